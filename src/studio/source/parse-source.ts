import { splitDocument } from "../../content-check/split-document"
import { parseBody } from "./parse-body"
import type { Source, SourceKind, ValueNode } from "./source"
import { parseYaml } from "./yaml-tree"

export type * from "./source"

/** Parse a text. Never throws: what is not understood is text. */
export const parseSource = (text: string, kind: SourceKind): Source => {
  const { yaml } = partsOf(text, kind)
  return { yaml, fields: parseFields(text, kind), ...parseBlocks(text, kind) }
}

export const parseFields = (text: string, kind: SourceKind): ValueNode | undefined => {
  const { yaml, masked } = partsOf(text, kind)
  return yaml && parseYaml(masked)
}

export const parseBlocks = (text: string, kind: SourceKind): Pick<Source, "blocks" | "gaps"> => {
  const { body } = partsOf(text, kind)
  return body === undefined ? { blocks: [], gaps: [] } : parseBody(text, body)
}

/** The YAML, the text with line breaks for what is before it, and where the body starts. */
function partsOf(text: string, kind: SourceKind): { yaml?: Source["yaml"]; masked: string; body?: number } {
  const first = text.startsWith("\uFEFF") ? 1 : 0
  const isData = kind === "data"
  const { frontmatter } = kind === "document" ? splitDocument(text) : { frontmatter: null }
  if (!isData && frontmatter === null) return { masked: "", body: first }
  const start = isData ? first : text.indexOf("\n") + 1
  // The frontmatter starts with a line break instead of the line of dashes.
  const fields = frontmatter?.slice(1) ?? text.slice(first)
  const end = start + fields.length
  const masked = "\n".repeat(start) + fields
  if (isData) return { yaml: { start, end }, masked }
  const lineBreak = text.indexOf("\n", end)
  return { yaml: { start, end }, masked, body: lineBreak < 0 ? text.length : lineBreak + 1 }
}
