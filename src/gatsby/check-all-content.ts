import { buildVersion } from "../content-model/build-version"
import { checkWithMemory } from "../content-model/check-memory"
import { formatProblem, isMistake, type Problem } from "../content-model/problem"

/** Check all content. Drafts are checked as drafts in develop, too: it reports what would stop the build. */
export const checkAllContent = async (root: string): Promise<Problem[]> => {
  const { problems } = await checkWithMemory(
    root,
    { root, version: buildVersion(root) },
    { withDrafts: false },
  )
  return problems
}

/** All errors as one message for the terminal; undefined if there are none. */
export const errorMessage = (problems: readonly Problem[]): string | undefined => {
  const errors = problems.filter(isMistake)
  if (errors.length === 0) return undefined
  const count = errors.length === 1 ? "One error" : `${errors.length} errors`
  return `${count} in the content:\n\n${errors.map(formatProblem).join("\n")}\n`
}

/** Warnings, one message each. */
export const warningMessages = (problems: readonly Problem[]): string[] =>
  problems.filter((problem) => !isMistake(problem)).map(formatProblem)
