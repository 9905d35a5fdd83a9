import styled from "@emotion/styled"
import { darkHairline } from "../../theme/dark-hairline"
import { color, from } from "../../theme/tokens"
import { Picture, type PictureProps } from "./picture"
import { coverSizes } from "./share-sizes"

/**
 * The image below a page's head: 16:10; from md up 16:9, or 21:9 if it has a crop for that. On large screens it is wider
 * than the container.
 */
export const WideImage = (props: PictureProps) =>
  props.image ? (
    <WideFrame data-wide={props.wide ? "" : undefined}>
      <Picture sizes={coverSizes} eager {...props} />
    </WideFrame>
  ) : null

/** The frame of `WideImage`, for panels without an image. */
export const WideFrame = styled.div`
  position: relative;
  margin-inline: calc(-1 * var(--bleed));
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: clamp(20px, 2.4vw, 36px);
  background: ${color.bgSunken};
  ${darkHairline}

  ${from.md} {
    aspect-ratio: 16 / 9;

    &[data-wide] {
      aspect-ratio: 21 / 9;
    }
  }
`
