import type { Collection } from "../content-model/define-collection"
import { fieldName } from "./field-name"
import type { Placeholder } from "./site"
import { yamlPositions } from "./yaml/yaml-positions"

/** Find entries of lists with the figures of a section's example, e.g. charts: numbers cannot start with TODO. */
export const exampleFigures = ({ sections }: Collection, written: unknown, yaml: string): Placeholder[] =>
  sections.flatMap(({ example = {} }) =>
    Object.keys(example).flatMap((field) => {
      const known = entriesOf(example, field).map(figuresOf)
      return entriesOf(written, field).flatMap((entry, index) => {
        const figures = figuresOf(entry)
        if (!figures.includes(",") || !known.includes(figures)) return []
        const path = [field, index, ...partWithFigures(entry)]
        const { start } = yamlPositions(yaml)(path)
        return [{ start, problem: `${fieldName(path)}: still has the figures of the example` }]
      })
    }),
  )

const entriesOf = (fields: unknown, name: string): unknown[] => {
  const list = (fields as Record<string, unknown> | null | undefined)?.[name]
  return Array.isArray(list) ? list : []
}

/** The numbers in an entry, at any depth, with commas between them. */
const figuresOf = (entry: unknown) => (JSON.stringify(entry).match(/(?<=[:[,])-?\d[\d.]*/g) ?? []).join()

/** The field of an entry that has its figures, e.g. the data of a chart. */
const partWithFigures = (entry: unknown) =>
  Object.keys(entry as object)
    .filter((name) => figuresOf([(entry as Record<string, unknown>)[name]]))
    .slice(0, 1)
