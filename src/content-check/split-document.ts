/** A document split at its frontmatter. Both parts begin with as many line breaks as keep every line's number. */
interface SplitDocument {
  /** The YAML between the dashes; null for a document without it. */
  frontmatter: string | null
  /** Lines of dashes between fields. The fields below them are read as frontmatter too. */
  earlyEnds: number[]
  body: string
}

/** Split the text of an MDX file. */
export const splitDocument = (text: string): SplitDocument => {
  const match = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(text)
  if (match?.index !== 0) return { frontmatter: null, earlyEnds: [], body: text }
  const [head, opening, yaml] = match as unknown as [string, string, string]
  const lines = head.split("\n").length - 1
  if (continuesWithFields(text.slice(head.length))) {
    const end = opening.length + yaml.length
    const further = splitDocument(`${text.slice(0, end)}#  ${text.slice(end + 3)}`)
    return { ...further, earlyEnds: [lines, ...further.earlyEnds] }
  }
  return { frontmatter: `\n${yaml}`, earlyEnds: [], body: "\n".repeat(lines) + text.slice(head.length) }
}

/** Whether the text below the dashes is only fields, up to the next dashes or the first element. */
function continuesWithFields(text: string) {
  const lines = text.split(/\r?\n/)
  const end = lines.findIndex((line) => /^(?:---[ \t]*$|<)/.test(line))
  const written = lines
    .slice(0, end < 0 ? lines.length : end)
    .filter((line) => !/^\s*(?:#(?!#)|$)/.test(line))
  return (
    written.some((line) => /^\s*(?:- )?[A-Za-z_][\w-]*:(?:\s|$)/.test(line)) &&
    written.every((line) => /^(?:[A-Za-z_][\w-]*:(?:\s|$)|\s|- )/.test(line))
  )
}
