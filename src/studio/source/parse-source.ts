import { splitDocument } from "../../content-check/split-document"
import { parseBody } from "./parse-body"
import type { Range, Source, SourceKind } from "./source"
import { parseFields } from "./yaml-tree"

export type * from "./source"

/** Parse a text. Never throws: what is not understood is text. */
export const parseSource = (text: string, kind: SourceKind): Source => {
  const { yaml, masked, body } = partsOf(text, kind)
  return {
    yaml,
    fields: yaml && parseFields(masked, yaml.start),
    ...(body === undefined ? { blocks: [], gaps: [] } : parseBody(text, body)),
  }
}

interface Parts {
  yaml?: Range
  /** The YAML without lines of dashes between its fields. */
  masked: string
  /** Where the body starts. */
  body?: number
}

function partsOf(text: string, kind: SourceKind): Parts {
  const first = text.startsWith("\uFEFF") ? 1 : 0
  if (kind === "data") return { yaml: { start: first, end: text.length }, masked: text.slice(first) }
  const { frontmatter } = kind === "document" ? splitDocument(text) : { frontmatter: null }
  if (frontmatter === null) return { masked: "", body: first }
  // It starts with a line break instead of the line of dashes.
  const masked = frontmatter.slice(1)
  const start = text.indexOf("\n") + 1
  const end = start + masked.length
  const lineBreak = text.indexOf("\n", end)
  return { yaml: { start, end }, masked, body: lineBreak < 0 ? text.length : lineBreak + 1 }
}
