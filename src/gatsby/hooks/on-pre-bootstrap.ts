import { writeFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import type { GatsbyNode, Reporter } from "gatsby"
import { checkProject, isError, printProblems } from "../../content"
import { contentIsValid } from "../../publish/content-verdict"
import { buildFolders } from "../../publish/finish/folders.mjs"
import { model } from "../../site/collections/model"
import { refreshContentProblems } from "../nodes/content-problems"
import { isBuild } from "../outputs/is-build"

/** Check all content first: errors stop a build; develop shows them and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const root = process.cwd()
  // Not earlier: before this hook, Gatsby empties a cache that it cannot use.
  writeFileSync(buildFolders(root).stamp, process.env.MOSSLIGHT_CACHE_STAMP ?? "")
  if (!isBuild) return refreshContentProblems(root, reporter)
  if (!(await isContentValid(root, reporter)))
    return reporter.panic("The content has errors. They are listed above.")
  // From here on, an unfinished build leaves a cache that the next one must not use.
  const { MOSSLIGHT_UNFINISHED_FILE: unfinished } = process.env
  if (unfinished) writeFileSync(unfinished, "")
}

/** `npm run build` checks the content while Gatsby starts, stores the results, and says whether they have errors. */
async function isContentValid(root: string, reporter: Reporter): Promise<boolean> {
  if (process.env.MOSSLIGHT_CONTENT_VERDICT_ON_STDIN) return (await text(process.stdin)) === contentIsValid
  const result = await checkProject(root, model)
  if (result.diagnostics.length > 0) printProblems(result, reporter.log)
  return !result.diagnostics.some(isError)
}
