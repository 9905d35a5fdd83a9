import { mkdir, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { z } from "zod"
import { slugify } from "../../util/slugify"
import { withArticle } from "../../util/words"
import { outputKind } from "../check/output-files"
import { didYouMean } from "../check/suggestion"
import { documentPath } from "../document-path"
import { projectContent } from "../engine/project-content"
import type { Snapshot } from "../engine/snapshot"
import type { Collection } from "../model/define-collection"
import { referredType } from "../model/fields"
import { unwrap } from "../model/unwrap"
import { fileName, sentence, wording } from "../model/wording"
import type { Io, Project } from "./io"
import { nameProblem } from "./name-problem"
import { newDocument } from "./new-document"
import { inlineYaml } from "./plain-yaml"
import { scaffoldCollection, scaffoldSection } from "./scaffold"
import { UsageError } from "./usage-error"

/**
 * `npm run new case-study "Harbour Ledger"`: create a document with all fields, as a draft.
 * `npm run new collection event`, `npm run new section Timeline -- --in case-study`: create the code of a collection or section.
 */
export const create = async (args: string[], io: Io): Promise<number> => {
  try {
    const [kind, ...rest] = args
    const scaffold = kind ? scaffolds[kind] : undefined
    const lines = scaffold ? await scaffold(io, rest) : await createDocument(args, io)
    for (const line of lines) io.write(line)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    io.write(error.message)
    return error.exitCode
  }
}

const scaffolds: Record<string, (project: Project, args: string[]) => Promise<string[]>> = {
  collection: scaffoldCollection,
  section: scaffoldSection,
}

async function createDocument(args: string[], io: Io) {
  const { collection, name } = await readRequest(args, io)
  const written = await writeDocument(io, collection, name)
  return ["Written:", ...written.map((file) => `  ${file}`), "", nextSteps(collection, name)]
}

/** Name of a collection on the command line: `case-study`. */
const kindOf = ({ label }: Collection) => label.replaceAll(" ", "-")

const usageOf = (kinds: readonly string[]) =>
  `Usage: npm run new ${kinds.join("|")} "Its name"; for developers: npm run new ${Object.keys(scaffolds).join("|")}`

/** Read collection and name from the arguments, or prompt for them. */
async function readRequest(args: string[], { ask, write, model: { collections } }: Io) {
  const kinds = collections.map(kindOf)
  const usage = usageOf(kinds)
  const [kind, ...words] = args.filter((argument) => !argument.startsWith("--"))
  if (!kind && !ask) throw new UsageError(usage, 2)
  if (!kind) {
    write("What do you want to create?")
    kinds.forEach((known, index) => {
      write(`  ${index + 1}  ${known}`)
    })
  }
  const answer = kind ?? (await ask?.("Its number or name: ")) ?? ""
  const collection = collectionNamed(
    answer.trim(),
    collections,
    kind ? [...kinds, ...Object.keys(scaffolds)] : kinds,
  )
  const name = (words.join(" ") || (await ask?.(`Name of the new ${collection.label}: `)) || "").trim()
  if (!name) throw new UsageError(`The name is missing. ${usage}`, 2)
  return { collection, name }
}

function collectionNamed(answer: string, collections: readonly Collection[], possible: string[]): Collection {
  const found = collections.find((collection, index) =>
    [kindOf(collection), collection.directory, collection.label, collection.type, String(index + 1)].includes(
      answer,
    ),
  )
  if (found) return found
  const fix = didYouMean(answer, possible, `Possible: ${possible.join(", ")}.`)
  throw new UsageError(`You cannot create "${answer}". ${fix}`, 2)
}

/** Write the files of a new document. Return them, the document first. @param options of `newDocument` */
export async function writeDocument(
  { root, model }: Project,
  collection: Collection,
  name: string,
  options?: { comments: boolean },
): Promise<string[]> {
  const problem = nameProblem(collection, name)
  if (problem) throw new UsageError(problem)
  const slug = slugify(name)
  const folder = `content/${collection.directory}/${slug}`
  const present = await readdir(path.join(root, "content", collection.directory)).catch(() => [])
  const taken = present.find((existing) => slugify(existing) === slug)
  if (taken)
    throw new UsageError(
      sentence`${fileName(`content/${collection.directory}/${taken}`)} already exists. Choose another name (it can be changed in the file later), or remove that folder first.`,
    )
  const snapshot = await (await projectContent(root, model)).snapshot()
  if (collection.standalone) checkAddress(snapshot, documentPath(collection, slug))
  checkReferences(snapshot, collection)
  const files = await newDocument(snapshot, collection, name, options)
  await mkdir(path.join(root, folder), { recursive: true })
  for (const [file, content] of files) await writeFile(path.join(root, folder, file), content, { flag: "wx" })
  return [...files.keys()].map((file) => `${folder}/${file}`)
}

/** Check that neither a document, a list nor the files of the site have the address of a new page. */
function checkAddress({ documents, model }: Snapshot, address: string) {
  const [, name = ""] = address.split("/")
  const isTaken =
    outputKind(name) !== undefined ||
    model.collections.some(({ directory }) => directory === name) ||
    documents.some(({ path }) => path === address)
  if (isTaken)
    throw new UsageError(
      `The address of the page would be ${address}, which is taken. Choose another name; it can be changed in the file later.`,
    )
}

/** Check that each collection to which a document must refer has a document. */
function checkReferences({ documents, model }: Snapshot, collection: Collection) {
  const isEmpty = ({ type }: Collection) => documents.every((document) => document.collection.type !== type)
  const missing = model.collections.find((other) => mustReferTo(collection, other) && isEmpty(other))
  if (missing)
    throw new UsageError(
      sentence`A new ${collection.label} refers to ${withArticle(missing.label)}, and there is none yet. Create one first${wording(`: npm run new ${kindOf(missing)}`, ".")}`,
    )
}

const mustReferTo = ({ schema }: Collection, { type }: Collection) =>
  Object.values(schema.shape).some(
    (field) => !unwrap(field as z.ZodType).optional && referredType(field as z.ZodType) === type,
  )

/** A page that is in no list is only found by its links. */
const nextSteps = (collection: Collection, name: string) => {
  const address = documentPath(collection, slugify(name))
  const menu = `
Then add it to a menu, with a line below "links:" in content/data/navigation.yaml:
  - { name: ${inlineYaml(name, true)}, path: ${address} }`
  return `It is a draft: npm start shows it at http://localhost:8000${address} but it is not published.
Write it, check it with npm run content:check, and remove the line "draft: true" to publish it.${collection.standalone ? menu : ""}`
}
