import styled from "@emotion/styled"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { inDark, inLight } from "../../theme/in-theme"
import { narrowScreen, wideWindow } from "../../theme/tokens"

/** `gatsbyImageData`. The size of an image on another host is unknown. */
export type PictureSource = Pick<IGatsbyImageData, "images"> &
  Partial<Pick<IGatsbyImageData, "width" | "height">> & {
    /** The point that all crops show, as `object-position`. */
    focus?: string
  }

export interface PictureProps {
  /** Renders nothing without it. */
  image: PictureSource | null | undefined
  /** Another crop, below sm. */
  portrait?: PictureSource | null
  /** Another crop, from md up. */
  wide?: PictureSource | null
  /** Replaces it in the dark theme. */
  dark?: PictureSource | null | undefined
  /** Another crop of that, from md up. */
  wideDark?: PictureSource | null | undefined
  /** Alternative text; "" for a decorative image. */
  alt: string
  /** The `sizes` attribute; default the window's width. */
  sizes?: string
  /** For the largest image of the first screen: load at once, with high priority. */
  eager?: boolean
  className?: string
}

/**
 * An image that needs no JavaScript: all widths as `srcset`, aspect ratio reserved by `width` and `height`.
 * Fills its parent, which sets the crop.
 */
export const Picture = ({ dark, wideDark = null, ...light }: PictureProps) => {
  if (!light.image) return null
  if (!dark)
    return (
      <picture>
        <Sources {...light} image={light.image} />
      </picture>
    )
  return (
    <>
      <InLight>
        <Sources {...light} image={light.image} />
      </InLight>
      <InDark data-dark>
        <Sources {...light} image={dark} portrait={null} wide={wideDark} eager={false} />
      </InDark>
    </>
  )
}

interface SourcesProps extends Omit<PictureProps, "dark" | "wideDark"> {
  image: PictureSource
}

const Sources = ({ image, portrait, wide, alt, sizes = "100vw", eager = false, className }: SourcesProps) => (
  <>
    <Crop image={portrait} media={narrowScreen.sm} sizes={sizes} />
    <Crop image={wide} media={wideWindow.md} sizes={sizes} />
    <Image
      src={image.images.fallback?.src}
      srcSet={image.images.fallback?.srcSet}
      sizes={sizes}
      {...integerSize(image)}
      alt={alt}
      $focus={image.focus}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
      decoding={eager ? "sync" : "async"}
      className={className}
    />
  </>
)

interface CropProps {
  image: PictureSource | null | undefined
  media: string
  sizes: string
}

const Crop = ({ image, media, sizes }: CropProps) =>
  image?.images.fallback ? <source media={media} srcSet={image.images.fallback.srcSet} sizes={sizes} /> : null

const InLight = styled.picture(inLight)

/** Its image is lazy: browsers do not load it while it is hidden. */
const InDark = styled.picture(inDark("inline"))

/** `--focus-point` is that of a frame, for images without their own. */
const Image = styled.img<{ $focus: string | undefined }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: ${({ $focus = "var(--focus-point)" }) => $focus};
`

/** Convert the size of full-width images, which is a ratio (1 by 0.625), to the integers that HTML requires. */
const integerSize = ({ width, height }: PictureSource) => {
  if (!width || !height) return {}
  return Number.isInteger(width) && Number.isInteger(height)
    ? { width, height }
    : { width: nominalWidth, height: Math.round((nominalWidth * height) / width) }
}

const nominalWidth = 1600
