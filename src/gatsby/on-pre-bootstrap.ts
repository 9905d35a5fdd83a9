import type { GatsbyNode } from "gatsby"
import { formatProblem, isMistake } from "../content-model/problem"
import { refreshContentProblems } from "./content-problems"
import { checkAllContent } from "./content-store"
import { flushInTurn } from "./flush-in-turn"
import { forgiveFrontmatter } from "./forgiving-frontmatter"
import { isBuild } from "./is-build"

/** Checks all content before anything else: a build stops on the list of mistakes, develop shows it and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const root = store.getState().program.directory as string
  forgiveFrontmatter(root)
  if (!isBuild) {
    flushInTurn(root)
    return refreshContentProblems(root, reporter)
  }
  const problems = await checkAllContent(root)
  const mistakes = problems.filter(isMistake)
  for (const problem of problems) if (!isMistake(problem)) reporter.warn(formatProblem(problem))
  if (mistakes.length === 0) return
  const title = mistakes.length === 1 ? "One mistake" : `${mistakes.length} mistakes`
  reporter.panic(`${title} in the content:\n\n${mistakes.map(formatProblem).join("\n")}\n`)
}
