import { decodeUri } from "../../util/decode-uri"
import type { SpecialField } from "../check/checked-site"
import type { Place } from "../check/diagnostic"
import { offsetsIn } from "../check/position"
import { splitDocument } from "../check/split-document"
import { readYaml } from "../check/yaml/read-yaml"
import type { BodyReference } from "../compile/body-references"
import type { Collection } from "../model/define-collection"
import { snippetType } from "../model/element-names"
import { fileName, sentence } from "../model/wording"
import { UsageError } from "./usage-error"

export interface Renaming {
  /** The collection of the document; undefined for a snippet, which has no page. */
  collection?: Collection
  /** Name of the folder, or of the snippet's file. */
  from: string
  /** The new name; "" to find what refers to the document or snippet. */
  to: string
}

interface MovedPage extends Renaming {
  /** Old and new path of the page. */
  oldPath: string
  newPath: string
  /** What is redirected to the new path: the old one, and earlier ones. */
  oldPaths: readonly string[]
  /** The feeds list it: its first path stays its id. */
  isInFeed: boolean
  /** The headings of another page that takes the place; links to others lead to its beginning. */
  anchors?: readonly string[] | undefined
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

/** A file of the content with what it refers to. */
interface Referring {
  /** From the project's root. */
  file: string
  text: string
  special: readonly SpecialField[]
  links: readonly BodyReference[]
}

/**
 * The edits of a file: its references and links, and the redirect if it is the renamed document.
 * @throws UsageError if the new path is to be redirected, or the document has no fields
 */
export const editsOf = (referring: Referring, renaming: MovedPage, isRenamed: boolean): Edit[] => {
  const { file, text, special, links } = referring
  const oldPaths = special.filter(({ kind }) => kind.address === "old")
  if (!isRenamed && oldPaths.some(({ value }) => isPath(value, renaming.newPath)))
    throw new UsageError(
      sentence`${renaming.newPath} is an old path of ${fileName(file)}. Remove it from redirectFrom there first.`,
    )
  const rangeOf = rangesIn(text)
  const edits = [
    ...special.flatMap((field) => {
      const by = newValue(field, renaming)
      if (!by) return []
      const list = String(field.path.slice(0, -1))
      const others = special.filter((one) => one !== field && String(one.path.slice(0, -1)) === list)
      const isItself = isRenamed && field.kind.to
      const isLeftOut = isItself || others.some(({ value }) => value === by[1])
      if (isLeftOut && typeof field.path.at(-1) === "number")
        return withoutItem(text, rangeOf(field.place), others.length === 0)
      return editsOfField(text, rangeOf, field, by)
    }),
    ...links.flatMap((link) => editsOfLink(text, rangeOf, link, renaming)),
  ]
  if (!isRenamed || renaming.oldPath === renaming.newPath) return edits
  const { frontmatter } = splitDocument(text)
  if (frontmatter === null)
    throw new UsageError(`${file} has no fields to add the redirect to. Fix the document first.`)
  return [
    ...edits,
    ...editOfRedirect(text, rangeOf, frontmatter, oldPaths, renaming),
    ...editOfFeedId(text, frontmatter, renaming),
  ]
}

function editsOfField(text: string, rangeOf: RangeOf, field: SpecialField, by: Change): Edit[] {
  const [start, end] = rangeOf(field.place)
  const isAttribute = String(field.path[0]).startsWith("<")
  const from = isAttribute ? start + text.slice(start, end).indexOf("=") + 1 : start
  return replaced(text, [from, end], by)
}

/** What is written, and what takes its place. */
type Change = readonly [written: string, by: string]

/** The change of a field that refers to the document or snippet; undefined for other fields. */
function newValue({ kind, value }: SpecialField, renaming: MovedPage): Change | undefined {
  const { collection, from, to } = renaming
  const type = collection?.type ?? snippetType
  if (kind.address === "page") return newAddress(value, renaming)
  return kind.to === type && value === from ? [value, to] : undefined
}

function newAddress(value: string, { oldPath, newPath, anchors }: MovedPage): Change | undefined {
  const [address = "", anchor] = value.split("#")
  if (oldPath === newPath || address.split("?")[0] !== oldPath) return undefined
  const isKept = !anchor || !anchors || anchors.includes(decodeUri(anchor))
  return isKept ? [oldPath, newPath] : [value, newPath + address.slice(oldPath.length)]
}

function editsOfLink(text: string, rangeOf: RangeOf, link: BodyReference, renaming: MovedPage): Edit[] {
  const by = newAddress(link.value, renaming)
  if (!by) return []
  const [start, end] = rangeOf(link)
  const written = text.slice(start, end)
  // Not in the link's text, which may contain the same path.
  const address = Math.max(written.lastIndexOf("]("), written.indexOf("]:"), 0)
  return replaced(text, [start + address, end], by)
}

/** Remove an item of a list with its comma or its line. */
function withoutItem(text: string, [start, end]: Range, isOnly: boolean): Edit[] {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const [dash] = /-[ \t]+$/.exec(before) ?? []
  if (dash && isOnly) return [{ start: start - dash.length, end, by: "  []" }]
  const lineBreak = after.indexOf("\n") + 1 || after.length
  if (dash) return [{ start: before.lastIndexOf("\n") + 1, end: end + lineBreak, by: "" }]
  const [next = ""] = /^\s*,\s*/.exec(after) ?? []
  const [last = ""] = next ? [] : (/\s*,\s*$/.exec(before) ?? [])
  return [{ start: start - last.length, end: end + next.length, by: "" }]
}

/** Replace the first occurrence of a value in a range. */
function replaced(text: string, [start, end]: Range, [value, by]: Change): Edit[] {
  const at = text.indexOf(value, start)
  return at < 0 || at + value.length > end ? [] : [{ start: at, end: at + value.length, by }]
}

/** Add the old path to `redirectFrom`: in place of the new path, before the first entry, or as a new field at the end. */
function editOfRedirect(
  text: string,
  rangeOf: RangeOf,
  frontmatter: string,
  oldPaths: readonly SpecialField[],
  { newPath, oldPaths: moved }: MovedPage,
): Edit[] {
  const added = moved.filter((path) => path !== newPath && !oldPaths.some(({ value }) => isPath(value, path)))
  if (added.length === 0) return []
  const newLine = newLineOf(text)
  const back = oldPaths.find(({ value }) => isPath(value, newPath))
  const [first] = oldPaths
  const [start, end] = rangeOf((back ?? first)?.place ?? readYaml(frontmatter).locate(["redirectFrom"]))
  if (back) return [{ start, end, by: added.join() }]
  const [dash] = /[ \t]*-[ \t]+$/.exec(text.slice(text.lastIndexOf("\n", start) + 1, start)) ?? []
  const separator = dash ? newLine + dash : ", "
  if (first) return [{ start, end: start, by: [...added, ""].join(separator) }]
  if (/^\[\s*\]$/.test(text.slice(start, end))) return [{ start, end, by: `[${added.join(", ")}]` }]
  return [newField(text, frontmatter, ["redirectFrom:", ...added.map((path) => `  - ${path}`)])]
}

/** Keep the first path as the id in the feeds, or readers get the entry again. */
const editOfFeedId = (text: string, frontmatter: string, { isInFeed, oldPath }: MovedPage): Edit[] =>
  isInFeed && !/^feedId:/m.test(frontmatter) ? [newField(text, frontmatter, [`feedId: ${oldPath}`])] : []

const newField = (text: string, frontmatter: string, lines: readonly string[]): Edit => {
  // The frontmatter starts with a line break instead of the first line.
  const last = text.indexOf("\n") + frontmatter.length
  return { start: last, end: last, by: [...lines, ""].join(newLineOf(text)) }
}

const newLineOf = (text: string) => (text.includes("\r\n") ? "\r\n" : "\n")

const isPath = (value: string, path: string) => `${value.replace(/\/$/, "")}/` === path

type Range = [start: number, end: number]

/** Offsets of a place. */
type RangeOf = (place: Pick<Place, "start" | "end">) => Range

const rangesIn = (text: string): RangeOf => {
  const offsetOf = offsetsIn(text)
  return ({ start = { line: 1, column: 1 }, end = start }) => [offsetOf(start), offsetOf(end)]
}
