import { useEffect, useState } from "react"
import type { KnownPage } from "./nearest-pages"

/** The pages with addresses similar to one that does not exist. Empty until the browser has compared them. */
export const useNearestPages = (requestedPath: string, pages: readonly KnownPage[], count: number) => {
  const [nearest, setNearest] = useState<readonly KnownPage[]>([])

  useEffect(() => {
    if (/^\/404(\.html|\/)?$/.test(requestedPath)) return
    let unmounted = false
    import("./nearest-pages").then(
      ({ nearestPages }) => {
        if (!unmounted) setNearest(nearestPages(requestedPath, pages, count))
      },
      () => {},
    )
    return () => {
      unmounted = true
    }
  }, [requestedPath, pages, count])

  return nearest
}
