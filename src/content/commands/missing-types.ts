import type { z } from "zod"
import type { ContentModel } from "../model/content-model"
import { fieldKind } from "../model/fields"
import { itemOf } from "../model/unwrap"

/** A message for each field that names a type without a definition, such as that of a deleted collection. */
export const missingTypes = ({ collections, dataFiles, sections }: ContentModel): string[] => {
  const defined = new Set(["ContentPage", ...[...collections, ...dataFiles].map(({ type }) => type)])
  const definitions = [
    ...collections.map(({ type, schema }) => ({ name: `collection ${type}`, fields: schema.shape })),
    ...dataFiles.map(({ file, schema }) => ({ name: `data file ${file}`, fields: schema.shape })),
    ...Object.values(sections).map((one) => ({
      name: `section ${one.name}`,
      fields: { ...one.fields, ...one.reads },
    })),
  ]
  return definitions.flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, schema]) =>
      typesIn(schema as z.ZodType)
        .filter((type) => !defined.has(type))
        .map(
          (type) => `The ${name} refers to ${type}, which has no definition. Remove its field "${field}".`,
        ),
    ),
  )
}

/** The types of the documents and entries that a field names or shows. */
function typesIn(schema: z.ZodType): string[] {
  const { item } = itemOf(schema)
  const type = fieldKind(item)?.to ?? schema.meta()?.list?.of
  if (type) return [type]
  return item.def.type === "object"
    ? Object.values((item as z.ZodObject).shape).flatMap((one) => typesIn(one as z.ZodType))
    : []
}
