import styled from "@emotion/styled"
import type { TextPropsOf } from "../../../content/define"
import { Caption } from "../../body/text-styles"
import { radius } from "../../theme/tokens"
import { optimisedSrcSet, optimisedUrl } from "../../ui/media/image-optimiser"
import type { PictureSource } from "../../ui/media/picture"
import { PreviewableImage } from "../../ui/media/previewable-image"
import { textSizes, textWidth } from "../../ui/media/share-sizes"
import { wholeWords } from "../../ui/text/whole-words"
import type { figure } from "./section"

export interface FigureProps extends Partial<TextPropsOf<typeof figure>> {
  /** Instead of an image next to the document: the URL of one on another host. */
  src?: string
}

/** An image in the text with its caption, and a button for its preview. */
export const Figure = ({ image, src, alt = "", caption, credit }: FigureProps) => {
  const source = image ?? (src ? remoteImage(src) : undefined)
  if (!source) return null
  return (
    <Block>
      <Image image={source} alt={alt} sizes={textSizes} />
      {caption || credit ? (
        <Caption>
          {wholeWords(caption)} {credit ? <small>{credit}</small> : null}
        </Caption>
      ) : null}
    </Block>
  )
}

const remoteImage = (url: string): PictureSource => ({
  images: {
    fallback: {
      src: optimisedUrl({ url, width: textWidth }),
      srcSet: optimisedSrcSet({ url, width: textWidth * 2 }),
    },
  },
})

const Block = styled.figure`
  small {
    display: block;
    font-size: 0.875em;
  }
`

const Image = styled(PreviewableImage)`
  border-radius: ${radius.lg};

  img {
    width: 100%;
    height: auto;
  }
`
