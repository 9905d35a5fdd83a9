import type { EditorState } from "@codemirror/state"
import type { Place } from "../text/canvas"
import { lineMarks } from "../text/line-marks"
import { endAbove } from "../text/replace-text"

interface BlockPlace extends Place {
  /** What is between the blocks and the text above and below. */
  start: string
  end: string
}

/**
 * Where blocks replace the selection, with blank lines around them. A heading, entry or quotation of which all words are
 * selected is replaced with its mark; one that keeps words keeps its mark.
 */
export const placeOfBlocks = ({ doc, selection: { main } }: EditorState): BlockPlace => {
  const line = doc.lineAt(main.from)
  const before = line.text.slice(0, main.from - line.from)
  const isAtStart = onlyMarks.test(before.slice(lineMarks(line.text).length))
  const isWhole = isAtStart && (main.to > line.to || onlyMarks.test(line.text.slice(main.to - line.from)))
  const from = isAtStart ? endAbove(doc, line) : main.from
  const last = isWhole ? Math.max(main.to, line.to) : main.to
  const blank = /^[\s>]*\n/.exec(doc.sliceString(last))?.[0].length ?? 0
  const hasText = doc.sliceString(last).trim() !== ""
  return {
    ...{ from, to: last + (hasText ? blank : 0) },
    start: doc.sliceString(0, from).trim() ? "\n\n" : "",
    end: hasText ? `\n\n${isAtStart && !isWhole ? before : ""}` : "",
  }
}

/** Of bold text and others. */
const onlyMarks = /^[*_~`\s]*$/
