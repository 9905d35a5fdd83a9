import styled from "@emotion/styled"
import type { KeyboardEvent, ReactNode } from "react"
import { useRef } from "react"
import { color, forcedColors, from, grid, sectionSpace, space } from "../../theme/tokens"
import { ErrorBoundary } from "../hydration/error-boundary"
import { useTexts } from "../text/texts"
import { CarouselArrows, CarouselBullets } from "./carousel-controls"
import { railOverflow, wideRailStyles } from "./rail-styles"
import { useSwiper } from "./use-swiper"

interface CarouselProps {
  /** Name of the carousel, e.g. "Client comments". */
  label: string
  /** Name of one slide, e.g. "comment". */
  slideName: string
  /** Next to the arrows. */
  heading: ReactNode
  slides: readonly { key: string; content: ReactNode }[]
  /** Show bullets below the rail, below md. */
  bullets?: boolean
  /** Show a progress line below the rail. */
  progressLine?: boolean
}

/**
 * Slides in a rail that extends past the container's right edge. All slides are in the server's HTML, and the rail
 * scrolls and snaps without JavaScript. Swiper adds arrows, arrow keys and bullets. Set the custom property
 * `--slide-width` on an ancestor.
 */
export const Carousel = (props: CarouselProps) => (
  <ErrorBoundary name={`carousel ${props.label}`}>
    <Slides {...props} />
  </ErrorBoundary>
)

const Slides = ({ label, slideName, heading, slides, bullets, progressLine }: CarouselProps) => {
  const { role } = useTexts("carousel")
  const container = useRef<HTMLDivElement>(null)
  const swiper = useSwiper(container)
  const { ready, position, slideTo, slideBy } = swiper
  const last = slides.length - 1

  const onKeyDown = (event: KeyboardEvent) => {
    if (!ready || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === "ArrowLeft") slideBy(-1)
    else if (event.key === "ArrowRight") slideBy(1)
    else if (event.key === "Home") slideTo(0)
    else if (event.key === "End") slideTo(last)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group with a role description, not form fields
    <div role="group" aria-roledescription={role} aria-label={label}>
      <Head>
        {heading}
        <CarouselArrows slideName={slideName} swiper={swiper} />
      </Head>
      <div ref={container}>
        <Rail className="swiper-wrapper" aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
          {slides.map(({ key, content }) => (
            <li key={key} className="swiper-slide">
              {content}
            </li>
          ))}
        </Rail>
      </div>
      {bullets ? <CarouselBullets slideName={slideName} count={slides.length} swiper={swiper} /> : null}
      {progressLine ? (
        <Line aria-hidden>
          <Filled $share={(position.atEnd ? slides.length : position.index + 1) / slides.length} />
        </Line>
      ) : null}
    </div>
  )
}

const Head = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space[6]};
  margin-bottom: ${sectionSpace.headGap};
`

const Rail = styled.ul`
  ${wideRailStyles}
  margin: -${railOverflow} calc(-1 * var(--horizontal-offset));
  padding: ${railOverflow} var(--horizontal-offset);
  overflow-y: hidden;
  scrollbar-width: none;

  &::-webkit-scrollbar {
    display: none;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  > li {
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr);
    width: var(--slide-width, 100%);
    margin-inline-end: ${grid.gapNarrow};
  }

  ${from.md} {
    > li {
      margin-inline-end: ${grid.gap};
    }
  }

  > li:last-of-type {
    margin-inline-end: 0;
  }
`

const Line = styled.div`
  height: 2px;
  margin-top: clamp(32px, 4vw, 56px);
  overflow: hidden;
  border-radius: 2px;
  background: color-mix(in srgb, currentColor 16%, transparent);

  ${forcedColors} {
    background: GrayText;
  }
`

const Filled = styled.div<{ $share: number }>`
  width: ${({ $share }) => $share * 100}%;
  height: 100%;
  background: ${color.accent};

  ${forcedColors} {
    background: Highlight;
  }
`
