import styled from "@emotion/styled"
import type { ReactNode } from "react"
import { color, duration, easing, radius, reducedMotion } from "../theme/tokens"
import { Picture, type PictureProps } from "./picture"

export interface CardImageProps extends PictureProps {
  /** Width to height, e.g. "4 / 3". */
  ratio: string
  /** Radius; default that of cards. */
  corner?: string
  /** What stands on the picture, e.g. a button. */
  children?: ReactNode
}

/** A cropped picture that grows a little while the card around it is hovered. Its place stays when there is none. */
export const CardImage = ({ ratio, corner = radius.lg, children, ...picture }: CardImageProps) => (
  <Frame $ratio={ratio} $corner={corner}>
    <Picture {...picture} />
    {children}
  </Frame>
)

const Frame = styled.div<{ $ratio: string; $corner: string }>`
  position: relative;
  aspect-ratio: var(--image-ratio, ${({ $ratio }) => $ratio});
  overflow: hidden;
  border-radius: ${({ $corner }) => $corner};
  background: ${color.bgSunken};

  img {
    transition: transform ${duration.slower} ${easing.out};
  }

  article:hover > & img {
    transform: scale(1.035);
  }

  ${reducedMotion} {
    article:hover > & img {
      transform: none;
    }
  }
`
