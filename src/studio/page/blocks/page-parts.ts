import type { ElementModel, FieldSchema, StudioModel } from "../../api"
import type { Block } from "../../source/parse-source"

/**
 * Indices of the blocks of each part of the page: its head, a section, or the text between two of them with its
 * elements. Their keys are also those of the page, which may still show an earlier text.
 */
export const pageParts = (blocks: readonly Block[], { elements }: StudioModel): Map<string, number[]> => {
  const sectionName = (block: Block | undefined) =>
    block?.kind === "element" && elements.some(({ name, kind }) => name === block.name && kind === "section")
      ? block.name
      : undefined
  const parts: number[][] = []
  for (const [index, block] of blocks.entries()) {
    if (index === 0 || sectionName(block) || sectionName(blocks[index - 1])) parts.push([index])
    else parts.at(-1)?.push(index)
  }
  const names = parts.slice(1).map(([first = 0]) => sectionName(blocks[first]) ?? "Prose")
  const keys = [headKey, ...countedNames(names)]
  return new Map(parts.map((part, index) => [keys[index] as string, part]))
}

/** The key of the first part. */
export const headKey = "head"

/** Keys that stay when others move: a name, and how many of the same name come before. */
export const countedNames = (names: readonly string[]): string[] =>
  names.map((name, index) => `${name}-${names.slice(0, index).filter((other) => other === name).length}`)

export const blockKeys = (blocks: readonly Block[]) =>
  countedNames(blocks.map((block) => (block.kind === "text" ? "Text" : block.name)))

/** The fields that belong to a section. The head of a page also shows fields of the whole page. */
export const ownFields = ({ first, fields }: ElementModel, properties: Record<string, FieldSchema>) =>
  fields.filter((name) => properties[name] && (!first || properties[name].type === "object"))

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
