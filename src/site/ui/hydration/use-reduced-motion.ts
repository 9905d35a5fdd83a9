import { useSyncExternalStore } from "react"

const query = "(prefers-reduced-motion: reduce)"

/** Whether the visitor prefers reduced motion. Updates with the setting. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener("change", onChange)
  return () => media.removeEventListener("change", onChange)
}
