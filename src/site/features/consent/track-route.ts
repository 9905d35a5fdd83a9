import { afterLoad } from "../../ui/hydration/after-load"
import { measurementId, plausibleUrl } from "./measurement-id"

let analytics: Promise<typeof import("./analytics") | undefined> | undefined

/** Count a page view, if the site has a measurement id or uses Plausible. The code loads after the page. */
export const trackRoute = (path: string): void => {
  const id = measurementId()
  const plausible = plausibleUrl()
  if (!id && !plausible) return
  analytics ??= afterLoad()
    .then(() => import("./analytics"))
    .catch(() => undefined)
  void analytics.then((loaded) => {
    if (id) loaded?.trackPage(id, path)
    if (plausible) loaded?.sendToPlausible(plausible, path)
  })
}
