import { createCache } from "../../content-check/cache"
import { type ContentCheck, checkContent } from "../../content-check/check-content"
import { readCache } from "../../content-check/stored-check"

export type Checker = (unsaved?: ReadonlyMap<string, string>) => Promise<ContentCheck>

/**
 * Return a function that checks all content, with unsaved texts in place of their files. Results of other files are kept.
 * @param version of the code
 */
export const createChecker = (root: string, version: string): Checker => {
  let next = readCache(root, version)
  return async (unsaved) => {
    const cache = await next
    const result = await checkContent(root, cache, unsaved)
    next = Promise.resolve(createCache(cache.used))
    return result
  }
}
