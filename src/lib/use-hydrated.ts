import { useSyncExternalStore } from "react"

/** false in the server's HTML and while React takes it over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
