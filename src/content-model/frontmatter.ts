/** A document split at its frontmatter. Line ends and byte-order marks are kept, so that positions stay true. */
export interface SplitDocument {
  /** The YAML between the dashes, or null where a document has none. */
  frontmatter: string | null
  /** Line of the file, from 1, on which `frontmatter` starts. */
  frontmatterLine: number
  /** Lines of dashes with more fields below: the frontmatter was read on behind them. */
  earlyEnds?: number[]
  /** The whole text with every character of the frontmatter and its dashes replaced by a space. */
  body: string
}

/** Splits the text of an MDX file. */
export const splitDocument = (text: string): SplitDocument => {
  const match = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(text)
  if (match?.index !== 0) return { frontmatter: null, frontmatterLine: 1, body: text.replace(/^\uFEFF/, " ") }
  const [head, opening, yaml] = match as unknown as [string, string, string]
  if (goesOnWithFields(text.slice(head.length))) {
    const end = opening.length + yaml.length
    const further = splitDocument(`${text.slice(0, end)}#  ${text.slice(end + 3)}`)
    return { ...further, earlyEnds: [head.split("\n").length - 1, ...(further.earlyEnds ?? [])] }
  }
  return {
    frontmatter: yaml,
    frontmatterLine: 2,
    body: head.replace(/[^\r\n]+/g, ({ length }) => " ".repeat(length)) + text.slice(head.length),
  }
}

/** Whether what stands below the dashes is no body: only fields, up to the next dashes or the first element. */
function goesOnWithFields(text: string) {
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
