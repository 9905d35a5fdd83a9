import { fieldName } from "../../../content-check/field-name"
import { offsetsIn } from "../../../content-check/position"
import type { StudioDiagnostic } from "../../api"
import type { FieldPath, Range, Source, ValueNode } from "../../source/parse-source"

/** A problem with its place in the text. */
export interface PlacedProblem extends StudioDiagnostic {
  /** Where it starts. */
  offset: number
}

/** Add the offsets of problems, and the fields of those in the YAML that have none. */
export const placeProblems = (
  problems: readonly StudioDiagnostic[],
  { fields, yaml }: Source,
  text: string,
): PlacedProblem[] => {
  const offsetOf = offsetsIn(text)
  return problems.map((problem) => {
    const offset = offsetOf(problem.range.start)
    const needsField = !problem.field && yaml && contains(yaml, offset)
    return { ...problem, offset, field: needsField ? fieldName(pathAt(fields, offset)) : problem.field }
  })
}

/** The problems of a field, and of the fields in it. */
export const problemsOf = (problems: readonly PlacedProblem[], name: string) =>
  problems.filter(
    ({ field }) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`),
  )

/** The problems in a range. */
export const problemsIn = (problems: readonly PlacedProblem[], range: Range) =>
  problems.filter(({ offset }) => contains(range, offset))

/** The path of the innermost value at an offset. */
function pathAt(node: ValueNode | undefined, offset: number): FieldPath {
  if (node?.kind === "map") {
    const entry = node.entries.find(({ range }) => contains(range, offset))
    return entry ? [entry.key, ...pathAt(entry.value, offset)] : []
  }
  const index = node?.kind === "list" ? node.items.findIndex((item) => contains(item, offset)) : -1
  return node?.kind === "list" && index >= 0 ? [index, ...pathAt(node.items[index], offset)] : []
}

const contains = ({ start, end }: Range, offset: number) => offset >= start && offset <= end
