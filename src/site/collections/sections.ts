import type { Collection } from "../../content/model/define-collection"
import type { SectionDefinition } from "../../content/model/define-section"
import { comesWithImage, fieldKind } from "../../content/model/fields"
import { unwrap } from "../../content/model/unwrap"
import { collections } from "./model"
import { textElements } from "./text-elements"

/**
 * Every section of every collection and every element of the text, by the name that editors write. Without a prototype:
 * an editor may also write `<constructor />`.
 */
export const sections: Record<string, SectionDefinition> = Object.assign(
  Object.create(null),
  Object.fromEntries(
    [...collections.flatMap((collection) => collection.sections), ...textElements].map((section) => [
      section.name,
      section,
    ]),
  ),
)

/** The kinds of files that elements take besides pictures: the greatest size in megabytes by extension. */
export const assetLimits: ReadonlyMap<string, number> = new Map(
  Object.values(sections)
    .flatMap(({ props }) => Object.values(props.shape))
    .flatMap((prop) => {
      const kind = fieldKind(unwrap(prop).inner)
      return kind?.kind === "asset" ? kind.extensions.map((name) => [name, kind.megabytes] as const) : []
    }),
)

/** Whether a name is that of a section, which ends the text around it; elements of the text do not. */
export const isSection = (name: string) => Object.hasOwn(sections, name) && sections[name]?.surface !== "text"

/** Names that an editor may write in the body of a document: of its sections, and of the elements of the text. */
export const elementNames = (collection: Pick<Collection, "sections">) =>
  [...collection.sections, ...textElements].map(({ name }) => name)

/** The sections with which a document can start: its collection's hero, or what pages start with. */
export const firstSections = ({ sections: own, standalone }: Collection): SectionDefinition[] =>
  own.filter(({ first }) => (standalone ? first : first === "always"))

/** The element that contains this one, e.g. `Tabs` for `Tab`; undefined if it may be anywhere in the text. */
export const parentOf = ({ name }: SectionDefinition): SectionDefinition | undefined =>
  textElements.find(({ children }) => Array.isArray(children) && children.includes(name))

/** Fields of a document that a section shows: of the frontmatter, of relations, of the body. */
export const fieldsShown = (section: SectionDefinition, { schema, reverse }: Collection): string[] =>
  Object.entries({ ...section.fields, ...section.reads }).flatMap(([name, field]) =>
    !(field.meta()?.list || comesWithImage(field)) &&
    (name in schema.shape || name in reverse || name === "readingTime")
      ? [name]
      : [],
  )

/** What a section reads of data files and of other documents, by the name of its prop. */
export const listsRead = ({ reads }: SectionDefinition) =>
  Object.entries(reads).flatMap(([name, schema]) => {
    const { list } = schema.meta() ?? {}
    return list ? [[name, list] as const] : []
  })

/** The GraphQL fragment of what a section shows of a document. */
export const sectionFragment = ({ name }: SectionDefinition, { type }: Collection) => `${type}${name}Section`

/** The GraphQL fragment of what a section shows of data files and other documents. */
export const listsFragment = ({ name }: SectionDefinition) => `${name}Lists`

/** The variable of page queries that includes what a section shows. */
export const sectionVariable = (name: string) => `has${name}`

/** Fields of a collection's frontmatter that a section reads. */
export const fieldsRead = (section: SectionDefinition, collection: Collection): string[] =>
  fieldsShown(section, collection).filter((name) => name in collection.schema.shape)

/** The same for the sections of this name in all collections: each has its own hero. */
export const fieldsReadBy = (name: string): string[] => {
  const fields = collections.flatMap((collection) =>
    collection.sections.filter((own) => own.name === name).flatMap((own) => fieldsRead(own, collection)),
  )
  return [...new Set(fields)]
}
