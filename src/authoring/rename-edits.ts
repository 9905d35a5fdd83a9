import { readDataFile } from "../content-check/check-data-files"
import { checkDocument } from "../content-check/check-document"
import type { DocumentFile } from "../content-check/content-files"
import type { Position } from "../content-check/diagnostic"
import type { SpecialField } from "../content-check/site"
import { splitDocument } from "../content-check/split-document"
import { yamlPositions } from "../content-check/yaml/yaml-positions"
import type { Collection, DataFile } from "../content-model/define-collection"
import type { BodyReference } from "../mdx/body-references"
import { Refused } from "./refused"

export interface Renaming {
  collection: Collection
  /** Names of the folder. */
  from: string
  to: string
  /** Paths of the page. */
  oldPath: string
  newPath: string
}

/** Characters of a text to replace. Offsets are in UTF-16 units. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text with all edits; every other character stays as it is. */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, { start, end, text: inserted }) => result.slice(0, start) + inserted + result.slice(end),
      text,
    )

/** The edits of a document: its references and links, and the redirect if it is the renamed one. */
export const editsOfDocument = async (
  { collection, file }: DocumentFile,
  text: string,
  renaming: Renaming,
  isRenamed: boolean,
): Promise<Edit[]> => {
  const { special, references, written } = await checkDocument(collection, { file, text })
  const yaml = splitDocument(text).frontmatter
  const oldPaths = special.filter(
    ({ kind, value }) => kind.kind === "oldPath" && isPath(value, renaming.newPath),
  )
  if (!isRenamed && oldPaths.length > 0)
    throw new Refused(
      `${renaming.newPath} is redirected to ${file}. Remove it from redirectFrom there first.`,
    )
  if (isRenamed && yaml === null) throw new Refused(`${file} has no fields. Fix it first.`)
  const links = references.links.flatMap((link) => editOfLink(text, link, renaming))
  const fields = editsOfFields(text, yaml ?? "", special, renaming)
  const list = (written as { redirectFrom?: unknown }).redirectFrom
  const redirect = isRenamed ? [editOfRedirect(text, yaml ?? "", list, oldPaths[0], renaming)] : []
  return [...links, ...fields, ...redirect.filter((edit) => edit !== undefined)]
}

/** The edits of a data file. */
export const editsOfDataFile = (dataFile: DataFile, text: string, renaming: Renaming): Edit[] => {
  const { entries } = readDataFile(dataFile, text, dataFile.file)
  return editsOfFields(
    text,
    text,
    entries.flatMap(({ special }) => special),
    renaming,
  )
}

function editsOfFields(
  text: string,
  yaml: string,
  special: readonly SpecialField[],
  renaming: Renaming,
): Edit[] {
  const { collection, from, to, oldPath, newPath } = renaming
  const locate = yamlPositions(yaml)
  return special.flatMap((field) => {
    const { kind, value } = field
    const isReference = kind.kind === "reference" && kind.to === collection.type && value === from
    if (!isReference && !(kind.kind === "path" && value === oldPath)) return []
    const { start, end } = rangeOf(
      text,
      field.place ? { ...locate(field.path), ...field.place } : locate(field.path),
    )
    return replaced(text, start, end, value, isReference ? to : newPath)
  })
}

/** The address of a link, with what follows ? or #; not the same words in its text. */
function editOfLink(text: string, link: BodyReference, { oldPath, newPath }: Renaming): Edit[] {
  if (link.value.split(/[?#]/)[0] !== oldPath) return []
  const { start, end } = rangeOf(text, link)
  const written = text.slice(start, end)
  const address = Math.max(written.lastIndexOf("]("), written.indexOf("]:"), 0)
  return replaced(text, start + address, end, oldPath, newPath)
}

/** One more old path: in place of the new one, after the last one, or in a new list at the end of the fields. */
function editOfRedirect(
  text: string,
  yaml: string,
  list: unknown,
  back: SpecialField | undefined,
  { oldPath }: Renaming,
): Edit | undefined {
  if (Array.isArray(list) && list.some((value) => isPath(String(value), oldPath))) return undefined
  const locate = yamlPositions(yaml)
  if (back) return { ...rangeOf(text, locate(back.path)), text: oldPath }
  const newLine = text.includes("\r\n") ? "\r\n" : "\n"
  if (Array.isArray(list) && list.length > 0) {
    const { start, end } = rangeOf(text, locate(["redirectFrom", list.length - 1]))
    const [dash] = /[ \t]*-[ \t]+$/.exec(text.slice(text.lastIndexOf("\n", start) + 1, start)) ?? []
    if (!dash) return { start: end, end, text: `, ${oldPath}` }
    const endOfLine = end + (/^[^\r\n]*/.exec(text.slice(end))?.[0].length ?? 0)
    return { start: endOfLine, end: endOfLine, text: newLine + dash + oldPath }
  }
  const empty = /^redirectFrom:[ \t]*(?:\[\s*\])?/m.exec(text)
  if (empty && list !== undefined)
    return { start: empty.index, end: empty.index + empty[0].length, text: `redirectFrom: [${oldPath}]` }
  // The frontmatter starts with a line break in place of the first dashes.
  const end = text.indexOf("\n") + yaml.length
  return { start: end, end, text: `redirectFrom:${newLine}  - ${oldPath}${newLine}` }
}

const isPath = (value: string, path: string) => `${value.replace(/\/$/, "")}/` === path

function replaced(text: string, start: number, end: number, value: string, by: string): Edit[] {
  const at = text.slice(start, end).indexOf(value)
  return at < 0 ? [] : [{ start: start + at, end: start + at + value.length, text: by }]
}

/** Offsets of a place. A byte-order mark does not count as a column. */
function rangeOf(text: string, { start, end }: { start: Position; end: Position }) {
  const mark = text.startsWith("\uFEFF") ? 1 : 0
  const lines = [
    mark,
    ...[...text.matchAll(/\r\n|\r|\n/g)].map(({ 0: found, index }) => index + found.length),
  ]
  const offsetOf = ({ line, column }: Position) => (lines[line - 1] ?? text.length) + column - 1
  return { start: offsetOf(start), end: offsetOf(end) }
}
