import type { SummaryRow } from "./answers"

/** Path of the completion page. */
export const completedPath = "/estimate/completed/"

/** The form's result for the completion page, in the history state, which survives a reload. */
export interface EstimateResult {
  /** logged: only in the browser, not sent. */
  outcome: "logged" | "sent"
  name: string
  rows: readonly SummaryRow[]
}

/** The result in a location's state; null if the page was opened directly. */
export const estimateResult = (state: unknown): EstimateResult | null => {
  const result = (state as { estimate?: Partial<EstimateResult> } | null | undefined)?.estimate
  if (!result || !Array.isArray(result.rows) || (result.outcome !== "logged" && result.outcome !== "sent"))
    return null
  return {
    outcome: result.outcome,
    name: typeof result.name === "string" ? result.name : "",
    rows: result.rows,
  }
}
