import { type RefObject, useCallback, useEffect, useRef, useState } from "react"
import type { Swiper } from "swiper"
import { useNearViewport } from "../hydration/use-near-viewport"
import { useReducedMotion } from "../hydration/use-reduced-motion"

interface CarouselPosition {
  /** Index of the first visible slide, from 0. */
  index: number
  atStart: boolean
  atEnd: boolean
}

const start: CarouselPosition = { index: 0, atStart: true, atEnd: false }

/**
 * Add Swiper to a scrollable row of slides. Swiper loads near the viewport and runs in CSS mode: the browser continues
 * to scroll and snap. The row must be the only child of the container.
 */
export const useSwiper = (container: RefObject<HTMLElement | null>) => {
  const near = useNearViewport(container)
  const reducedMotion = useReducedMotion()
  const swiper = useRef<Swiper | null>(null)
  const [ready, setReady] = useState(false)
  const [position, setPosition] = useState(start)

  useEffect(() => {
    if (!near) return
    let unmounted = false
    import("swiper").then(
      ({ Swiper: Library }) => {
        const element = container.current
        if (unmounted || !element) return
        const updatePosition = ({ activeIndex: index, isBeginning: atStart, isEnd: atEnd }: Swiper) =>
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
          on: {
            init: updatePosition,
            setTranslate: updatePosition,
            slideChange: updatePosition,
            resize: updatePosition,
          },
        })
        setReady(true)
      },
      () => {},
    )
    return () => {
      unmounted = true
      swiper.current?.destroy(true, false)
      swiper.current = null
    }
  }, [container, near])

  const speed = reducedMotion ? 0 : undefined
  const slideTo = useCallback((index: number) => swiper.current?.slideTo(index, speed), [speed])
  const slideBy = useCallback(
    (step: 1 | -1) => (step > 0 ? swiper.current?.slideNext(speed) : swiper.current?.slidePrev(speed)),
    [speed],
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
