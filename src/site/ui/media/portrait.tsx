import styled from "@emotion/styled"
import { color } from "../../theme/tokens"
import { Picture, type PictureProps } from "./picture"

interface PortraitProps extends Pick<PictureProps, "image" | "dark" | "eager"> {
  /** In pixels. */
  size: number
}

/** A round picture of a person whose name is next to it. */
export const Portrait = ({ size, ...picture }: PortraitProps) => (
  <Circle $size={size}>
    <Picture {...picture} alt="" sizes={`${size}px`} />
  </Circle>
)

const Circle = styled.div<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: ${color.bgSunken};
`
