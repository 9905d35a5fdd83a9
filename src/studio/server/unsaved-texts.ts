import { offsetsIn } from "../../content/browser"
import type { Checking, CheckResult, Diagnostic, StudioDiagnostic } from "../api"
import { ownProblems } from "../own-problems"
import { editableOf } from "./content-paths"
import type { StudioHost } from "./studio-host"

export type UnsavedTexts = ReturnType<typeof createUnsavedTexts>

export const createUnsavedTexts = ({ content, unsavedNodes: { show, drop, forget } }: StudioHost) => {
  /** The number of the last text of each file. An earlier text whose check took longer is not shown. */
  const numbers = new Map<string, number>()
  const next = (file: string) => {
    const number = (numbers.get(file) ?? 0) + 1
    numbers.set(file, number)
    return () => numbers.get(file) === number
  }
  return {
    /** Check a text, and show it if it is valid. */
    check: async ({ file, text, shown: shownText = text }: Checking): Promise<CheckResult> => {
      editableOf(file, content.model)
      const isCurrent = next(file)
      const checked = content.overlay(file, text).snapshot()
      const [{ diagnostics }, shown] = await Promise.all([checked, show(file, shownText, isCurrent)])
      const offsetOf = offsetsIn(text)
      const own = ownProblems(file, diagnostics).map((one) =>
        one.file === file ? withCertainFix(one, offsetOf) : one,
      )
      return { ...shown, diagnostics: own }
    },
    /** Show the saved text again. */
    drop: async (file: string) => {
      editableOf(file, content.model)
      next(file)
      drop(file)
      return {}
    },
    /** Do not show texts that are being checked, or are not shown yet. */
    forget: (file: string) => {
      next(file)
      forget(file)
    },
  }
}

/** A diagnostic with the edit that fixes it, if its rule has a replacement. */
const withCertainFix = (
  { replacement, ...diagnostic }: Diagnostic,
  offsetOf: ReturnType<typeof offsetsIn>,
): StudioDiagnostic => {
  const [start, end] = [offsetOf(diagnostic.range.start), offsetOf(diagnostic.range.end)]
  if (replacement === undefined || start === end) return diagnostic
  // A comment about a value is removed; the studio does not show it.
  const removed = diagnostic.rule === "placeholder-text" ? "It is right" : "Remove it"
  const label = replacement.trim() ? `Write ${replacement}` : removed
  return { ...diagnostic, edit: { label, start, end, text: replacement } }
}
