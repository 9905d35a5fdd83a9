import { InputRule, inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules"
import type { Attrs, MarkType, NodeType } from "prosemirror-model"
import { wrapRangeInList } from "prosemirror-schema-list"
import { TextSelection } from "prosemirror-state"
import { tryReadUnits } from "../../source/rich-text/read-document"
import { marks, nodes } from "../../source/rich-text/schema"

/** Marks around words. @param pattern its first group is the words, the rest their marks */
const markRule = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, [written, words = ""], start, end) => {
    const from = start + written.indexOf(words)
    // The last mark is not in the text yet.
    if (!words || state.doc.rangeHasMark(start, end, marks.code)) return null
    const { tr } = state
    if (from + words.length < end) tr.delete(from + words.length, end)
    return tr
      .delete(start, from)
      .addMark(start, start + words.length, type.create())
      .removeStoredMark(type)
  })

/** An element or an expression that is written in a sentence, if the parser reads it as one. */
const rawRule = (pattern: RegExp) =>
  new InputRule(pattern, (state, [source], start, end) => {
    const [unit, ...more] = tryReadUnits(source) ?? []
    const { node } = unit ?? {}
    const isRaw =
      more.length === 0 && (node?.type === nodes.raw_block || node?.firstChild?.type === nodes.raw_inline)
    return isRaw && (node?.childCount ?? 0) < 2
      ? state.tr.replaceWith(start, end, nodes.raw_inline.create({ source }))
      : null
  })

/** A list, which continues the one above it. A heading becomes a paragraph in it. */
const listRule = (pattern: RegExp, type: NodeType, attrsOf?: (match: RegExpMatchArray) => Attrs) =>
  new InputRule(pattern, (state, match, start, end) => {
    const tr = state.tr.delete(start, end).setBlockType(start, start, nodes.paragraph)
    const range = tr.doc.resolve(start).blockRange()
    if (!range || !wrapRangeInList(tr, range, type, attrsOf?.(match))) return null
    return tr.doc.resolve(start - 1).nodeBefore?.type === type ? tr.join(start - 1) : tr
  })

const divider = new InputRule(/^(?:---|\*\*\*|___)$/, (state, _, start, end) => {
  const { tr } = state
  tr.delete(start, end)
  const place = tr.selection.$from.before()
  tr.insert(place, nodes.rule.create())
  return tr.setSelection(TextSelection.create(tr.doc, place + 2))
})

const task = new InputRule(/^\[([ xX]?)\]\s$/, (state, [, sign = ""], start, end) => {
  const { $from } = state.selection
  if ($from.node(-1)?.type !== nodes.list_item) return null
  const { tr } = state
  return tr.delete(start, end).setNodeAttribute($from.before(-1), "checked", sign.trim() !== "")
})

/** What is typed as Markdown becomes what it says. */
export const markdownRules = inputRules({
  rules: [
    // A text has no first-level headings.
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, signs = ""]) => ({
      level: Math.max(2, signs.length),
    })),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    listRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    listRule(/^(\d{1,9})[.)]\s$/, nodes.ordered_list, ([, start]) => ({ start: Number(start) })),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
    divider,
    task,
    markRule(/(?<!`)`([^`\s](?:[^`]*[^`\s])?)`$/, marks.code),
    markRule(/(?<![*\p{L}])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/u, marks.strong),
    markRule(/(?<![*\p{L}])\*([^*\s](?:[^*]*[^*\s])?)\*$/u, marks.em),
    rawRule(/\{\w+\.[\w.]+\}$/),
    rawRule(/<([A-Z]\w*)(?:\s[^<>]*)?(?:\/>|>[^<>]*<\/\1>)$/),
  ],
})
