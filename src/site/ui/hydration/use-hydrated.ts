import { useSyncExternalStore } from "react"

/** false on the server and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
