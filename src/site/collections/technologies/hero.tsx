import styled from "@emotion/styled"
import type { HeroPropsOf } from "../../../content/define"
import { LedBy } from "../../features/contact/led-by"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, shadow } from "../../theme/tokens"
import { PageHead } from "../../ui/layout/page-head"
import { Picture } from "../../ui/media/picture"
import { coverSizes } from "../../ui/media/share-sizes"
import { WideFrame } from "../../ui/media/wide-image"
import { EstimateButton } from "../estimate-button"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/** The head of a technology, with a link to the estimate, and something made with it or its logo in its colour. */
export const Hero = ({ hero, mark, color: tint, lead, breadcrumb }: HeroProps) => (
  <PageHead
    breadcrumb={breadcrumb}
    heading={hero.title}
    lead={hero.description}
    gap="clamp(32px, 4vw, 64px)"
    action={
      <>
        <EstimateButton />
        <LedBy person={lead} />
      </>
    }
  >
    {hero.artefact ? (
      <Artefact>
        <Picture
          image={hero.artefact.image.childImageSharp?.gatsbyImageData}
          alt={hero.artefact.alt}
          sizes={coverSizes}
          eager
        />
      </Artefact>
    ) : (
      <Panel $tint={tint}>
        <Logomark>
          <Arches>
            <span />
            <span />
          </Arches>
          <Circle>
            {mark?.publicURL ? <img src={mark.publicURL} alt="" width={80} height={80} /> : null}
          </Circle>
        </Logomark>
      </Panel>
    )}
  </PageHead>
)

/** Its whole image: it has text up to its edges. */
const Artefact = styled(WideFrame)`
  && {
    aspect-ratio: 3 / 2;
  }
`

/** Diagonal stripes of light, as in the illustrations. */
const Panel = styled(WideFrame)<{ $tint: string }>`
  --tint: ${({ $tint }) => $tint};
  background: color-mix(in srgb, var(--tint) 16%, ${color.bg});

  &::before {
    content: "";
    position: absolute;
    inset: -60% -10%;
    background: linear-gradient(
      90deg,
      transparent 22%,
      ${color.white} 22% 31%,
      transparent 31% 33%,
      ${color.white} 33% 37%,
      transparent 37% 62%,
      ${color.white} 62% 68%,
      transparent 68%
    );
    opacity: 0.4;
    transform: rotate(-24deg);
  }

  [data-theme="dark"] &::before {
    opacity: 0.05;
  }
`

/** As in the agency's logo, the circle is 29 % as wide as the arches, and touches both. */
const Logomark = styled.div`
  position: absolute;
  top: 13%;
  bottom: 0;
  left: 50%;
  width: clamp(200px, 42%, 640px);
  transform: translateX(-50%);
`

const Arches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 7.5%;
  height: 100%;
  padding-top: 24%;

  > span {
    border-radius: 999px 999px 0 0;
    background: color-mix(in srgb, var(--tint) 46%, ${color.bg});
    ${forcedColorsBorder}
  }
`

const Circle = styled.div`
  position: absolute;
  top: 0;
  left: 50%;
  display: grid;
  place-items: center;
  width: 29%;
  aspect-ratio: 1;
  border-radius: 50%;
  background: ${color.white};
  box-shadow: ${shadow.md};
  transform: translateX(-50%);
  ${forcedColorsBorder}

  > img {
    width: 66%;
    height: auto;
  }
`
