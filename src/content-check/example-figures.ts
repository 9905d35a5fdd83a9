import type { Collection } from "../content-model/define-collection"
import type { Placeholder } from "./site"
import { fieldName } from "./validate-fields"
import { yamlPositions } from "./yaml/yaml-positions"

/** Find lists with the numbers of a section's example, e.g. the values of a chart: numbers cannot start with TODO. */
export const exampleFigures = ({ sections }: Collection, written: unknown, yaml: string): Placeholder[] => {
  const paths = sections.flatMap(({ example = {} }) => sameFigures(example, written, []))
  if (paths.length === 0) return []
  const locate = yamlPositions(yaml)
  return paths.map((path) => ({ start: locate(path).start, text: `${fieldName(path)} with its figures` }))
}

function sameFigures(example: unknown, written: unknown, path: PropertyKey[]): PropertyKey[][] {
  if (!isGroup(example) || !isGroup(written)) return []
  const figures = Array.isArray(example) ? numbersOf(example) : []
  if (figures.length > 1 && figures.join() === numbersOf(written).join()) return [path]
  return Object.keys(example).flatMap((key) =>
    sameFigures(example[key], written[key], [...path, Array.isArray(example) ? Number(key) : key]),
  )
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null

/** The numbers of a list, and of the groups in it, without those that count its entries. */
const numbersOf = (list: object): unknown[] =>
  Object.values(list).flatMap((entry, index) =>
    (isGroup(entry) ? Object.values(entry) : [entry]).filter(
      (value) => typeof value === "number" && value !== index + 1,
    ),
  )
