import type { Diagnostic } from "../../content-check/diagnostic"
import type { offsetsIn } from "../../content-check/position"
import type { StudioDiagnostic } from "../api"

/** A diagnostic with the edit that fixes it, if its rule knows what to write. */
export const withCertainFix = (
  { replacement, ...diagnostic }: Diagnostic,
  offsetOf: ReturnType<typeof offsetsIn>,
): StudioDiagnostic => {
  const [start, end] = [offsetOf(diagnostic.range.start), offsetOf(diagnostic.range.end)]
  if (replacement === undefined || start === end) return diagnostic
  const label = replacement.trim() ? `Write ${replacement}` : "Remove it"
  return { ...diagnostic, edit: { label, start, end, text: replacement } }
}
