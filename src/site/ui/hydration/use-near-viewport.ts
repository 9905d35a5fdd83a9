import { type RefObject, useEffect, useState } from "react"

/** Call back once when the element is near the viewport. Return a function to stop waiting. */
export const onceNearViewport = (element: Element, callback: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: "600px 0px" },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Whether the element has been near the viewport. Use it to load what the element needs. */
export const useNearViewport = (element: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (element.current) return onceNearViewport(element.current, () => setNear(true))
  }, [element])

  return near
}
