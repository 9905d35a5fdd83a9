/** Prints at the end of a run what the sweep over all pages came to, and what the policy refused. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { type SweepCounts, sweepNote, type VisitCounts, visitNote } from "./sweep"
import { textTable } from "./text-table"

/** What was counted, and the title of the test that did it. */
type Visit = VisitCounts & { visitor: string }

class SweepReporter implements Reporter {
  private readonly notes: Partial<SweepCounts>[] = []
  private readonly visits: Visit[] = []

  onTestEnd({ title }: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations) {
      if (type === sweepNote) this.notes.push(JSON.parse(description ?? "{}"))
      if (type === visitNote) this.visits.push({ visitor: title, ...JSON.parse(description ?? "{}") })
    }
  }

  onEnd() {
    if (this.visits.length > 0) console.log(`\n${visitTable(this.visits)}`)
    if (this.notes.length > 0) console.log(`\n${sweepSummary(this.notes)}`)
  }

  printsToStdio() {
    return false
  }
}

/** The counts of all notes, a line for each kind of check that was made. */
export const sweepSummary = (notes: readonly Partial<SweepCounts>[]) => {
  const sum = (name: keyof SweepCounts) => notes.reduce((total, one) => total + (one[name] ?? 0), 0)
  const most = Math.max(0, ...notes.map(({ shift }) => shift ?? 0))
  return [
    "Sweep over all pages",
    ...(sum("loads") > 0
      ? [
          `  ${sum("loads")} loads scrolled to their end: ${sum("said")} messages, largest layout shift ${most.toFixed(4)}`,
        ]
      : []),
    ...(sum("axe") > 0 ? [`  ${sum("axe")} runs of axe: ${sum("violations")} violations`] : []),
    ...(sum("widths") > 0
      ? [`  ${sum("widths")} drawings between 320 and 1920: ${sum("overflowing")} elements out of the window`]
      : []),
    ...(sum("withoutScript") > 0
      ? [`  ${sum("withoutScript")} pages without JavaScript: ${sum("missing")} texts or pictures missing`]
      : []),
  ].join("\n")
}

/** A row for each visit, and their sums. */
export const visitTable = (visits: readonly Visit[]) => {
  const sum = (name: keyof VisitCounts) => visits.reduce((total, one) => total + one[name], 0)
  const rows = visits.map(({ visitor, violations, console: said }) => [visitor, violations, said])
  const heading = ["What the policy refused", "violations", "console"]
  return textTable([heading, ...rows, ["sum", sum("violations"), sum("console")]])
}

export default SweepReporter
