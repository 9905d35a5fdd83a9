/**
 * The body of a document as plain JSON: text is a string, everything else `[type, props, …children]`. `type` is the
 * name of an element ("p"), of a section ("Challenges") or of one of the compiler's own groups:
 * `Prose` (the text between two sections), `ProseBlock` (an h2 with what follows it) and `CodeBlock`.
 */
export type BodyNode = string | BodyElement

export type BodyElement = [type: string, props: BodyProps | null, ...children: BodyNode[]]

export type BodyProps = Record<string, unknown>

/** In the tree, an image or file next to the document: its index in `images` or `files`. */
export type MediaReference<Kind extends "image" | "file"> = Record<Kind, number>

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
  /** The focus of each image; empty for the middle. */
  focuses: number[][]
  /** Files next to the document that are published as they are, in the order of their indices. */
  files: string[]
  /** Addresses of pages of other sites that it shows in frames. */
  frames: string[]
  /** Addresses of images of other sites. */
  remoteImages: string[]
  tableOfContents: ContentHeading[]
  /** Names of its sections, in their order. */
  sections: string[]
  wordCount: number
}

/** A compiled body with its tree as JSON text, which needs a tenth of the memory: thousands are kept. */
export interface StoredBody extends Omit<CompiledBody, "tree"> {
  tree: string
}
