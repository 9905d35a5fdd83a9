import styled from "@emotion/styled"
import { color, duration, from } from "../theme/tokens"

interface CarouselBulletsProps {
  /** Name of one slide, e.g. "comment". */
  slideName: string
  count: number
  /** Index of the current slide, from 0. */
  current: number
  /** Hidden until the carousel is ready; the space is reserved. */
  ready: boolean
  onSelect: (index: number) => void
}

/** A button for each slide, below md. */
export const CarouselBullets = ({ slideName, count, current, ready, onSelect }: CarouselBulletsProps) => (
  <Bullets data-ready={ready || undefined}>
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bullet is its position
      <li key={index}>
        <Bullet
          type="button"
          aria-label={`Show ${slideName} ${index + 1} of ${count}`}
          aria-current={index === current || undefined}
          onClick={() => onSelect(index)}
        />
      </li>
    ))}
  </Bullets>
)

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
    border-radius: 6px;
    background: ${color.borderStrong};
    transition: width ${duration.base}, background ${duration.base};
  }

  &[aria-current]::before {
    width: 30px;
    background: ${color.accentText};
  }
`
