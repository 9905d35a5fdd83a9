import styled from "@emotion/styled"
import { color, space } from "../../theme/tokens"
import { ImagePreviewButton } from "./image-preview-button"
import { Picture, type PictureSource } from "./picture"

interface PreviewableImageProps {
  image: PictureSource
  alt: string
  sizes: string
  className?: string
}

/** An image with a button for its preview in the corner. Style it to set its ratio and radius. */
export const PreviewableImage = ({ image, alt, sizes, className }: PreviewableImageProps) => (
  <Frame className={className}>
    <Picture image={image} alt={alt} sizes={sizes} />
    <Preview>
      <ImagePreviewButton image={image} alt={alt} />
    </Preview>
  </Frame>
)

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  background: ${color.bgSunken};
`

const Preview = styled.div`
  position: absolute;
  top: ${space[3]};
  right: ${space[3]};
`
