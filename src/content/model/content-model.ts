import { z } from "zod"
import { camelCase, capitalised, kebabCase } from "../../util/words"
import type { Collection, DataFile, Reverse } from "./define-collection"
import type { SectionDefinition } from "./define-section"
import { fieldKind, imagesBeside, referredType } from "./fields"
import { unwrap } from "./unwrap"

/** What a site's definitions are: the engine checks and compiles content by them, and knows no other site. */
export interface ContentModel {
  /** In the order of lists. */
  collections: readonly Collection[]
  dataFiles: readonly DataFile[]
  /** The one with the site's name and address, whose fields are `{site.name}` in texts. */
  settings: DataFile
  /** The elements that an editor may write in the text of every document, in the order of the guide. */
  textElements: readonly SectionDefinition[]
  /**
   * Every section of every collection and every element of the text, by the name that editors write. Without a
   * prototype: an editor may also write `<constructor />`.
   */
  sections: Readonly<Record<string, SectionDefinition>>
  palette: Palette
}

/** Settings that every site has. */
export interface SiteSettings {
  productName: string
  titleSeparator: string
  description: string
  url: string
}

/** Colours of the brand, for images that commands draw. */
export interface Palette {
  accent: string
  accentText: string
  /** Another colour in the hue of the accent. */
  tone: (color: string) => string
}

/** The model of a site, with what follows from its definitions: sections for all collections, reverse relations. */
export const createModel = ({
  collections: definitions,
  dataFiles: files,
  ...others
}: Omit<ContentModel, "sections">): ContentModel => {
  const reverseOf = (type: string) => referringTo(type, [...definitions, ...files])
  // Below its own hero, none of them starts a page.
  const anywhere = new Set(
    definitions.flatMap(({ sections }) => sections.filter((section) => section.anywhere)),
  )
  const collections = definitions.map((collection) => ({
    ...collection,
    sections: [...new Set([...collection.sections, ...anywhere])],
    reverse: reverseOf(collection.type),
  }))
  const dataFiles = files.map((dataFile) => ({
    ...dataFile,
    schema: dataFile.ofCollections
      ? dataFile.schema.extend({ id: folderOfCollection(collections) })
      : dataFile.schema,
    reverse: reverseOf(dataFile.type),
  }))
  const known = [...collections.flatMap((collection) => collection.sections), ...others.textElements]
  const sections = Object.assign(
    Object.create(null),
    Object.fromEntries(known.map((section) => [section.name, section])),
  )
  return { ...others, collections, dataFiles, sections }
}

const folderOfCollection = (collections: readonly Collection[]) =>
  z
    .enum(listed(collections).map(({ directory }) => directory))
    .meta({ description: "Folder of the collection, which must have a list.", title: "List" })

const listed = (collections: readonly Collection[]) => collections.filter(({ standalone }) => !standalone)

/** The reverse relations of a type: one for each other type that refers to it. */
function referringTo(type: string, all: readonly (Collection | DataFile)[]): Reverse {
  const label = kebabCase(type).replaceAll("-", " ")
  const relations = all.flatMap((other) => {
    if (other.type === type) return []
    const field = Object.entries(other.schema.shape).find(
      ([, schema]) => referredType(schema as z.ZodType) === type,
    )?.[0]
    if (!field) return []
    const plural = "plural" in other ? other.plural : other.file.replace(".yaml", "").replaceAll("-", " ")
    const description = `${capitalised(plural)} that refer to this ${label}, in the order of their list.`
    return [[camelCase(plural), { type: other.type, field, description }] as const]
  })
  return Object.fromEntries(relations)
}

/** The collections that have a list. */
export const listedCollections = ({ collections }: Pick<ContentModel, "collections">) => listed(collections)

/** The collection of a folder in `content/`, if there is one. */
export const collectionOf = (directory: string, { collections }: Pick<ContentModel, "collections">) =>
  collections.find((collection) => collection.directory === directory)

/** Whether a name is that of a section, which ends the text around it; elements of the text do not. */
export const isSection = (name: string, { sections }: Pick<ContentModel, "sections">) => {
  const section = sections[name]
  return section !== undefined && section.surface !== "text"
}

/** Names that an editor may write in the body of a document: of its sections, and of the elements of the text. */
export const elementNames = (collection: Pick<Collection, "sections">, { textElements }: ContentModel) =>
  [...collection.sections, ...textElements].map(({ name }) => name)

/** The sections with which a document can start: its collection's hero, or what pages start with. */
export const firstSections = ({ sections: own, standalone }: Collection): SectionDefinition[] =>
  own.filter(({ first }) => (standalone ? first : first === "always"))

/** The element that contains this one, e.g. `Tabs` for `Tab`; undefined if it may be anywhere in the text. */
export const parentOf = ({ name }: SectionDefinition, { textElements }: Pick<ContentModel, "textElements">) =>
  textElements.find(({ children }) => Array.isArray(children) && children.includes(name))

/** Fields of a document that a section shows: of the frontmatter, of relations, of the body. */
export const fieldsShown = (section: SectionDefinition, { schema, reverse }: Collection): string[] =>
  Object.entries({ ...section.fields, ...section.reads }).flatMap(([name, field]) =>
    !(field.meta()?.list || imagesBeside(field)) &&
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

/** Fields of a collection's frontmatter that a section reads. */
export const fieldsRead = (section: SectionDefinition, collection: Collection): string[] =>
  fieldsShown(section, collection).filter((name) => name in collection.schema.shape)

/** The same for the sections of this name in all collections: each has its own hero. */
export const fieldsReadBy = (name: string, { collections }: ContentModel): string[] => {
  const fields = collections.flatMap((collection) =>
    collection.sections.filter((own) => own.name === name).flatMap((own) => fieldsRead(own, collection)),
  )
  return [...new Set(fields)]
}

/** The kinds of files that elements take besides pictures: the greatest size in megabytes by extension. */
export const assetLimits = ({ sections }: ContentModel): ReadonlyMap<string, number> =>
  new Map(
    Object.values(sections)
      .flatMap(({ props }) => Object.values(props.shape))
      .flatMap((prop) => {
        const file = fieldKind(unwrap(prop).inner)?.file
        return file?.type === "asset" ? file.extensions.map((name) => [name, file.megabytes] as const) : []
      }),
  )
