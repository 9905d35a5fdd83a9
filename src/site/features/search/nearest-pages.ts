import { pageMatcher } from "./match-pages"
import { wordsOfPath } from "./search-address"

export interface KnownPage {
  name: string
  path: string
}

/**
 * The pages whose names or addresses are like the end of the requested address, best first, and then those above it.
 * @param ignored words that are not searched for
 */
export const nearestPages = (
  requestedPath: string,
  pages: readonly KnownPage[],
  ignored: string,
): readonly KnownPage[] => {
  const indexed = pages.map(({ path, name }) => [path, name, wordsOfPath(path), "", ""] as const)
  const found = pageMatcher(indexed, ignored)(wordsOfPath(requestedPath)).map(([path]) => path)
  const above = pages.filter(({ path }) => requestedPath.startsWith(path)).map(({ path }) => path)
  return [...new Set([...found, ...above])].flatMap((path) => pages.find((page) => page.path === path) ?? [])
}
