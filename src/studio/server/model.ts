import type { z } from "zod"
import {
  type ContentModel,
  elementNames,
  existingDocuments,
  existingEntries,
  fieldsReadBy,
  isSection,
  parentOf,
  type SectionDefinition,
  type Snapshot,
} from "../../content"
import { toJsonSchema, withTodo } from "../../content/commands"
import { capitalised, kebabCase } from "../../util/words"
import type { ElementModel, FieldSchema, StudioModel } from "../api"
import type { RouteContext } from "./context"

/** What can be edited, from the definitions. */
export const modelOf = async ({ content }: Pick<RouteContext, "content">): Promise<StudioModel> => {
  const { model } = content
  return {
    collections: model.collections.map((collection) => {
      const { type, label, plural, schema } = collection
      return { type, label, plural, schema: schemaOf(schema), elements: elementNames(collection, model) }
    }),
    dataFiles: model.dataFiles.map(({ file, single, schema }) => ({
      file: `content/data/${file}`,
      schema: single ? schemaOf(schema) : { type: "array", items: schemaOf(schema) },
    })),
    elements: Object.values(model.sections).map((section) => elementOf(section, model)),
    references: referencesOf(await content.snapshot()),
  }
}

const schemaOf = (schema: z.ZodType) => toJsonSchema(schema, true) as FieldSchema

const elementOf = (section: SectionDefinition, model: ContentModel): ElementModel => {
  const { name, description, props, mdx, children, first, needs } = section
  return {
    ...{ name, label: labelOf(section), description, first, needs, children, props: schemaOf(props) },
    kind: isSection(name, model) ? "section" : "text",
    fields: [...new Set([...(first ? headingFields(name, model) : []), ...fieldsReadBy(name, model)])],
    parent: parentOf(section, model)?.name,
    example: mdx ? withTodo(mdx) : children === "nothing" ? `<${name} />` : `<${name}>\n\n</${name}>`,
  }
}

/** The label of an element: that of its definition, or Call to action for CallToAction. */
export const labelOf = ({ name, label }: SectionDefinition) =>
  label ?? capitalised(kebabCase(name).replaceAll("-", " "))

/** The fields with the h1 of documents that can start with this section. */
const headingFields = (name: string, { collections }: ContentModel) =>
  collections
    .filter((collection) => collection.sections.some((section) => section.name === name))
    .map(({ heading = "name" }) => heading.split(".")[0] as string)

/** What references can name: slugs of documents and ids of entries, with their titles. */
function referencesOf(snapshot: Snapshot): StudioModel["references"] {
  const references: StudioModel["references"] = {}
  const { model } = snapshot
  for (const { type } of [...model.collections, ...model.dataFiles]) references[type] = []
  for (const { collection, slug, fields } of existingDocuments(snapshot))
    references[collection.type]?.push({ key: slug, title: String(fields.name ?? slug) })
  for (const { type, id, fields } of existingEntries(snapshot))
    references[type]?.push({ key: id, title: String(fields.name ?? fields.title ?? id) })
  return references
}
