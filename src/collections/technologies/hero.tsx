import styled from "@emotion/styled"
import { Button } from "../../components/button"
import { PageHead } from "../../components/page-head"
import { WideFrame } from "../../components/wide-image"
import type { HeroPropsOf } from "../../content-model/define-section"
import { color, shadow } from "../../theme/tokens"
import type { hero } from "./collection"

export type HeroProps = HeroPropsOf<typeof hero>

/**
 * The head of a technology: breadcrumb, title, description with the way to an estimate, and a panel in the
 * technology's colour: the two arches with its mark as their light.
 */
export const Hero = ({ hero, mark, color: tint, breadcrumb }: HeroProps) => (
  <PageHead
    breadcrumb={breadcrumb}
    heading={hero.title}
    lead={hero.description}
    gap="clamp(32px, 4vw, 64px)"
    action={
      <Button variant="stylish-green" href="/estimate/" fullWidthBelowSm>
        Get an estimate
      </Button>
    }
  >
    <Panel $tint={tint}>
      <Logomark>
        <Arches>
          <span />
          <span />
        </Arches>
        <Light>{mark?.publicURL ? <img src={mark.publicURL} alt="" width={80} height={80} /> : null}</Light>
      </Logomark>
    </Panel>
  </PageHead>
)

/** The same window light as in all artwork falls over the panel from the left. */
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

/** Proportions of the logomark: the light is 29 % of the pair's width and touches both arches above the valley. */
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
  }
`

const Light = styled.div`
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

  > img {
    width: 66%;
    height: auto;
  }
`
