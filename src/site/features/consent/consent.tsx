import { lazy, Suspense } from "react"
import { afterLoad } from "../../ui/hydration/after-load"
import { useHydrated } from "../../ui/hydration/use-hydrated"
import type { ConsentControlsProps } from "./consent-controls"
import { measurementId } from "./measurement-id"

/** Controls for consent to analytics, if the site has a measurement id. The code loads after the page. */
export const Consent = (props: ConsentControlsProps) => {
  const hydrated = useHydrated()
  if (!hydrated || !measurementId()) return null
  return (
    <Suspense>
      <Controls {...props} />
    </Suspense>
  )
}

const Controls = lazy(() =>
  afterLoad()
    .then(() => import("./consent-controls"))
    .catch(() => ({ default: () => null })),
)
