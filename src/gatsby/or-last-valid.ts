import type { CreateNodeArgs } from "gatsby"
import { buildVersion } from "../content-model/build-version"
import { isBuild } from "./is-build"

/** The value read from a file. In develop, if it has errors, the last valid one: the page stays as it was. */
export const orLastValid = async <Value>(
  { cache }: Pick<CreateNodeArgs, "cache">,
  file: string,
  value: Value | undefined,
): Promise<Value | undefined> => {
  if (isBuild) return value
  const key = `last valid ${file} ${buildVersion(process.cwd())}`
  return value === undefined ? cache.get(key) : cache.set(key, value)
}
