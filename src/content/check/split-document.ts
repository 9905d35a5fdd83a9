/** A document split at its frontmatter. Both parts begin with as many line breaks as keep every line's number. */
interface SplitDocument {
  /** The YAML between the dashes; null for a document without it. */
  frontmatter: string | null
  /** Lines of dashes between fields. The fields below them are read as frontmatter too. */
  earlyEnds: number[]
  body: string
}

/** Split the text of an MDX file. @param names of fields; without them, all words before a colon are fields */
export const splitDocument = (text: string, names?: readonly string[]): SplitDocument => {
  const [opening] = /^\uFEFF?---[ \t]*\r?\n/.exec(text) ?? []
  const earlyEnds: number[] = []
  if (opening === undefined) return { frontmatter: null, earlyEnds, body: text }
  let [from, lines, frontmatter] = [opening.length, 1, "\n"]
  const dashes = /^---[ \t]*(?:\r?\n|$)/gm
  dashes.lastIndex = from
  for (let end = dashes.exec(text); end; end = dashes.exec(text)) {
    const below = end.index + end[0].length
    frontmatter += text.slice(from, end.index)
    lines += text.slice(from, below).split("\n").length - 1
    const rest = text.slice(below)
    if (!continuesWithFields(rest, names) && !/^---[ \t]*\r?\n/.test(rest))
      return { frontmatter, earlyEnds, body: "\n".repeat(lines) + text.slice(below) }
    earlyEnds.push(lines)
    frontmatter += `#  ${text.slice(end.index + 3, below)}`
    from = below
  }
  return { frontmatter: null, earlyEnds, body: text }
}

/** Whether the text below the dashes is only fields, up to the next dashes or the first element. */
function continuesWithFields(text: string, names?: readonly string[]) {
  const end = text.search(/^(?:---[ \t]*\r?$|<)/m)
  const lines = text.slice(0, end < 0 ? text.length : end).split(/\r?\n/)
  return (
    lines.every((line) => /^\s*(?:#(?!#)|$)|^(?:[A-Za-z_][\w-]*:(?:\s|$)|\s|- )/.test(line)) &&
    lines.some((line) => {
      const [, name] = /^\s*(?:- )?([A-Za-z_][\w-]*):(?:\s|$)/.exec(line) ?? []
      return name && (names?.includes(name) ?? true)
    })
  )
}
