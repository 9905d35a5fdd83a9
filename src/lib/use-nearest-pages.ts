import { useEffect, useState } from "react"
import { type KnownPage, nearestPages } from "./nearest-pages"

/** The pages nearest to an address that does not exist; empty until the browser has compared them. */
export const useNearestPages = (typed: string, pages: readonly KnownPage[], count: number) => {
  const [nearest, setNearest] = useState<readonly KnownPage[]>([])

  useEffect(() => {
    if (/^\/404(\.html|\/)?$/.test(typed)) return
    let left = false
    import("fastest-levenshtein").then(
      ({ distance }) => {
        if (!left) setNearest(nearestPages(typed, pages, distance, count))
      },
      () => {},
    )
    return () => {
      left = true
    }
  }, [typed, pages, count])

  return nearest
}
