import type { BodyElement } from "../../content/define"
import type { BodyMedia } from "../body/render-nodes"

/** Page context of the gallery, created by `src/gatsby/outputs/create-gallery.ts`. */
export interface GalleryContext {
  collections: readonly GalleryCollection[]
  textElements: readonly GalleryTextElement[]
}

export interface GalleryTextElement {
  name: string
  description: string
  /** The MDX of its example. */
  source: string
  body: BodyElement[]
  media: BodyMedia
}

export interface GalleryCollection {
  /** Name of the GraphQL type, e.g. CaseStudy. */
  type: string
  /** Singular, for editors, e.g. "case study". */
  label: string
  documents: readonly GalleryDocument[]
  /** All sections that the body may contain. */
  sections: readonly GalleryEntry[]
}

export interface GalleryDocument {
  name: string
  path: string
  /** Source of the frontmatter's fields, by name. */
  frontmatter: Readonly<Record<string, string>>
  /** Source of the body's sections, by name. */
  elements: Readonly<Record<string, string>>
}

export interface GalleryEntry {
  name: string
  description: string
  /** Default heading. */
  heading?: string
  /** Frontmatter fields that it reads. */
  fields: readonly string[]
}
