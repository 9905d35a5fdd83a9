import type { Position } from "../diagnostic"
import type { FixableProblem, Rule } from "../rule"

/** Why a text cannot be parsed, in an editor's words. */
export interface SyntaxProblem {
  rule: Rule
  problem: FixableProblem
  start: Position
  /** What the fix replaces. */
  end?: Position
  /** What to leave out to parse the rest, if the parser does not say. */
  without?: readonly { start: Position; end: Position }[]
}
