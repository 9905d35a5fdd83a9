import { readDataFile } from "../check/check-data-files"
import { checkDocument } from "../check/check-document"
import { checkSnippet } from "../check/check-snippets"
import type { SpecialField } from "../check/checked-site"
import type { DocumentFile } from "../check/content-files"
import type { Place } from "../check/diagnostic"
import { offsetsIn } from "../check/position"
import { withoutByteOrderMark } from "../check/read-text"
import { splitDocument } from "../check/split-document"
import { yamlPositions } from "../check/yaml/yaml-positions"
import type { BodyReference } from "../compile/body-references"
import type { Collection, DataFile } from "../model/define-collection"
import { snippetType } from "../model/element-names"
import { UsageError } from "./usage-error"

export interface Renaming {
  /** The collection of the document; undefined for a snippet, which has no page. */
  collection?: Collection
  /** Old and new name of the folder, or of the snippet's file. */
  from: string
  to: string
  /** Old and new path of the page. */
  oldPath: string
  newPath: string
}

/** A part of a text to replace. Offsets are in UTF-16 units. */
export interface Edit {
  start: number
  end: number
  by: string
}

/** Apply edits to a text. All other characters stay the same. */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), text)

/** The edits of a document: its references and links, and the redirect if it is the renamed one. */
export const editsOfDocument = async (
  { collection, file }: DocumentFile,
  text: string,
  renaming: Renaming,
  isRenamed: boolean,
): Promise<Edit[]> => {
  const { special, references } = await checkDocument(collection, { file, text })
  const { frontmatter } = splitDocument(text)
  const oldPaths = special.filter(({ kind }) => kind.kind === "oldPath")
  if (!isRenamed && oldPaths.some(({ value }) => isPath(value, renaming.newPath)))
    throw new UsageError(
      `${renaming.newPath} is an old path of ${file}. Remove it from redirectFrom there first.`,
    )
  const source = locatedText(text, frontmatter ?? "")
  const edits = [
    ...editsOfFields(source, special, renaming),
    ...editsOfLinks(source, references.links, renaming),
  ]
  if (!isRenamed) return edits
  if (frontmatter === null)
    throw new UsageError(`${file} has no fields to add the redirect to. Fix the document first.`)
  return [...edits, ...editOfRedirect(source, frontmatter, oldPaths, renaming)]
}

/** The edits of a snippet: its links. */
export const editsOfSnippet = async (file: string, text: string, renaming: Renaming): Promise<Edit[]> =>
  editsOfLinks(locatedText(text, ""), (await checkSnippet(file, text)).references.links, renaming)

/** The edits of a data file. */
export const editsOfDataFile = (dataFile: DataFile, text: string, renaming: Renaming): Edit[] => {
  const special = readDataFile(dataFile, text, dataFile.file).entries.flatMap((entry) => entry.special)
  return editsOfFields(locatedText(text, withoutByteOrderMark(text)), special, renaming)
}

function editsOfFields(source: LocatedText, special: readonly SpecialField[], renaming: Renaming): Edit[] {
  return special.flatMap((field) => {
    const by = newValue(field, renaming)
    if (by === undefined) return []
    const range = field.place ? source.valueRange(field.place) : source.fieldRange(field.path)
    return replaced(source, range, field.value, by)
  })
}

/** The new value of a field that refers to the document or snippet; undefined for other fields. */
function newValue({ kind, value }: SpecialField, { collection, from, to, oldPath, newPath }: Renaming) {
  const type = collection?.type ?? snippetType
  if (kind.kind === "reference" && kind.to === type && value === from) return to
  return kind.kind === "path" && collection && value === oldPath ? newPath : undefined
}

function editsOfLinks(source: LocatedText, links: readonly BodyReference[], { oldPath, newPath }: Renaming) {
  return links.flatMap((link): Edit[] => {
    if (!oldPath || link.value.split(/[?#]/)[0] !== oldPath) return []
    const [start, end] = source.rangeOf(link)
    const written = source.text.slice(start, end)
    // Not in the link's text, which may contain the same path.
    const address = Math.max(written.lastIndexOf("]("), written.indexOf("]:"), 0)
    return replaced(source, [start + address, end], oldPath, newPath)
  })
}

/** Replace the first occurrence of a value in a range. */
function replaced({ text }: LocatedText, [start, end]: Range, value: string, by: string): Edit[] {
  const at = text.indexOf(value, start)
  return at < 0 || at + value.length > end ? [] : [{ start: at, end: at + value.length, by }]
}

/** Add the old path to `redirectFrom`: in place of the new path, before the first entry, or as a new field at the end. */
function editOfRedirect(
  { text, fieldRange }: LocatedText,
  frontmatter: string,
  oldPaths: readonly SpecialField[],
  { oldPath, newPath }: Renaming,
): Edit[] {
  if (oldPaths.some(({ value }) => isPath(value, oldPath))) return []
  const newLine = text.includes("\r\n") ? "\r\n" : "\n"
  const back = oldPaths.find(({ value }) => isPath(value, newPath))
  const [first] = oldPaths
  const [start, end] = fieldRange((back ?? first)?.path ?? ["redirectFrom"])
  if (back) return [{ start, end, by: oldPath }]
  const [dash] = /[ \t]*-[ \t]+$/.exec(text.slice(text.lastIndexOf("\n", start) + 1, start)) ?? []
  if (first) return [{ start, end: start, by: oldPath + (dash ? newLine + dash : ", ") }]
  if (/^\[\s*\]$/.test(text.slice(start, end))) return [{ start, end, by: `[${oldPath}]` }]
  // The frontmatter starts with a line break instead of the first line.
  const last = text.indexOf("\n") + frontmatter.length
  return [{ start: last, end: last, by: `redirectFrom:${newLine}  - ${oldPath}${newLine}` }]
}

const isPath = (value: string, path: string) => `${value.replace(/\/$/, "")}/` === path

type Range = [start: number, end: number]

interface LocatedText {
  text: string
  /** Offsets of a place. */
  rangeOf: (place: Place) => Range
  /** Offsets of the value of an attribute. */
  valueRange: (place: Place) => Range
  /** Offsets of a field's value. */
  fieldRange: (path: readonly PropertyKey[]) => Range
}

/** A text whose parts can be found. @param yaml its fields, on the same lines */
function locatedText(text: string, yaml: string): LocatedText {
  const offsetOf = offsetsIn(text)
  const rangeOf = ({ start = { line: 1, column: 1 }, end = start }: Place): Range => [
    offsetOf(start),
    offsetOf(end),
  ]
  const valueRange = (place: Place): Range => {
    const [start, end] = rangeOf(place)
    return [start + text.slice(start, end).indexOf("=") + 1, end]
  }
  const locate = yamlPositions(yaml)
  return { text, rangeOf, valueRange, fieldRange: (path) => rangeOf(locate(path)) }
}
