import { deepNesting, limits, splitDocument } from "../../content/browser"
import { parseBody } from "./parse-body"
import { remember } from "./remember"
import type { Block, Range, Source, SourceKind } from "./source"
import { parseYamlTree } from "./yaml-tree"

export type * from "./source"

/** Parse a text. Never throws: what is not understood is text. */
export const parseSource = (text: string, kind: SourceKind): Source => parsers[kind](text)

const parserOf = (kind: SourceKind) =>
  remember((text): Source => {
    const parts = partsOf(text, kind)
    return { yaml: parts.yaml, fields: fieldsOf(parts), ...blocksOf(text, parts) }
  })

const parsers = { document: parserOf("document"), data: parserOf("data"), snippet: parserOf("snippet") }

/** Blocks with those in elements, and their indices from the outermost to the own one: "3.0". */
export const allBlocks = (text: string, blocks: readonly Block[], within = ""): (Block & { id: string })[] =>
  blocks.flatMap((block, index) => {
    const id = `${within}${index}`
    if (block.kind === "text" || !block.children) return [{ ...block, id }]
    const { start, end } = block.children
    return [{ ...block, id }, ...allBlocks(text, parseBody(text.slice(0, end), start).blocks, `${id}.`)]
  })

interface Parts {
  yaml?: Range
  /** The text up to the end of the YAML, with line breaks for what is before it. */
  masked: string
  /** Where the body starts. */
  body?: number
}

/** Undefined also for what the content check refuses before it is parsed. */
const fieldsOf = ({ yaml, masked }: Parts) =>
  yaml && masked.trim().length <= limits.characters && deepNesting(masked) < 0 ? treeOf(masked) : undefined

const treeOf = remember(parseYamlTree)

const blocksOf = (text: string, { body }: Parts) =>
  body === undefined ? { blocks: [], gaps: [] } : parseBody(text, body)

function partsOf(text: string, kind: SourceKind): Parts {
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
