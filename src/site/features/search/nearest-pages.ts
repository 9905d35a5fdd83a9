import { distance } from "fastest-levenshtein"
import { decodeUri } from "../../../util/decode-uri"

export interface KnownPage {
  name: string
  path: string
}

/** Maximum difference between similar addresses, as a share of their letters. */
const maxDifference = 0.45

/**
 * The pages whose addresses are most like the requested one, best first. "/nimble/" finds "/case-studies/nimble/" by its
 * last part, "/mobile" finds last parts that contain it, and "/case-studies/no-such/" finds its parent page.
 */
export const nearestPages = (
  requestedPath: string,
  pages: readonly KnownPage[],
  count: number,
): KnownPage[] => {
  const requested = plain(requestedPath)
  if (requested === "") return []
  return pages
    .map((page) => ({ page, score: difference(requested, plain(page.path)) }))
    .filter(({ score }) => score <= maxDifference)
    .sort((a, b) => a.score - b.score || a.page.path.localeCompare(b.page.path))
    .slice(0, count)
    .map(({ page }) => page)
}

const difference = (requested: string, path: string): number => {
  const share = (a: string, b: string) => distance(a, b) / Math.max(a.length, b.length, 1)
  const [end, pathEnd] = [lastPart(requested), lastPart(path)]
  const [above, pathAbove] = [firstParts(requested), firstParts(path)]
  const ends = share(end, pathEnd)
  // The parent path counts less than the last part: all case studies share it.
  const whole = (share(above, pathAbove) + 2 * ends) / 3
  const contained = end.length > 2 && pathEnd.includes(end) ? 0.3 : 1
  const parent = above === path ? 0.42 : 1
  return Math.min(whole, ends + 0.02, contained, parent)
}

const firstParts = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/")))

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1)

/** An address without upper case, outer slashes, extension and percent-encoding. */
const plain = (path: string): string =>
  decodeUri(path)
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/^\/+|\/+$/g, "")
