import { readFile } from "node:fs/promises"
import path from "node:path"
import { fileNames } from "./content-files"
import { splitDocument } from "./frontmatter"
import { didYouMean } from "./nearest"
import type { Problem } from "./problem"
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
  special: FoundField[]
  /** Pictures of the body. */
  images: string[]
}

/** Every reference leads to a published document or an entry, and not to the document itself. */
export const checkReferences = async (root: string, sources: SpecialSource[]): Promise<Problem[]> => {
  const targets = new Map<string, Map<string, SpecialSource>>()
  for (const source of sources) {
    const ofType = targets.get(source.type) ?? new Map<string, SpecialSource>()
    targets.set(source.type, ofType.set(source.key, source))
  }

  const problems: Problem[] = []
  for (const source of sources)
    for (const { path: field, kind, value } of source.special) {
      if (kind.kind !== "reference") continue
      const message = referenceMessage(source, kind.to, value, targets.get(kind.to) ?? new Map())
      if (message) problems.push(await fieldProblem(root, source.file, field, message))
    }
  return problems
}

function referenceMessage(source: SpecialSource, type: string, value: string, targets: Map<string, SpecialSource>) {
  const target = targets.get(value)
  const available = [...targets.values()].filter(({ published }) => published).map(({ key }) => key)
  const kind = target?.label ?? targets.values().next().value?.label ?? type
  if (!target) {
    const listed = available.length > 24 ? `${available.slice(0, 24).join(", ")} …` : available.join(", ")
    return `there is no ${kind} "${value}"${didYouMean(value, available)} Available: ${listed || "none"}`.replace(
      /"( Available)/,
      '".$1',
    )
  }
  if (target === source) return `refers to itself. Remove "${value}"`
  if (source.published && !target.published)
    return `"${value}" is a draft and not in the published site. Publish it, or remove the reference`
  return undefined
}

/** Every picture and file exists, spelt exactly as it is on disk. */
export const checkFiles = async (root: string, sources: SpecialSource[]): Promise<Problem[]> => {
  const listings = new Map<string, Promise<string[]>>()
  const list = (folder: string) => {
    const listing = listings.get(folder) ?? fileNames(folder)
    listings.set(folder, listing)
    return listing
  }

  const problems: Problem[] = []
  for (const { file, special, images } of sources) {
    for (const { path: field, kind, value } of special) {
      if (kind.kind !== "image" && kind.kind !== "file") continue
      const message = await missingFile(path.join(root, path.dirname(file)), value, list)
      if (message) problems.push(await fieldProblem(root, file, field, message))
    }
    for (const image of images) {
      const message = await missingFile(path.join(root, path.dirname(file)), image, list)
      if (message) problems.push(await imageProblem(root, file, image, message))
    }
  }
  return problems
}

async function missingFile(folder: string, value: string, list: (folder: string) => Promise<string[]>) {
  const target = path.join(folder, value)
  const names = await list(path.dirname(target))
  const name = path.basename(target)
  if (names.includes(name)) return undefined
  const otherCase = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase())
  if (otherCase) return `"${value}" is spelt "${otherCase}" on disk. Letter case counts; write it the same`
  const pictures = names.filter((candidate) => /\.(jpe?g|png|webp|avif|svg)$/i.test(candidate))
  return `the file "${value}" does not exist${didYouMean(name, pictures) || "."}${
    pictures.length > 0 ? ` In that folder: ${pictures.slice(0, 12).join(", ")}` : " Put it beside this file"
  }`
}

/** Positions are only looked up for mistakes: the file is read again. */
async function fieldProblem(root: string, file: string, field: FoundField["path"], message: string): Promise<Problem> {
  const text = await readFile(path.join(root, file), "utf8")
  const split = file.endsWith(".mdx") ? splitDocument(text) : { frontmatter: text, frontmatterLine: 1 }
  const position = yamlPositions(split.frontmatter ?? "", split.frontmatterLine)(field)
  return { file, ...position, field: fieldName(field), message }
}

async function imageProblem(root: string, file: string, image: string, message: string): Promise<Problem> {
  const { body } = splitDocument(await readFile(path.join(root, file), "utf8"))
  const offset = Math.max(0, body.indexOf(`](${image}`))
  const before = body.slice(0, offset)
  const line = before.split("\n").length
  return { file, line, column: offset - before.lastIndexOf("\n"), field: `image ${image}`, message }
}
