/** Content model and content as the gallery shows them; created by `src/gatsby/create-gallery.ts`. */
export interface GalleryContext {
  collections: readonly GalleryCollection[]
}

export interface GalleryCollection {
  /** Name of the GraphQL type, e.g. CaseStudy. */
  type: string
  /** What an editor calls one of them, e.g. "case study". */
  label: string
  documents: readonly GalleryDocument[]
  /** Every name an editor may write in the body. */
  sections: readonly GallerySection[]
}

export interface GalleryDocument {
  name: string
  path: string
  /** Fields at its top as they are written, by name. */
  frontmatter: Readonly<Record<string, string>>
  /** Sections of its body as they are written, by name. */
  elements: Readonly<Record<string, string>>
}

export interface GallerySection {
  name: string
  description: string
  /** The heading it has unless the editor writes another. */
  heading?: string
  /** Fields of the frontmatter that it reads. */
  fields: readonly string[]
}
