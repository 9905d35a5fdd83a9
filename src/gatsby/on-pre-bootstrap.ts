import type { GatsbyNode } from "gatsby"
import { formatProblem } from "../content-model/problem"
import { checkAllContent } from "./content-store"
import { isBuild } from "./is-build"

/** Checks all content before anything else: a build stops on the first mistake's list, develop shows it and goes on. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter, store }) => {
  const root = store.getState().program.directory as string
  const problems = await checkAllContent(root, !isBuild)
  if (problems.length === 0) return
  const message = `${problems.length === 1 ? "One mistake" : `${problems.length} mistakes`} in the content:\n\n${problems
    .map(formatProblem)
    .join("\n")}\n`
  if (isBuild) reporter.panic(message)
  else reporter.error(message)
}
