import { writeFileSync } from "node:fs"
import { json } from "node:stream/consumers"
import type { GatsbyNode } from "gatsby"
import { type ContentResult, checkAllContent, reportProblems } from "../../content/check/check-all-content"
import { isError } from "../../content/check/diagnostic"
import { buildFolders } from "../../publish/finish/folders.mjs"
import { refreshContentProblems } from "../nodes/content-problems"
import { isBuild } from "../outputs/is-build"
import { gatsbyImageProblems } from "../webpack/gatsby-image-problems"

/** Check all content first: errors stop a build; develop shows them and continues. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
  const root = process.cwd()
  // Not earlier: before this hook, Gatsby empties a cache that it cannot use.
  writeFileSync(buildFolders(root).stamp, process.env.MOSSLIGHT_CACHE_STAMP ?? "")
  if (!isBuild) return refreshContentProblems(root, reporter)
  const [problem] = gatsbyImageProblems(root)
  if (problem) return reporter.panic(problem)
  // `npm run build` checks the content while Gatsby starts, and sends the result.
  const { MOSSLIGHT_CHECK_ON_STDIN: isSent } = process.env
  const result = isSent ? ((await json(process.stdin)) as ContentResult) : await checkAllContent(root)
  if (result.diagnostics.length > 0) reportProblems(result, reporter)
  if (result.diagnostics.some(isError))
    return reporter.panic("The content has errors. They are listed above.")
  // From here on, an unfinished build leaves a cache that the next one must not use.
  const { MOSSLIGHT_UNFINISHED_FILE: unfinished } = process.env
  if (unfinished) writeFileSync(unfinished, "")
}
