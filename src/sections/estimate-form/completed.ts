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

/** State of the completion page's location; without a result if the page was opened directly. */
export type CompletedState = { estimate?: EstimateResult } | null
