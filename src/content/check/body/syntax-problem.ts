import type { Position } from "../diagnostic"
import type { FixableProblem, Rule } from "../rule"

export interface Range {
  start: Position
  end: Position
}

/** Why a text cannot be parsed, in an editor's words. */
export interface SyntaxProblem {
  rule: Rule
  problem: FixableProblem
  start: Position
  /** What the fix replaces. */
  end?: Position
  /** What to leave out to parse the rest, if the parser does not say. */
  without?: readonly Range[]
  /** Whether it comes from a problem that is reported already. */
  isReported?: boolean
}

/** Part of one line. */
export const inLine = ({ line, column }: Position, length: number): Range => ({
  start: { line, column },
  end: { line, column: column + length },
})
