/** Prints at the end of a run what the sweep over all pages came to. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter"
import { type SweepCounts, sweepNote } from "./sweep"

class SweepReporter implements Reporter {
  private readonly notes: Partial<SweepCounts>[] = []

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    for (const { type, description } of annotations)
      if (type === sweepNote) this.notes.push(JSON.parse(description ?? "{}"))
  }

  onEnd() {
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
    `Sweep over all pages: ${sum("said")} messages in the console`,
    ...(sum("loads") > 0
      ? [`  ${sum("loads")} loads scrolled to their end: largest layout shift ${most.toFixed(4)}`]
      : []),
    ...(sum("axe") > 0 ? [`  ${sum("axe")} runs of axe: ${sum("violations")} violations`] : []),
    ...(sum("widths") > 0
      ? [`  ${sum("widths")} drawings between 320 and 1920: ${sum("overflowing")} elements out of the window`]
      : []),
    ...(sum("visits") > 0 ? [`  ${sum("visits")} visits behind the policy: ${sum("refused")} refusals`] : []),
    ...(sum("withoutScript") > 0
      ? [`  ${sum("withoutScript")} pages without JavaScript: ${sum("missing")} texts or pictures missing`]
      : []),
  ].join("\n")
}

export default SweepReporter
