import { fieldName, offsetsIn, positionsIn } from "../../../content/browser"
import type { StudioDiagnostic } from "../../api"
import { changeBetween } from "../../source/line-endings"
import {
  type FieldPath,
  parseSource,
  type Range,
  type Source,
  type SourceKind,
  type ValueNode,
} from "../../source/parse-source"
import { valueAt } from "../../source/yaml-tree"

/** A problem with its place in the text. */
export interface PlacedProblem extends StudioDiagnostic {
  /** Where it starts. */
  offset: number
}

/**
 * Add the offsets of problems, and the fields of those in the YAML that have none. Problems of an earlier text move with
 * what is edited before them; those of what is edited are left out until the next check.
 * @param checked the text that has the problems @param text the text as it is now
 */
export const placeProblems = (
  problems: readonly StudioDiagnostic[],
  checked: string,
  text: string,
  kind: SourceKind,
): PlacedProblem[] => {
  if (problems.length === 0) return []
  const [old, { fields, yaml }] = [parseSource(checked, kind), parseSource(text, kind)]
  const { from, to, insert } = changeBetween(checked, text)
  const moved = (offset: number) =>
    offset < to ? Math.min(offset, from) : offset + from + insert.length - to
  const [offsetOf, positionOf] = [offsetsIn(checked), positionsIn(text)]
  return problems.flatMap((problem) => {
    const [start, end] = [offsetOf(problem.range.start), offsetOf(problem.range.end)]
    const isTouched =
      from === to ? from >= start && from <= end : from < Math.max(end, start + 1) && to > start
    if (checked !== text && isTouched) return []
    const offset = moved(start)
    const range =
      checked === text ? problem.range : { start: positionOf(offset), end: positionOf(moved(end)) }
    const isAtField = problem.field === fieldName(pathAt(old.fields, start))
    // One of a field that was missing is at the fields around it.
    if (!isAtField && written(checked, old, problem) !== written(text, { fields }, problem)) return []
    const needsField = (!problem.field || isAtField) && yaml && contains(yaml, offset)
    const field = needsField ? fieldName(pathAt(fields, offset)) : problem.field
    const { edit } = problem
    const isFixable = edit && (edit.end <= from || edit.start >= to)
    const fix = isFixable ? { ...edit, start: moved(edit.start), end: moved(edit.end) } : undefined
    return [{ ...problem, offset, range, field, ...(edit ? { edit: fix } : {}) }]
  })
}

/** What a text has as the value of a problem's field. */
const written = (text: string, { fields }: Pick<Source, "fields">, { field }: StudioDiagnostic) => {
  const { start, end } = valueAt(field ? fields : undefined, field.match(/[^.[\]]+/g) ?? []) ?? {}
  return start === undefined ? "" : text.slice(start, end)
}

/** The problems of a field itself. */
export const problemsAt = (problems: readonly PlacedProblem[], name: string) =>
  problems.filter(({ field }) => field === name)

/** The problems of a field, and of the fields in it. */
export const problemsOf = (problems: readonly PlacedProblem[], name: string) =>
  problems.filter(
    ({ field }) => field === name || field.startsWith(`${name}.`) || field.startsWith(`${name}[`),
  )

/** The problems in a range. */
export const problemsIn = (problems: readonly PlacedProblem[], range: Range) =>
  problems.filter(({ offset }) => contains(range, offset))

/** The path of the innermost value at an offset. */
export function pathAt(node: ValueNode | undefined, offset: number): FieldPath {
  if (node?.kind === "map") {
    const entry = node.entries.find(({ range }) => contains(range, offset))
    return entry ? [entry.key, ...pathAt(entry.value, offset)] : []
  }
  const index = node?.kind === "list" ? node.items.findIndex((item) => contains(item, offset)) : -1
  return node?.kind === "list" && index >= 0 ? [index, ...pathAt(node.items[index], offset)] : []
}

const contains = ({ start, end }: Range, offset: number) => offset >= start && offset <= end
