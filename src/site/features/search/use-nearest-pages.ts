import { useEffect, useState } from "react"
import { useTexts } from "../../ui/text/texts"
import type { KnownPage } from "./nearest-pages"
import { wordsOfPath } from "./search-address"

/** The pages that are most like an address that does not exist. Empty until the browser has compared them. */
export const useNearestPages = (requestedPath: string, pages: readonly KnownPage[]) => {
  const { ignored } = useTexts("search")
  const [nearest, setNearest] = useState<readonly KnownPage[]>([])

  useEffect(() => {
    if (!wordsOfPath(requestedPath)) return
    let unmounted = false
    import("./nearest-pages").then(
      ({ nearestPages }) => {
        if (!unmounted) setNearest(nearestPages(requestedPath, pages, ignored))
      },
      () => {},
    )
    return () => {
      unmounted = true
    }
  }, [requestedPath, pages, ignored])

  return nearest
}
