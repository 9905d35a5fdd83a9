/** What the studio shows of a text. Every part has its range, so that an edit replaces only its characters. */
export interface Source {
  /** The YAML: the frontmatter without its lines of dashes, or a whole data file. */
  yaml: Range | undefined
  /** Undefined if there is no YAML, or it cannot be parsed. An empty file is a scalar with the value null. */
  fields: ValueNode | undefined
  /** The body of a document or snippet, in order. */
  blocks: Block[]
  /** Offsets where a block can be inserted: before paragraphs and blocks, and at the end of the body. */
  gaps: number[]
}

export type SourceKind = "document" | "data" | "snippet"

/** Offsets in the text, in UTF-16 units. */
export interface Range {
  start: number
  end: number
}

/** A value of the YAML. `other` can only be edited as text: aliases, anchors, tags, keys that are not strings. */
export type ValueNode = Range &
  (
    | { kind: "scalar"; value: Scalar; style: ScalarStyle }
    | { kind: "list"; isFlow: boolean; items: ValueNode[]; slots: Range[] }
    | { kind: "map"; isFlow: boolean; entries: MapEntry[] }
    | { kind: "other" }
  )

/** Dates and numbers that YAML would change (`12:30`, `1.10`) are text. */
export type Scalar = string | number | boolean | null

/** `plain`, quotes, or the indicator of a block. */
export type ScalarStyle = "plain" | '"' | "'" | "|" | ">"

export interface MapEntry {
  key: string
  value: ValueNode
  /** From the key to the end of the value. */
  range: Range
}

/** A text after an edit, and where the cursor is in it. */
export interface Edited {
  text: string
  cursor: number
}

export type FieldPath = readonly (string | number)[]

/** A part of the body: Markdown between two elements, or an element with its children. */
export type Block = Range & ({ kind: "text" } | ElementBlock)

export interface ElementBlock {
  kind: "element"
  name: string
  props: Record<string, Prop>
  /** Where another attribute can be added. */
  propsEnd: number
  /** What is between the tags. Parse it as a snippet to edit what is in it. */
  children?: Range
}

export interface Prop {
  /** Undefined for code that is not a string, number, boolean or list of numbers. */
  value: string | number | boolean | readonly number[] | undefined
  /** From the name to the end of the value. */
  range: Range
}
