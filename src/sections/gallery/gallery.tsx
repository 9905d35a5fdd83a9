import styled from "@emotion/styled"
import { ImagePreviewButton } from "../../components/image-preview-button"
import { Picture } from "../../components/picture"
import type { TextPropsOf } from "../../content-model/define-text-element"
import { horizontalOffsetStyles } from "../../lib/horizontal-offset"
import { color, grid, radius, space } from "../../theme/tokens"
import { captionStyles } from "../text-styles"
import type { gallery, galleryImage } from "./section"

/** Images in a rail that scrolls and snaps without JavaScript. */
export const Gallery = ({ label, children }: TextPropsOf<typeof gallery, typeof galleryImage>) => (
  <Rail role="group" aria-label={label} tabIndex={0}>
    {children}
  </Rail>
)

/** One of the images. */
export const GalleryImage = ({ image, alt, caption }: TextPropsOf<typeof galleryImage>) =>
  image ? (
    <Item>
      <Frame>
        <Picture image={image} alt={alt} sizes="(min-width: 1024px) 960px, 84vw" />
        <Preview>
          <ImagePreviewButton image={image} alt={alt} />
        </Preview>
      </Frame>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Item>
  ) : null

const Rail = styled.div`
  ${horizontalOffsetStyles}
  display: flex;
  gap: ${grid.gap};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: ${color.borderHover} transparent;
  scroll-padding-inline: var(--horizontal-offset);
  padding: 0 var(--horizontal-offset) ${space[4]};
`

const Item = styled.figure`
  flex: none;
  width: min(84vw, 60rem);
  scroll-snap-align: start;

  > figcaption {
    ${captionStyles}
  }
`

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  border-radius: ${radius.xl};
  background: ${color.bgSunken};
`

const Preview = styled.div`
  position: absolute;
  top: ${space[3]};
  right: ${space[3]};
`
