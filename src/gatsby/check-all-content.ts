import { performance } from "node:perf_hooks"
import type { Reporter } from "gatsby"
import type { ContentCheck } from "../content-check/check-content"
import { checkWithStoredResults } from "../content-check/stored-check"
import { showsColour, summary, textReport } from "../content-check/text-report"
import { buildVersion } from "../content-model/build-version"

export type ContentResult = ContentCheck & {
  /** What the check found, in one line. */
  summary: string
}

/** Check all content as a build does, in development too: a link to a draft, for example, is an error. */
export const checkAllContent = async (root: string): Promise<ContentResult> => {
  const started = performance.now()
  const result = await checkWithStoredResults(root, buildVersion(root))
  return { ...result, summary: summary(result, performance.now() - started) }
}

/** Print the problems as `npm run content:check` does. As errors, Gatsby would print them with headings of its own. */
export const reportProblems = ({ diagnostics, summary }: ContentResult, reporter: Pick<Reporter, "log">) =>
  reporter.log([...textReport(diagnostics, showsColour()), summary].join("\n"))
