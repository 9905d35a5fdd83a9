import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { Caption } from "../../body/text-styles"
import { color, grid, radius, space } from "../../theme/tokens"
import { wideRailStyles } from "../../ui/layout/rail-styles"
import { PreviewableImage } from "../../ui/media/previewable-image"
import { widthFrom } from "../../ui/media/share-sizes"
import { wholeWords } from "../../ui/text/whole-words"
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
      <Image image={image} alt={alt} sizes={`${widthFrom("lg", 960)}, 84vw`} />
      {caption ? <Caption>{wholeWords(caption)}</Caption> : null}
    </Item>
  ) : null

const Rail = styled.div`
  ${wideRailStyles}
  gap: ${grid.gap};
  scrollbar-width: thin;
  scrollbar-color: ${color.borderHover} transparent;
  padding: 0 var(--horizontal-offset) ${space[4]};

  @media print {
    --horizontal-offset: 0px;
    flex-wrap: wrap;
    overflow: visible;
  }
`

const Item = styled.figure`
  flex: none;
  width: min(84vw, 60rem);

  @media print {
    flex: 1 1 40%;
  }
`

const Image = styled(PreviewableImage)`
  aspect-ratio: 16 / 10;
  border-radius: ${radius.xl};
`
