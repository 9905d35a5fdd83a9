import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { darkHairline } from "../theme/dark-hairline"
import { below, color, duration, easing, motion, radius } from "../theme/tokens"
import { Picture, type PictureProps } from "./picture"

interface CardImageProps extends PictureProps {
  /** Aspect ratio, e.g. "4 / 3". */
  ratio: string
  /** Border radius; default that of cards. */
  corner?: string
  /** Overlay on the image, e.g. a button. */
  children?: ReactNode
}

/** A cropped image that grows while its card is hovered. Reserves its space without an image. */
export const CardImage = ({ ratio, corner = radius.lg, children, ...image }: CardImageProps) => (
  <Frame $ratio={ratio} $corner={corner} data-portrait={image.portrait ? "" : undefined}>
    <Picture {...image} />
    {children}
  </Frame>
)

const Frame = styled.div<{ $ratio: string; $corner: string }>`
  position: relative;
  aspect-ratio: var(--image-ratio, ${({ $ratio }) => $ratio});
  overflow: hidden;
  border-radius: ${({ $corner }) => $corner};
  background: ${color.bgSunken};
  ${darkHairline}

  ${below.sm} {
    &[data-portrait] {
      aspect-ratio: 4 / 5;
    }
  }

  img {
    transition: transform ${duration.slower} ${easing.out};
  }

  ${motion} {
    article:hover > & img {
      transform: scale(1.035);
    }
  }
`
