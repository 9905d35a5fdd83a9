import type { EditorView } from "@codemirror/view"
import { isInCode, nodeAt } from "./node-at"
import { replaceText } from "./replace-text"

/**
 * What is typed at the start of a line: on a blank line it does not join the paragraphs around it, three backticks make a
 * whole code block, and `# ` the highest heading that a text can have. Behind a divider is a new paragraph.
 */
export const typeText = (view: EditorView, from: number, to: number, typed: string): boolean => {
  const { doc } = view.state
  const line = doc.lineAt(from)
  const before = line.text.slice(0, from - line.from)
  const isAtEnd = to === line.to
  if (isInCode(view.state, from)) return false
  if (typed === "`" && isAtEnd && /^[\s>]*``$/.test(before))
    return replaceText(view, from, to, `\`\n${before}\``, from + 1)
  if (typed === " " && before === "#") return replaceText(view, from, to, "# ")
  if (typed.trim() && !/[-*_]/.test(typed) && nodeAt(view.state, from, ["HorizontalRule"]))
    return replaceText(view, line.to, line.to, `\n\n${typed}`)
  if (line.text.trim() || !typed.trim() || line.length !== to - line.from) return false
  const [above, below] = [line.number - 1, line.number + 1].map((number) =>
    number > 0 && number <= doc.lines ? doc.line(number).text : "",
  )
  // After a line break that is kept, it is the same paragraph.
  const start = above?.trim() && !/(?:\\| {2})$/.test(above) ? "\n" : ""
  const end = below?.trim() ? "\n" : ""
  if (!start && !end) return false
  return replaceText(view, from, to, start + typed + end, from + start.length + typed.length)
}
