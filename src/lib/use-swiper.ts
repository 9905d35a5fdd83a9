import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import type { Swiper } from "swiper"
import { useNearViewport } from "./use-near-viewport"
import { useReducedMotion } from "./use-reduced-motion"

export interface CarouselPosition {
  /** Index of the first visible slide, from 0. */
  index: number
  atStart: boolean
  atEnd: boolean
}

const start: CarouselPosition = { index: 0, atStart: true, atEnd: false }

/**
 * Add Swiper to a rail of slides that works without it. Swiper loads near the viewport and runs in CSS mode: the
 * browser continues to scroll and snap. `container` is as wide as the content; its only child is the rail.
 */
export const useSwiper = (container: RefObject<HTMLElement | null>) => {
  const near = useNearViewport(container)
  const still = useReducedMotion()
  const swiper = useRef<Swiper | null>(null)
  const [ready, setReady] = useState(false)
  const [position, setPosition] = useState(start)

  useEffect(() => {
    if (!near) return
    let left = false
    import("swiper").then(
      ({ Swiper: Library }) => {
        const element = container.current
        if (left || !element) return
        const report = ({ activeIndex: index, isBeginning: atStart, isEnd: atEnd }: Swiper) =>
          setPosition((known) =>
            known.index === index && known.atStart === atStart && known.atEnd === atEnd
              ? known
              : { index, atStart, atEnd },
          )
        swiper.current = new Library(element, {
          cssMode: true,
          slidesPerView: "auto",
          allowTouchMove: false,
          initialSlide: nearestSlide(element),
          on: { init: report, setTranslate: report, slideChange: report, resize: report },
        })
        setReady(true)
      },
      () => {},
    )
    return () => {
      left = true
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [container, near])

  const slideTo = useCallback(
    (index: number) => swiper.current?.slideTo(index, still ? 0 : undefined),
    [still],
  )
  const slideBy = useCallback(
    (step: 1 | -1) => {
      const speed = still ? 0 : undefined
      if (step > 0) swiper.current?.slideNext(speed)
      else swiper.current?.slidePrev(speed)
    },
    [still],
  )

  return { ready, position, slideTo, slideBy }
}

/** The slide that the visitor has scrolled to before Swiper loaded. */
const nearestSlide = (container: HTMLElement): number => {
  const rail = container.firstElementChild
  if (!rail || rail.scrollLeft === 0) return 0
  const lefts = [...rail.children].map((slide) => slide.getBoundingClientRect().left)
  const edge = container.getBoundingClientRect().left
  const distances = lefts.map((left) => Math.abs(left - edge))
  return distances.indexOf(Math.min(...distances))
}
