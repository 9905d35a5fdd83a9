import type { z } from "zod"
import { dataFiles as files } from "../content-model/data-files"
import type { Collection, DataFile } from "../content-model/define-collection"
import { fieldKind } from "../content-model/fields"
import { itemOf } from "../content-model/unwrap"
import { camelCase, capitalised } from "../lib/letter-case"
import { collections as defined } from "."

/** The whole content model: every collection and every data file of the site. */
export const collections: readonly Collection[] = defined.map((collection) => ({
  ...collection,
  reverse: referringTo(collection),
}))

export const dataFiles: readonly DataFile[] = files

/** The collection of a folder in `content/`, if there is one. */
export const collectionOf = (directory: string) =>
  collections.find((collection) => collection.directory === directory)

/** The reverse relations of a collection: one for each other collection that refers to it. */
function referringTo({ type, label }: Collection): Collection["reverse"] {
  const relations = defined.flatMap((other) => {
    if (other.type === type) return []
    const field = Object.entries(other.schema.shape).find(([, schema]) => {
      const kind = fieldKind(itemOf(schema as z.ZodType).item)
      return kind?.kind === "reference" && kind.to === type
    })?.[0]
    if (!field) return []
    const description = `${capitalised(other.plural)} that refer to this ${label}, in the order of their list.`
    return [[camelCase(other.plural), { type: other.type, field, description }] as const]
  })
  return Object.fromEntries(relations)
}
