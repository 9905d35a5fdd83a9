import { type ReactNode, Suspense, use, useSyncExternalStore } from "react"

export interface HydrateWhenProps {
  /** The same promise at every call: what the server's HTML waits for before React takes it over. */
  ready: () => Promise<unknown>
  children: ReactNode
}

/**
 * Leaves the server's HTML as it is until `ready` resolves, and only then hydrates it and loads the scripts of lazy
 * children. What is mounted later than the first page renders at once. Keep the element referentially stable between
 * renders (`useMemo`): a part that changes cannot wait any longer, and shows nothing while its scripts load.
 */
export const HydrateWhen = ({ ready, children }: HydrateWhenProps) => (
  <Suspense fallback={null}>
    <Gate ready={ready}>{children}</Gate>
  </Suspense>
)

const Gate = ({ ready, children }: HydrateWhenProps) => {
  const hydrating = useSyncExternalStore(subscribeToNothing, isMounted, isHydrating)
  if (hydrating && typeof window !== "undefined") use(ready())
  return children
}

const subscribeToNothing = () => () => undefined
const isMounted = () => false
const isHydrating = () => true
