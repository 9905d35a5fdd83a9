/** Convert between texts in an editor, whose lines end in LF, and files with other line endings. */

/** The characters that differ. */
export const changeBetween = (before: string, after: string) => {
  const shorter = Math.min(before.length, after.length)
  const start = longest(shorter, (from, to) => before.startsWith(after.slice(from, to), from))
  const same = longest(shorter - start, (from, to) => {
    const end = before.length - from
    return before.endsWith(after.slice(after.length - to, after.length - from), end)
  })
  return { from: start, to: before.length - same, insert: after.slice(start, after.length - same) }
}

/** The longest length up to which both texts are equal, found by halves: a long text is compared with each key. */
const longest = (maximum: number, isEqual: (from: number, to: number) => boolean) => {
  let [least, most] = [0, maximum]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (isEqual(least, middle)) least = middle
    else most = middle - 1
  }
  return least
}

/** A text with LF at the end of every line. */
export const withLf = (text: string): string => (text.includes("\r") ? text.replace(lineEnd, "\n") : text)

/**
 * The edited text, with the line endings of the original.
 *
 * @param edited with LF at the end of every line
 */
export const withLineEndingsOf = (text: string, edited: string): string => {
  if (!text.includes("\r")) return edited
  const { from, to, insert } = changeBetween(withLf(text), edited)
  const [first = "\n"] = text.match(lineEnd) ?? []
  return text.slice(0, offsetIn(text, from)) + insert.replaceAll("\n", first) + text.slice(offsetIn(text, to))
}

/** The place in a text of an offset in the same text with LF. */
export const offsetIn = (text: string, offset: number) => {
  let longer = 0
  for (const { 0: found, index } of text.matchAll(lineEnd)) {
    if (index - longer >= offset) break
    longer += found.length - 1
  }
  return offset + longer
}

/** As CodeMirror reads them. */
const lineEnd = /\r\n?|\n/g
