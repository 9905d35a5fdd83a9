import styled from "@emotion/styled"
import { type PointerEvent, useState } from "react"
import type { PropsOf } from "../../../content/define"
import { sideBySide } from "../../theme/columns"
import {
  color,
  duration,
  easing,
  from,
  grid,
  growthStart,
  hover,
  lowWindow,
  motion,
  space,
  typography,
} from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import { Container } from "../../ui/layout/container"
import { Light } from "../../ui/media/light"
import { Picture } from "../../ui/media/picture"
import { contentWidth, widthFrom } from "../../ui/media/share-sizes"
import type { homeHero } from "./section"

export type HomeHeroProps = PropsOf<typeof homeHero>

/** The head of the home page, with images in two arches. */
export const HomeHero = ({ heading, lead, homeHero }: HomeHeroProps) => {
  const hydrated = useHydrated()
  // After navigation the light comes from the previous page.
  const [rises] = useState(hydrated ? undefined : ("on-load" as const))
  return (
    <Frame onPointerMove={turnLight}>
      <Columns>
        <div>
          <Title>{heading}</Title>
          {lead ? <Lead>{lead}</Lead> : null}
          <Actions>
            {homeHero?.buttons.map(({ label, href }, index) => (
              <Button
                key={href}
                href={href}
                fullWidthBelowSm
                {...(index === 0 ? { arrow: true } : { variant: "white" })}
              >
                {label}
              </Button>
            ))}
          </Actions>
        </div>
        <Arches>
          <Light rises={rises} />
          {homeHero?.pictures.map(({ image, alt }) => (
            <div key={alt}>
              <Picture image={image.childImageSharp?.gatsbyImageData} alt={alt} sizes={archSizes} eager />
            </div>
          ))}
        </Arches>
      </Columns>
    </Frame>
  )
}

/** Where the pointer is, from -1 on the left to 1 on the right. Through the CSSOM: the policy blocks style attributes. */
const turnLight = ({ currentTarget: { style, clientWidth }, clientX }: PointerEvent<HTMLElement>) =>
  style.setProperty("--pointer", (clientX / (clientWidth / 2) - 1).toFixed(2))

/** An arch is 46 % of the pair. The pair is in columns 8-12, with gaps of 24 px, and at most 560 px wide. */
const archWidth = (content: number) => 0.4625 * Math.min(560, ((content + 24) * 5) / 12 - 24)

/** On large screens the pair extends beyond its columns. Below md it has the full width. */
const archSizes = [
  `(min-width: ${growthStart}px) min(10vw + 92px, 344px)`,
  ...(["2xl", "xl", "lg", "md"] as const).map((name) => widthFrom(name, archWidth(contentWidth(name)))),
  "min(46vw, 259px)",
].join(", ")

const Frame = styled.section`
  transition: --pointer ${duration.slow} ${easing.out};
  padding-block: clamp(40px, 5vw, 72px) clamp(48px, 5vw, 88px);

  ${lowWindow} {
    padding-block: ${space[3]} ${space[10]};
  }
`

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 48px ${grid.gap};
  align-items: center;
  ${sideBySide("1 / 8", "8 / 13", "md")}

  /* About as high as the arches: the text stays where it is when they arrive. */
  ${from.md} {
    min-height: min(34vw, 560px);
  }
`

const Title = styled.h1`
  ${typography.display}

  ${lowWindow} {
    font-size: var(--size-h2);
  }
`

const Lead = styled.p`
  ${typography.lead}
  max-width: 30em;
  margin-top: clamp(24px, 2.4vw, 36px);
  color: ${color.textSecondary};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${grid.gapNarrow};
  margin-top: clamp(28px, 3vw, 44px);

  /* In one row. */
  ${from.md} {
    > a {
      padding-inline: clamp(18px, 2.4vw, 28px);
    }
  }
`

const light = `color-mix(in srgb, ${color.white} 20%, transparent)`

// The circle is 29 % as wide as the pair, and touches both arches. Percentages of grid items follow the pair's width.
const Arches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 7.5%;
  width: min(100% + var(--bleed), 560px + 1.5 * var(--bleed));
  margin-inline: auto;

  ${from.md} {
    margin-inline: auto calc(-1 * var(--bleed));
  }

  > i {
    grid-column: 1 / -1;
    justify-self: center;
    width: 29%;
    margin-bottom: -5%;
    view-timeline: --hero-light;
  }

  > div {
    position: relative;
    aspect-ratio: 10 / 17;
    overflow: hidden;
    border-radius: 50% 50% 28px 28px / 29.41% 29.41% 28px 28px;
    background: ${color.bgSunken};
  }

  /* The light of a window, which follows the pointer by a few degrees. */
  ${hover} {
    ${motion} {
      > div::after {
        content: "";
        position: absolute;
        inset: 0;
        background: linear-gradient(
          calc(115deg + 12deg * var(--pointer)),
          transparent 36%,
          ${light} 36.2% 47%,
          transparent 47.2% 50%,
          ${light} 50.2% 54%,
          transparent 54.2%
        );
      }
    }
  }
`
