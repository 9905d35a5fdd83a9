import type { Nodes } from "mdast"
import { positionAt } from "../content-model/text-position"
import { leftoverLinks } from "./leftover-links"
import { leftoverMarks } from "./leftover-marks"
import type { Refuse } from "./refuse"
import { unreadText } from "./unread-text"

/** Marks of Markdown that were left in the text, because what they should mark could not be read. */
export interface Leftover {
  /** What it should have been. */
  kind: string
  /** Where it begins in its paragraph. */
  at: number
  /** How much of it is shown. */
  length: number
  message: string
}

/**
 * Refuses what a paragraph, heading or cell would show as raw Markdown.
 * @param text The whole source.
 */
export const checkLeftovers = (block: Nodes, text: string, refuse: Refuse) => {
  const start = block.position?.start.offset ?? 0
  const source = text.slice(start, block.position?.end.offset)
  if (!mayHoldMarks.test(source)) return
  const unread = unreadText(block, text)
  const found = [...leftoverLinks(unread), ...(block.type === "paragraph" ? leftoverMarks(unread) : [])]
  for (const { kind, at, length, message } of found) {
    const shown = source.slice(at, at + length).replace(/\s+/g, " ")
    refuse({ position: { start: positionAt(text, start + at) } }, `${kind} ${shortened(shown)}`, message)
  }
}

/** Most paragraphs hold none, and are not looked into. */
const mayHoldMarks = /[[\]|<]|^[ \t>]*[^\s\p{L}]/mu

/** As much of what an editor wrote as fits in a message. */
export const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text)
