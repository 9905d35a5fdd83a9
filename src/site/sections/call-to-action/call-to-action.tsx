import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { color, forcedColors, from, onHover, space, zIndex } from "../../theme/tokens"
import { Button } from "../../ui/actions/button"
import { Heading, PageSection } from "../../ui/layout/page-section"
import { Light } from "../../ui/media/light"
import { useTexts } from "../../ui/text/texts"
import type { callToAction } from "./section"

export type CallToActionProps = PropsOf<typeof callToAction>

/** A heading and a button in a green box with two arches and a light, which rises with the scroll position. */
export const CallToAction = ({
  id,
  heading,
  label,
  href = "/estimate/",
  joined = true,
}: CallToActionProps) => {
  const texts = useTexts("sections")
  return (
    <PageSection joined={joined}>
      <Box>
        <RisingLight rises="in-view" />
        <Heading id={id}>{heading ?? texts.callToAction}</Heading>
        <InkButton href={href} arrow>
          {label ?? texts.action}
        </InkButton>
      </Box>
    </PageSection>
  )
}

const Box = styled.div`
  --focus: ${color.onAccent};
  --arch: clamp(110px, 17vw, 230px);
  --arch-distance: clamp(120px, 18vw, 248px);
  --arch-height: 120px;
  isolation: isolate;
  position: relative;
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding: clamp(36px, 6vw, 96px) clamp(20px, 5vw, 80px) 190px;
  overflow: clip;
  border-radius: clamp(24px, 2.6vw, 36px);
  color: ${color.onAccent};
  background: ${color.accent};

  &::before,
  &::after {
    content: "";
    position: absolute;
    right: 4%;
    bottom: 0;
    width: var(--arch);
    height: var(--arch-height);
    border-radius: 999px 999px 0 0;
    background: ${color.accentHover};
    ${forcedColorsBorder}
  }

  &::after {
    right: calc(4% + var(--arch-distance));
  }

  > :not(i) {
    position: relative;
    z-index: ${zIndex.raised};
  }

  > h2 {
    max-width: 15em;
  }

  ${from.md} {
    padding-bottom: clamp(36px, 6vw, 96px);

    --arch-height: min(74%, 100% - var(--arch) * 0.48);
  }

  ${forcedColorsBorder}
`

/** Touches both arches when it has risen. */
const RisingLight = styled(Light)`
  position: absolute;
  z-index: -1;
  right: calc(4% + (var(--arch) + var(--arch-distance)) / 2 - var(--arch) * 0.3);
  bottom: calc(var(--arch-height) - var(--arch) * 0.21);
  width: calc(var(--arch) * 0.6);
  --light-color: ${color.white};
`

// In forced-colours mode `color-mix` results are not system colours, and the background would be the page's.
const InkButton = styled(Button)`
  color: ${color.white};
  background: ${color.onWhite};

  ${onHover(`background: color-mix(in srgb, ${color.white} 14%, ${color.onWhite});`)}

  &:active {
    background: color-mix(in srgb, ${color.white} 22%, ${color.onWhite});
  }

  ${forcedColors} {
    &,
    &:hover,
    &:active {
      color: ButtonText;
      background: ButtonFace;
    }
  }
`
