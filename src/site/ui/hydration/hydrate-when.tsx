import { type ReactNode, Suspense, use } from "react"
import { restoreTexts } from "./translated-texts"
import { useHydrated } from "./use-hydrated"

interface HydrateWhenProps {
  /** Must return the same promise on every call. Hydration waits for it. */
  ready: () => Promise<unknown>
  /** The element around the children, to undo a browser's translation before they are hydrated. */
  part?: () => Element | null
  children: ReactNode
}

/**
 * Delay hydration, and the chunks of lazy children, until `ready` resolves. Children that mount after the first page
 * render at once. Memoise the element (`useMemo`): an update forces hydration, and shows nothing while chunks load.
 */
export const HydrateWhen = ({ children, ...props }: HydrateWhenProps) => (
  <Suspense fallback={null}>
    <Gate {...props}>{children}</Gate>
  </Suspense>
)

const Gate = ({ ready, part, children }: HydrateWhenProps) => {
  const hydrated = useHydrated()
  if (!hydrated && typeof window !== "undefined") {
    use(ready())
    // Not in an effect: React compares the texts in this render.
    const element = part?.()
    if (element) restoreTexts(element)
  }
  return children
}
