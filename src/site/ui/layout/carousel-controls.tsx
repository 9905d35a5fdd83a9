import styled from "@emotion/styled"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import { fillText } from "../../../util/fill-text"
import { color, duration, from, onHover, space } from "../../theme/tokens"
import { iconButton } from "../actions/icon-button"
import { useTexts } from "../text/texts"
import type { useSwiper } from "./use-swiper"

interface CarouselArrowsProps {
  /** Name of one slide, e.g. "comment". */
  slideName: string
  swiper: ReturnType<typeof useSwiper>
}

/** Buttons to the previous and the next slide, from md up. Hidden until Swiper is ready; the space is reserved. */
export const CarouselArrows = ({ slideName, swiper: { ready, position, slideBy } }: CarouselArrowsProps) => {
  const { previous, next } = useTexts("carousel")
  return (
    <Arrows data-ready={ready || undefined}>
      <Arrow
        type="button"
        aria-label={fillText(previous, { slide: slideName })}
        aria-disabled={position.atStart}
        onClick={() => slideBy(-1)}
      >
        <ArrowLeft size={22} strokeWidth={1.75} />
      </Arrow>
      <Arrow
        type="button"
        aria-label={fillText(next, { slide: slideName })}
        aria-disabled={position.atEnd}
        onClick={() => slideBy(1)}
      >
        <ArrowRight size={22} strokeWidth={1.75} />
      </Arrow>
    </Arrows>
  )
}

interface CarouselBulletsProps extends CarouselArrowsProps {
  count: number
}

/** A button for each slide, below md. Hidden until Swiper is ready; the space is reserved. */
export const CarouselBullets = ({ slideName, count, swiper }: CarouselBulletsProps) => {
  const { show } = useTexts("carousel")
  return (
    <Bullets data-ready={swiper.ready || undefined}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its position
        <li key={index}>
          <Bullet
            type="button"
            aria-label={fillText(show, { slide: slideName, number: index + 1, count })}
            aria-current={index === swiper.position.index || undefined}
            onClick={() => swiper.slideTo(index)}
          />
        </li>
      ))}
    </Bullets>
  )
}

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

  ${onHover(`
    color: ${color.onAccent};
    background: ${color.accent};
    box-shadow: none;
  `)}

  &[aria-disabled="true"] {
    color: inherit;
    background: transparent;
    box-shadow: inset 0 0 0 1.5px var(--control-edge, ${color.borderStrong});
    opacity: 0.4;
    cursor: default;
  }
`

const Bullets = styled.ul`
  display: flex;
  justify-content: center;
  margin-top: 17px;

  &:not([data-ready]) {
    visibility: hidden;
  }

  ${from.md} {
    display: none;
  }
`

// The dot is 10 px, the touch target 24.
const Bullet = styled.button`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding: 0 7px;
  border: 0;
  border-radius: 12px;
  background: none;
  cursor: pointer;

  &::before {
    content: "";
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.borderStrong};
    transition: background ${duration.base};
  }

  &[aria-current]::before {
    background: ${color.accentText};
  }
`
