import type { Position } from "../../../content-check/diagnostic"
import { fieldName } from "../../../content-check/field-name"
import type { StudioDiagnostic } from "../../api"
import type { FieldPath, Range, Source, ValueNode } from "../../source/parse-source"

/** The offset of a position in a text. */
export const offsetOf = (text: string, { line, column }: Position) => {
  let start = 0
  for (let number = 1; number < line; number += 1) start = text.indexOf("\n", start) + 1 || text.length
  return start + column - 1
}

/** Name the field of problems that name none but are in the YAML. */
export const withFields = (problems: readonly StudioDiagnostic[], { fields, yaml }: Source, text: string) =>
  problems.map((problem) => {
    const offset = offsetOf(text, problem.range.start)
    if (problem.field || !yaml || offset < yaml.start || offset > yaml.end) return problem
    return { ...problem, field: fieldName(pathAt(fields, offset)) }
  })

/** The problems of the body that are in a range. */
export const problemsIn = (problems: readonly StudioDiagnostic[], text: string, { start, end }: Range) =>
  problems.filter(({ range }) => {
    const offset = offsetOf(text, range.start)
    return offset >= start && offset <= end
  })

/** The path of the innermost value at an offset. */
function pathAt(node: ValueNode | undefined, offset: number): FieldPath {
  const contains = ({ start, end }: Range) => offset >= start && offset <= end
  if (node?.kind === "map") {
    const entry = node.entries.find(({ range }) => contains(range))
    return entry ? [entry.key, ...pathAt(entry.value, offset)] : []
  }
  const index = node?.kind === "list" ? node.items.findIndex(contains) : -1
  return node?.kind === "list" && index >= 0 ? [index, ...pathAt(node.items[index], offset)] : []
}
