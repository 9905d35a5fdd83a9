import type { ElementModel, FieldSchema, StudioModel } from "../../api"
import type { Block } from "../../source/parse-source"

/** The fields that belong to a section. The head of a page also shows fields of the whole page. */
export const ownFields = ({ name: element, fields }: ElementModel, properties: Record<string, FieldSchema>) =>
  fields.filter((name) => properties[name] && (element !== "Hero" || properties[name].type === "object"))

/** The fields in the card of each block. A field is in the first card that shows it. */
export const cardFields = (
  blocks: readonly Block[],
  { elements }: StudioModel,
  properties: Record<string, FieldSchema>,
) => {
  const placed = new Set<string>()
  return blocks.map((block) => {
    const element = elements.find(({ name }) => block.kind === "element" && name === block.name)
    const fields = element ? ownFields(element, properties).filter((name) => !placed.has(name)) : []
    for (const name of fields) placed.add(name)
    return fields
  })
}
