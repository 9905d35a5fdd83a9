import { performance } from "node:perf_hooks"
import { buildVersion } from "../model/build-version"
import type { ContentCheck } from "./check-content"
import { checkWithStoredResults } from "./stored-check"
import { showsColour, summary, textReport } from "./text-report"

export type ContentResult = ContentCheck & {
  /** What the check found, in one line. */
  summary: string
}

/**
 * Check all content as a build does, in development too: a link to a draft, for example, is an error.
 * @param codeRoot top folder of the code that checks, if it is not that of the content
 */
export const checkAllContent = async (root: string, codeRoot = root): Promise<ContentResult> => {
  const started = performance.now()
  const result = await checkWithStoredResults(root, buildVersion(codeRoot))
  return { ...result, summary: summary(result, performance.now() - started) }
}

/** Print the problems as `npm run content:check` does. As errors, Gatsby would print them with headings of its own. */
export const reportProblems = (
  { diagnostics, summary }: ContentResult,
  reporter: { log(text: string): void },
) => reporter.log([...textReport(diagnostics, showsColour()), summary].join("\n"))
