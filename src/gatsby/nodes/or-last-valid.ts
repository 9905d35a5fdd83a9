import type { CreateNodeArgs } from "gatsby"
import { buildVersion } from "../../content/model/build-version"
import { isBuild } from "../outputs/is-build"

/**
 * Return the value of a file. If it is undefined because the file has errors, return the last valid value in
 * development, so that the page stays as it was.
 */
export const orLastValid = async <Value>(
  { cache }: Pick<CreateNodeArgs, "cache">,
  file: string,
  value: Value | undefined,
): Promise<Value | undefined> => {
  if (isBuild) return value
  const key = `last valid ${file} ${buildVersion(process.cwd())}`
  return value === undefined ? cache.get(key) : cache.set(key, value)
}
