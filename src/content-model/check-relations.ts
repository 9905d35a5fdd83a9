import path from "node:path"
import { pictureMistake } from "../mdx/address"
import type { BodyPlaces } from "../mdx/body-places"
import { type LinkSite, linkChecker } from "./check-links"
import {
  type PictureFinding,
  type PictureInspector,
  pictureInspector,
  type WantedFile,
} from "./check-pictures"
import { fileNames } from "./content-files"
import { splitDocument } from "./frontmatter"
import { collections, dataFiles } from "./model"
import { didYouMean } from "./nearest"
import type { Problem } from "./problem"
import { readText } from "./read-text"
import { fieldName } from "./validate-fields"
import type { FoundField } from "./walk-fields"
import { yamlPositions } from "./yaml-positions"

/** A document or an entry of a data file, with what it refers to. */
export interface SpecialSource {
  type: string
  /** Slug or id. */
  key: string
  file: string
  /** e.g. case study */
  label: string
  published: boolean
  /** Path of the document's page; entries of data files have none. */
  pagePath?: string
  special: FoundField[]
  /** What the body refers to, and what can be referred to in it. */
  places: BodyPlaces
}

/**
 * Every reference leads to a published document or an entry, and not to the document itself.
 * @param unread Types of data files with mistakes: what is missing in them may only be unreadable.
 */
export const checkReferences = async (
  root: string,
  sources: SpecialSource[],
  unread: ReadonlySet<string> = new Set(),
): Promise<Problem[]> => {
  const targets = new Map<string, Map<string, SpecialSource>>()
  for (const source of sources) {
    const ofType = targets.get(source.type) ?? new Map<string, SpecialSource>()
    targets.set(source.type, ofType.set(source.key, source))
  }

  const problems: Problem[] = []
  for (const source of sources)
    for (const field of source.special) {
      const { kind, value } = field
      if (kind.kind !== "reference" || unread.has(kind.to)) continue
      const message = referenceMessage(source, kind.to, value, targets.get(kind.to) ?? new Map())
      if (message) problems.push(await fieldProblem(root, source.file, field, message))
    }
  return problems
}

function referenceMessage(
  source: SpecialSource,
  type: string,
  value: string,
  targets: Map<string, SpecialSource>,
) {
  const target = targets.get(value)
  const available = [...targets.values()].filter(({ published }) => published).map(({ key }) => key)
  const kind = target?.label ?? labelOf(type)
  if (!target) {
    const listed = available.length > 24 ? `${available.slice(0, 24).join(", ")} …` : available.join(", ")
    return `there is no ${kind} "${value}"${didYouMean(value, available) || "."} Available: ${listed || "none"}`
  }
  if (target === source) return `refers to itself. Remove "${value}"`
  if (source.published && !target.published)
    return `"${value}" is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the reference`
  return undefined
}

/** What an editor calls an entry of a type. */
const labelOf = (type: string) =>
  collections.find((collection) => collection.type === type)?.label ??
  (type === "Snippet" ? "snippet" : undefined) ??
  `entry of ${dataFiles.find((dataFile) => dataFile.type === type)?.file ?? type}`

/** Every picture and file exists, spelt exactly as it is on disk, and can be shown. */
export const checkFiles = async (
  root: string,
  sources: SpecialSource[],
  inspect: PictureInspector = pictureInspector(),
): Promise<Problem[]> => {
  const listings = new Map<string, Promise<string[]>>()
  const list = (folder: string) => {
    const listing = listings.get(folder) ?? fileNames(folder)
    listings.set(folder, listing)
    return listing
  }
  const findingOf = async (
    file: string,
    value: string,
    wanted: WantedFile,
  ): Promise<PictureFinding | undefined> => {
    const folder = path.join(root, path.dirname(file))
    const missing = await missingFile(folder, value, list)
    if (missing) return { message: missing }
    const finding = await inspect(path.join(folder, value), wanted)
    return finding && { ...finding, message: `"${value}" ${finding.message}` }
  }

  const lists = await Promise.all(
    sources.flatMap(({ file, special, places }) => [
      ...special.map(async (field) => {
        const { kind, value } = field
        if (kind.kind !== "image" && kind.kind !== "file") return []
        const finding = await findingOf(file, value, kind)
        return finding ? [{ ...(await fieldProblem(root, file, field, finding.message)), ...finding }] : []
      }),
      ...places.images.map(async ({ value, line, column }) => {
        if (pictureMistake(value)) return [] // told already, where the body is compiled
        const finding = await findingOf(file, value, { kind: "image" })
        return finding ? [{ file, line, column, field: `image ${value}`, ...finding }] : []
      }),
    ]),
  )
  return lists.flat()
}

/** Every address of this site leads to a page, a file or an anchor that is there. */
export const checkLinks = async (root: string, sources: SpecialSource[], site: Omit<LinkSite, "root">) => {
  const linked = sources.map((source) => ({ ...source, anchors: source.places.anchors }))
  const mistakeOf = linkChecker(linked, { root, ...site })
  const problems: Problem[] = []
  for (const source of linked) {
    const { file, special, places } = source
    for (const field of special) {
      const { kind, value } = field
      const message = kind.kind === "path" ? await mistakeOf(value, source) : undefined
      if (message) problems.push(await fieldProblem(root, file, field, message))
    }
    for (const { value, line, column } of places.links) {
      const message = await mistakeOf(value, source)
      if (message) problems.push({ file, line, column, field: `link ${value}`, message })
    }
  }
  return problems
}

/** What is wrong with the path of a file, if anything: it does not exist, or is spelt in another way. */
export async function missingFile(
  folder: string,
  value: string,
  list: (folder: string) => Promise<string[]>,
) {
  const target = path.join(folder, value)
  const names = await list(path.dirname(target))
  const name = path.basename(target)
  if (names.includes(name)) return undefined
  const otherCase = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (otherCase) return `"${value}" is spelt "${otherCase}" on disk. Letter case counts; write it the same`
  const lookalike = names.find((candidate) => candidate.normalize() === name.normalize())
  if (lookalike)
    return `"${value}" is written with other characters than the name on disk, though they look the same. Rename the file without accents, e.g. ${plain(lookalike)}, and write that here`
  const pictures = names.filter((candidate) => /\.(jpe?g|png|webp|avif|svg)$/i.test(candidate))
  return `the file "${value}" does not exist${didYouMean(name, pictures) || "."}${
    pictures.length > 0 ? ` In that folder: ${pictures.slice(0, 12).join(", ")}` : " Put it beside this file"
  }`
}

/** A name without accents. */
const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "")

/** A problem of a field in its place. Positions are only looked up for mistakes: the file is read again. */
export async function fieldProblem(
  root: string,
  file: string,
  field: FoundField,
  message: string,
): Promise<Problem> {
  const position = field.at ?? (await positionOf(path.join(root, file), field.path))
  return { file, ...position, field: fieldName(field.path), message }
}

async function positionOf(file: string, field: FoundField["path"]) {
  const text = await readText(file)
  // In develop files are deleted while this looks; it looks again afterwards.
  if (typeof text !== "string") return { line: 1, column: 1 }
  const split = file.endsWith(".mdx") ? splitDocument(text) : { frontmatter: text, frontmatterLine: 1 }
  return yamlPositions(split.frontmatter ?? "", split.frontmatterLine)(field)
}
