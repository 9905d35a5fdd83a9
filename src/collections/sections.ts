import type { Collection } from "../content-model/define-collection"
import type { SectionDefinition } from "../content-model/define-section"
import { collections } from "./model"

/** Every section of every collection, by the name that editors write. */
export const sections: Record<string, SectionDefinition> = Object.fromEntries(
  collections.flatMap((collection) => collection.sections.map((section) => [section.name, section])),
)

/** Fields of a document that a section shows: of the frontmatter, of relations, of the body. */
export const fieldsShown = (section: SectionDefinition, { schema, reverse }: Collection): string[] =>
  Object.keys({ ...section.fields, ...section.reads }).filter(
    (name) => name in schema.shape || name in reverse || name === "readingTime",
  )

/** Fields of a collection's frontmatter that a section reads. */
export const fieldsRead = (section: SectionDefinition, collection: Collection): string[] =>
  fieldsShown(section, collection).filter((name) => name in collection.schema.shape)
