import { test } from "@playwright/test"

/** What the sweep over all pages looked at, and what it found. */
export interface SweepCounts {
  /** Pages loaded and scrolled to their end. */
  loads: number
  /** Share of the window that moved by itself; the largest of all loads is reported. */
  shift: number
  /** Console messages, errors and requests that should not have been. */
  said: number
  /** Runs of axe, and its violations. */
  axe: number
  violations: number
  /** Widths that a page was drawn at, and elements that hung out of the window. */
  widths: number
  overflowing: number
  /** Pages read with JavaScript off, texts and pictures that were not to be seen. */
  withoutScript: number
  missing: number
}

export const sweepNote = "sweep"

/** Leaves counts with the test that runs; the sweep's reporter adds them up. */
export const note = (counts: Partial<SweepCounts>) => {
  test.info().annotations.push({ type: sweepNote, description: JSON.stringify(counts) })
}

/** What the site's policy refused while a visitor did what the test's title says, and what the console said. */
export interface VisitCounts {
  violations: number
  console: number
}

export const visitNote = "visit"

/** Leaves counts with the test that runs; they are a row of the reporter's table. */
export const noteVisit = (counts: VisitCounts) => {
  test.info().annotations.push({ type: visitNote, description: JSON.stringify(counts) })
}
