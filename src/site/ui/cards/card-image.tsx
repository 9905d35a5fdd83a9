import styled from "@emotion/styled"
import { darkHairline } from "../../theme/dark-hairline"
import { below, color, duration, easing, hover, motion, radius, zIndex } from "../../theme/tokens"
import { Picture, type PictureProps } from "../media/picture"
import { hoveredCard } from "./card-link"

interface CardImageProps extends PictureProps {
  /** Aspect ratio, e.g. "4 / 3". */
  ratio: string
  /** Border radius; default that of cards. */
  corner?: string
}

/**
 * A cropped image. While its card is hovered, if it leads to a page, it grows, and light from a window moves across it.
 * Reserves its space without an image.
 */
export const CardImage = ({ ratio, corner = radius.lg, ...image }: CardImageProps) => (
  <Frame $ratio={ratio} $corner={corner} data-portrait={image.portrait ? "" : undefined}>
    <Picture {...image} />
  </Frame>
)

const light = `color-mix(in srgb, ${color.white} 28%, transparent)`

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

  &::before {
    content: "";
    position: absolute;
    z-index: ${zIndex.raised};
    inset: 0;
    background: linear-gradient(
      115deg,
      transparent 38%,
      ${light} 38% 48%,
      transparent 48% 51%,
      ${light} 51% 55%,
      transparent 55%
    );
    translate: -100% 0;
    pointer-events: none;
  }

  ${hover} {
    ${motion} {
      ${hoveredCard} > & img {
        transform: scale(1.035);
      }

      ${hoveredCard} > &::before {
        translate: 100% 0;
        transition: translate ${duration.slower} ${easing.standard};
      }
    }
  }
`
