import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { buildFolders } from "../finish/folders.mjs"
import { checkAllContent, errorMessage, warningMessages } from "./check-all-content"
import { refreshContentProblems } from "./content-problems"
import { isBuild } from "./is-build"

/** Check all content first: errors stop a build; develop shows them and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const root = store.getState().program.directory as string
  // Not earlier: before this hook, Gatsby empties a cache that it cannot use.
  writeFileSync(buildFolders(root).stamp, process.env.MOSSLIGHT_CACHE_STAMP ?? "")
  if (!isBuild) return refreshContentProblems(root, reporter)
  const problems = await checkAllContent(root)
  for (const warning of warningMessages(problems)) reporter.warn(warning)
  const errors = errorMessage(problems)
  if (errors) return reporter.panic(errors)
  // From here on, an unfinished build leaves a cache that the next one must not use.
  const { MOSSLIGHT_UNFINISHED_FILE: unfinished } = process.env
  if (unfinished) writeFileSync(unfinished, "")
}
