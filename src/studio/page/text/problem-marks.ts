import { Plugin } from "prosemirror-state"
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view"
import { explainInStudio, offsetsIn } from "../../../content/browser"
import { cursorIn } from "../../source/edit-text"
import type { Range } from "../../source/parse-source"
import { placeOf } from "../../source/rich-text/places"
import type { OpenText } from "../../source/rich-text/save-text"
import type { PlacedProblem } from "../state/place-problems"

/** A problem with its place in what an editor shows. */
export interface TextProblem extends Range {
  severity: PlacedProblem["severity"]
  /** What is wrong and what to do. */
  explanation: string
}

/** @param block the text that has the problems, in the text of the file */
export const problemsOfText = (
  problems: readonly PlacedProblem[],
  text: string,
  block: Range,
): readonly TextProblem[] => {
  // Most texts have none, and this runs for each text at each pause in typing.
  if (problems.length === 0) return noProblems
  const offsetOf = offsetsIn(text)
  return problems.map((problem) => ({
    start: cursorIn(text, block, problem.offset),
    end: cursorIn(text, block, offsetOf(problem.range.end)),
    severity: problem.severity,
    explanation: explainInStudio(problem),
  }))
}

const noProblems: readonly TextProblem[] = []

/** Underlines problems, which are explained below the text, and keeps them where they are while somebody types. */
export const problemMarks: Plugin<DecorationSet> = new Plugin({
  state: {
    init: () => DecorationSet.empty,
    apply: (transaction, marks) => {
      const found = transaction.getMeta(problemMarks)
      return found
        ? DecorationSet.create(transaction.doc, found)
        : marks.map(transaction.mapping, transaction.doc)
    },
  },
  props: { decorations: (state) => problemMarks.getState(state) },
})

/** Underline these problems and no others: their words, or the block of one that has none. */
export const markProblems = (view: EditorView, shown: OpenText, problems: readonly TextProblem[]) => {
  const marks = problems.map(({ start, end, severity, explanation }) => {
    const [from, to] = [placeOf(shown, start), placeOf(shown, end)]
    const $from = view.state.doc.resolve(from)
    const attributes = { "data-problem": severity, title: explanation }
    if ($from.depth === 0) return Decoration.node(from - ($from.nodeBefore?.nodeSize ?? 0), from, attributes)
    return to > from
      ? Decoration.inline(from, to, attributes)
      : Decoration.node($from.before(), $from.after(), attributes)
  })
  const isSame = marks.length === 0 && problemMarks.getState(view.state) === DecorationSet.empty
  if (!isSame) view.dispatch(view.state.tr.setMeta(problemMarks, marks))
}
