import { z } from "zod"
import { dataFiles as files } from "../data/data-files"
import type { Collection, DataFile, Reverse } from "../../content/model/define-collection"
import { fieldKind } from "../../content/model/fields"
import { itemOf } from "../../content/model/unwrap"
import { camelCase, capitalised, kebabCase } from "../../util/words"
import { definitions } from "./"

const folderOfCollection = z
  .enum(definitions.filter(({ standalone }) => !standalone).map(({ directory }) => directory))
  .meta({ description: "Folder of the collection, which must have a list.", title: "List" })

/** Sections that may be used in every collection. Below its own hero, none of them starts a page. */
const anywhere = [...new Set(definitions.flatMap(({ sections }) => sections))].filter(
  (section) => section.anywhere,
)

/** The whole content model: every collection and every data file of the site. */
export const collections: readonly Collection[] = definitions.map((collection) => ({
  ...collection,
  sections: [...collection.sections, ...anywhere.filter((section) => !collection.sections.includes(section))],
  reverse: referringTo(collection.type),
}))

/** The collections that have a list. */
export const listedCollections = collections.filter(({ standalone }) => !standalone)

export const dataFiles: readonly DataFile[] = files.map((dataFile) => ({
  ...dataFile,
  schema: dataFile.ofCollections ? dataFile.schema.extend({ id: folderOfCollection }) : dataFile.schema,
  reverse: referringTo(dataFile.type),
}))

/** The collection of a folder in `content/`, if there is one. */
export const collectionOf = (directory: string) =>
  collections.find((collection) => collection.directory === directory)

/** The reverse relations of a type: one for each other type that refers to it. */
function referringTo(type: string): Reverse {
  const label = kebabCase(type).replaceAll("-", " ")
  const relations = [...definitions, ...files].flatMap((other) => {
    if (other.type === type) return []
    const field = Object.entries(other.schema.shape).find(([, schema]) => {
      const kind = fieldKind(itemOf(schema as z.ZodType).item)
      return kind?.kind === "reference" && kind.to === type
    })?.[0]
    if (!field) return []
    const plural = "plural" in other ? other.plural : other.file.replace(".yaml", "").replaceAll("-", " ")
    const description = `${capitalised(plural)} that refer to this ${label}, in the order of their list.`
    return [[camelCase(plural), { type: other.type, field, description }] as const]
  })
  return Object.fromEntries(relations)
}
