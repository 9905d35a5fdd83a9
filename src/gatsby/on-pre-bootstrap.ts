import { writeFileSync } from "node:fs"
import type { GatsbyNode } from "gatsby"
import { formatProblem, isMistake } from "../content-model/problem"
import { buildFolders } from "../finish/folders.mjs"
import { checkAllContent } from "./check-all-content"
import { refreshContentProblems } from "./content-problems"
import { isBuild } from "./is-build"

/** Checks all content before anything else: a build stops on the list of mistakes, develop shows it and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const root = store.getState().program.directory as string
  // Gatsby has emptied the cache folder by now, if it does not trust it.
  writeFileSync(buildFolders(root).stamp, process.env.MOSSLIGHT_CACHE_STAMP ?? "")
  if (!isBuild) return refreshContentProblems(root, reporter)
  const problems = await checkAllContent(root)
  const mistakes = problems.filter(isMistake)
  for (const problem of problems) if (!isMistake(problem)) reporter.warn(formatProblem(problem))
  if (mistakes.length === 0) return markUnfinished()
  const title = mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`
  reporter.panic(`${title} in the content:\n\n${mistakes.map(formatProblem).join("\n")}\n`)
}

/** From here on a build that does not end leaves a cache that the next one must not use. */
const markUnfinished = () => {
  const file = process.env.MOSSLIGHT_UNFINISHED_FILE
  if (file) writeFileSync(file, "")
}
