import type { z } from "zod"
import type { Collection } from "./define-collection"
import { fieldKind } from "./fields"
import { itemOf } from "./unwrap"

type Shape = Record<string, z.ZodType>

/**
 * The fields that all collections with a list have, with values of the same type: those of an Mdx node's `frontmatter`.
 */
export const sharedFields = (collections: readonly Pick<Collection, "schema" | "standalone">[]): Shape => {
  const [first, ...others] = collections.filter(({ standalone }) => !standalone)
  return Object.fromEntries(
    Object.entries((first?.schema.shape ?? {}) as Shape).filter(([name, field]) =>
      others.every(({ schema }) => {
        const other = (schema.shape as Shape)[name]
        return other !== undefined && valueType(other) === valueType(field)
      }),
    ),
  )
}

const valueType = (schema: z.ZodType) => {
  const { item, isList } = itemOf(schema)
  return `${item.def.type} ${fieldKind(item)?.name} ${item.meta()?.typeName} ${isList}`
}
