/**
 * The body of a document as plain JSON: text is a string, everything else `[type, props, …children]`. `type` is the
 * name of an element ("p"), of a section ("Challenges") or of one of the compiler's own groups:
 * `Prose` (the text between two sections), `ProseBlock` (an h2 with what follows it) and `Figure` (an image).
 */
export type BodyNode = string | BodyElement

export type BodyElement = [type: string, props: BodyProps | null, ...children: BodyNode[]]

export type BodyProps = Record<string, unknown>

export interface ContentHeading {
  id: string
  title: string
  /** 2 or 3. */
  depth: number
}

/** A compiled body. */
export interface CompiledBody {
  tree: BodyElement[]
  /** Images next to the document, in the order of their indices in the tree. */
  images: string[]
  tableOfContents: ContentHeading[]
  wordCount: number
}
