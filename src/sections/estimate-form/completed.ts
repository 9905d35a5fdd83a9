import type { SummaryRow } from "./answers"

/** Where the estimate ends. */
export const completedPath = "/estimate/completed/"

/** What the form hands over to that page, in the history's entry: it outlives a reload. */
export interface EstimateResult {
  /** Only logged in the browser, or sent. */
  outcome: "noted" | "sent"
  name: string
  rows: readonly SummaryRow[]
}

/** The result in a location's state; null when the page was opened by itself. */
export const estimateResult = (state: unknown): EstimateResult | null => {
  const result = (state as { estimate?: Partial<EstimateResult> } | null | undefined)?.estimate
  if (!result || !Array.isArray(result.rows) || (result.outcome !== "noted" && result.outcome !== "sent"))
    return null
  return {
    outcome: result.outcome,
    name: typeof result.name === "string" ? result.name : "",
    rows: result.rows,
  }
}
