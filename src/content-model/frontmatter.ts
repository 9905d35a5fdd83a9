/** A document split at its frontmatter. Line ends and byte-order marks are kept, so that positions stay true. */
export interface SplitDocument {
  /** The YAML between the dashes, or null where a document has none. */
  frontmatter: string | null
  /** Line of the file, from 1, on which `frontmatter` starts. */
  frontmatterLine: number
  /** The whole text with every character of the frontmatter and its dashes replaced by a space. */
  body: string
}

/** Splits the text of an MDX file. */
export const splitDocument = (text: string): SplitDocument => {
  const match = /^(\uFEFF?---[ \t]*\r?\n)([\s\S]*?)(^---[ \t]*(?:\r?\n|$))/m.exec(text)
  if (match?.index !== 0) return { frontmatter: null, frontmatterLine: 1, body: text.replace(/^\uFEFF/, " ") }
  const [head, , yaml] = match as unknown as [string, string, string]
  return {
    frontmatter: yaml,
    frontmatterLine: 2,
    body: head.replace(/[^\r\n]+/g, ({ length }) => " ".repeat(length)) + text.slice(head.length),
  }
}
