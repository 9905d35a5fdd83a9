import { type Diagnostic, formatDiagnostic, isError } from "../content-check/diagnostic"
import { checkWithStoredResults } from "../content-check/stored-check"
import { buildVersion } from "../content-model/build-version"

/** Check all content as a build does, in develop too: a link to a draft, for example, is an error. */
export const checkAllContent = async (root: string): Promise<Diagnostic[]> =>
  (await checkWithStoredResults(root, buildVersion(root))).diagnostics

/** All errors as one message for the terminal; undefined if there are none. */
export const errorMessage = (diagnostics: readonly Diagnostic[]): string | undefined => {
  const errors = diagnostics.filter(isError)
  if (errors.length === 0) return undefined
  const count = errors.length === 1 ? "One error" : `${errors.length} errors`
  return `${count} in the content:\n\n${errors.map(formatDiagnostic).join("\n")}\n`
}

/** Warnings, one message each. */
export const warningMessages = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.filter((diagnostic) => !isError(diagnostic)).map(formatDiagnostic)
