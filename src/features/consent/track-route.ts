import { afterLoad } from "../../ui/hydration/after-load"
import { measurementId } from "./measurement-id"

let analytics: Promise<typeof import("./analytics") | undefined> | undefined

/** Count a page view, if the site has a measurement id. The code loads after the page. */
export const trackRoute = (path: string): void => {
  const id = measurementId()
  if (!id) return
  analytics ??= afterLoad()
    .then(() => import("./analytics"))
    .catch(() => undefined)
  void analytics.then((loaded) => loaded?.trackPage(id, path))
}
