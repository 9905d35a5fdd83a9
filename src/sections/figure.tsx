import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { ImagePreviewButton } from "../components/image-preview-button"
import { Picture, type PictureSource } from "../components/picture"
import { optimisedSrcSet, optimisedUrl } from "../lib/image-optimiser"
import { breakpoints, color, radius, space, typography } from "../theme/tokens"

export interface FigureProps {
  /** A picture beside the document. */
  image?: IGatsbyImageData | null
  /** Or the address of one on another host. */
  src?: string
  alt: string
  /** What to look at. */
  caption?: string
}

/** A picture of the text with its caption, and a button that opens it over the page. */
export const Figure = ({ image, src, alt, caption }: FigureProps) => {
  const picture = image ?? (src ? remotePicture(src) : undefined)
  if (!picture) return null
  return (
    <Block>
      <Frame>
        <Picture image={picture} alt={alt} sizes={sizes} />
        <Preview>
          <ImagePreviewButton image={picture} alt={alt} />
        </Preview>
      </Frame>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Block>
  )
}

/** Text columns are at most 46em wide. */
const width = 782
const sizes = `(min-width: ${breakpoints.lg}px) ${width}px, calc(100vw - 24px)`

const remotePicture = (url: string): PictureSource => ({
  images: {
    fallback: {
      src: optimisedUrl({ url, width }),
      srcSet: optimisedSrcSet({ url, width: width * 2 }),
    },
  },
})

const Block = styled.figure`
  > figcaption {
    ${typography.small}
    margin-top: ${space[3]};
    color: ${color.textSecondary};
  }
`

const Frame = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.bgSunken};

  img {
    width: 100%;
    height: auto;
  }
`

const Preview = styled.div`
  position: absolute;
  top: ${space[3]};
  right: ${space[3]};
`
