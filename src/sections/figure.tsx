import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { Picture } from "../components/picture"
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

/** A picture of the text with its caption. */
export const Figure = ({ image, src, alt, caption }: FigureProps) =>
  image || src ? (
    <Block>
      <Frame>
        {image ? (
          <Picture image={image} alt={alt} sizes={sizes} />
        ) : (
          <img
            src={optimisedUrl({ url: src ?? "", width })}
            srcSet={optimisedSrcSet({ url: src ?? "", width: width * 2 })}
            sizes={sizes}
            alt={alt}
            loading="lazy"
            decoding="async"
          />
        )}
      </Frame>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Block>
  ) : null

/** Text columns are at most 46em wide. */
const width = 782
const sizes = `(min-width: ${breakpoints.lg}px) ${width}px, calc(100vw - 24px)`

const Block = styled.figure`
  > figcaption {
    ${typography.small}
    margin-top: ${space[3]};
    color: ${color.textSecondary};
  }
`

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.bgSunken};

  img {
    width: 100%;
    height: auto;
  }
`
