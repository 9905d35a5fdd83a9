import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"

/** What `gatsbyImageData` answers. Of a picture on another host, the size is not known. */
export type PictureSource = Pick<IGatsbyImageData, "images"> &
  Partial<Pick<IGatsbyImageData, "width" | "height">>

export interface PictureProps {
  /** Nothing is drawn without it. */
  image: PictureSource | null | undefined
  /** What the picture shows; "" where it only decorates. */
  alt: string
  /** The width it is drawn at, as the `sizes` attribute; default the whole window's. */
  sizes?: string
  /** For the one picture a visitor sees first: loaded at once, with high priority. */
  eager?: boolean
  className?: string
}

/**
 * A picture in the server's HTML that needs no script: every width and format as `srcset`, its aspect ratio reserved
 * by `width` and `height`. Fills its parent; the parent decides the crop.
 */
export const Picture = ({ image, alt, sizes = "100vw", eager = false, className }: PictureProps) => {
  if (!image) return null
  const { fallback, sources = [] } = image.images
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <Image
        src={fallback?.src}
        srcSet={fallback?.srcSet}
        sizes={sizes}
        {...wholePixels(image)}
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

/** Full-width images come with their proportions (1 by 0.625), but HTML knows only whole pixels. */
const wholePixels = ({ width, height }: PictureSource) => {
  if (!width || !height) return {}
  return Number.isInteger(width) && Number.isInteger(height)
    ? { width, height }
    : { width: unit, height: Math.round((unit * height) / width) }
}

const unit = 1600
