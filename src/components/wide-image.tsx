import styled from "@emotion/styled"
import { containerSizes } from "../lib/share-sizes"
import { color, from } from "../theme/tokens"
import { Picture, type PictureProps } from "./picture"

/** The picture below the head of a page: 16:10, from md up 21:9. */
export const WideImage = (props: PictureProps) =>
  props.image ? (
    <WideFrame>
      <Picture sizes={containerSizes} eager {...props} />
    </WideFrame>
  ) : null

/** Its frame, for panels that are drawn instead. */
export const WideFrame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: clamp(20px, 2.4vw, 36px);
  background: ${color.bgSunken};

  ${from.md} {
    aspect-ratio: 21 / 9;
  }
`
