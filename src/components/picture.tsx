import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { narrowScreen } from "../theme/tokens"

/** `gatsbyImageData`. The size of an image on another host is unknown. */
export type PictureSource = Pick<IGatsbyImageData, "images"> &
  Partial<Pick<IGatsbyImageData, "width" | "height">>

export interface PictureProps {
  /** Renders nothing without it. */
  image: PictureSource | null | undefined
  /** Another crop of the image, for screens below sm. */
  portrait?: PictureSource | null
  /** Alternative text; "" for a decorative image. */
  alt: string
  /** The `sizes` attribute; default the window's width. */
  sizes?: string
  /** For the largest image of the first screen: load at once, with high priority. */
  eager?: boolean
  className?: string
}

/**
 * An image that needs no JavaScript: all widths and formats as `srcset`, aspect ratio reserved by `width` and `height`.
 * Fills its parent, which sets the crop.
 */
export const Picture = ({
  image,
  portrait,
  alt,
  sizes = "100vw",
  eager = false,
  className,
}: PictureProps) => {
  if (!image) return null
  const { fallback, sources = [] } = image.images
  return (
    <picture>
      {portrait ? (
        <>
          {portrait.images.sources?.map(({ type, srcSet }) => (
            <source key={type} media={narrowScreen.sm} type={type} srcSet={srcSet} sizes={sizes} />
          ))}
          <source media={narrowScreen.sm} srcSet={portrait.images.fallback?.srcSet} sizes={sizes} />
        </>
      ) : null}
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        {...integerSize(image)}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        className={className}
      />
    </picture>
  )
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

/** Convert the size of full-width images, which is a ratio (1 by 0.625), to the integers that HTML requires. */
const integerSize = ({ width, height }: PictureSource) => {
  if (!width || !height) return {}
  return Number.isInteger(width) && Number.isInteger(height)
    ? { width, height }
    : { width: nominalWidth, height: Math.round((nominalWidth * height) / width) }
}

const nominalWidth = 1600
