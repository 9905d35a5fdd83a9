import { type RefObject, useEffect, useState } from "react"

/** Whether the element has been near the viewport. Use it to load what the element needs. */
export const useNearViewport = (element: RefObject<Element | null>, rootMargin = "600px 0px"): boolean => {
  const [near, setNear] = useState(false)

  useEffect(() => {
    if (near || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, near, rootMargin])

  return near
}
