import { type ReactNode, Suspense, use } from "react"
import { useHydrated } from "../lib/use-hydrated"

interface HydrateWhenProps {
  /** Must return the same promise on every call. Hydration waits for it. */
  ready: () => Promise<unknown>
  children: ReactNode
}

/**
 * Delay hydration, and the chunks of lazy children, until `ready` resolves. Children that mount after the first page
 * render at once. Memoise the element (`useMemo`): an update forces hydration, and shows nothing while chunks load.
 */
export const HydrateWhen = ({ ready, children }: HydrateWhenProps) => (
  <Suspense fallback={null}>
    <Gate ready={ready}>{children}</Gate>
  </Suspense>
)

const Gate = ({ ready, children }: HydrateWhenProps) => {
  const hydrated = useHydrated()
  if (!hydrated && typeof window !== "undefined") use(ready())
  return children
}
