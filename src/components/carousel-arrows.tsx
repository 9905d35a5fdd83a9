import styled from "@emotion/styled"
import { ArrowLeft, ArrowRight } from "lucide-react"
import type { CarouselPosition } from "../lib/use-swiper"
import { color, duration, from, space } from "../theme/tokens"
import { iconButton } from "./icon-button"

interface CarouselArrowsProps {
  /** Name of one slide, e.g. "comment". */
  slideName: string
  /** Hidden until the carousel is ready; the space is reserved. */
  ready: boolean
  position: CarouselPosition
  onStep: (step: 1 | -1) => void
}

/** Buttons to the previous and the next slide, from md up. */
export const CarouselArrows = ({ slideName, ready, position, onStep }: CarouselArrowsProps) => (
  <Arrows data-ready={ready || undefined}>
    <Arrow
      type="button"
      aria-label={`Previous ${slideName}`}
      aria-disabled={position.atStart}
      onClick={() => onStep(-1)}
    >
      <ArrowLeft size={22} strokeWidth={1.75} />
    </Arrow>
    <Arrow
      type="button"
      aria-label={`Next ${slideName}`}
      aria-disabled={position.atEnd}
      onClick={() => onStep(1)}
    >
      <ArrowRight size={22} strokeWidth={1.75} />
    </Arrow>
  </Arrows>
)

const Arrows = styled.div`
  display: none;
  flex: none;
  gap: ${space[3]};

  &:not([data-ready]) {
    visibility: hidden;
  }

  ${from.md} {
    display: flex;
  }
`

const Arrow = styled.button`
  ${iconButton("56px")}
  border-radius: 50%;
  color: inherit;
  background: transparent;
  box-shadow: inset 0 0 0 1.5px var(--control-edge, ${color.borderStrong});
  transition: background ${duration.fast}, color ${duration.fast};

  &:hover {
    color: ${color.onAccent};
    background: ${color.accent};
    box-shadow: none;
  }

  &[aria-disabled="true"] {
    color: inherit;
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--control-edge, ${color.borderStrong});
    opacity: 0.4;
    cursor: default;
  }
`
