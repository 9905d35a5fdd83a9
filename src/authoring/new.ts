import { mkdir, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import type { z } from "zod"
import type { Collection } from "../content-model/define-collection"
import type { Example, Surroundings } from "../content-model/examples/example"
import { examples } from "../content-model/examples/examples"
import { fieldKind } from "../content-model/fields"
import { itemOf, unwrap } from "../content-model/graphql-types"
import { collections } from "../content-model/model"
import { didYouMean } from "../content-model/nearest"
import { slugify } from "../lib/slugify"
import { artworkFile } from "./artwork"
import { commentedYaml } from "./commented-yaml"
import type { Io } from "./io"
import { collectionSchema } from "./json-schema"
import { nameProblem } from "./new-name"
import { surroundingsOf } from "./surroundings"

/** `npm run new case-study "Harbour Ledger"`: makes a document with everything in it, as a draft. */
export const create = async (args: string[], io: Io): Promise<number> => {
  try {
    const { collection, name } = await wish(args, io)
    const written = await writeDocument(io.root, collection, name)
    io.write("Written:")
    for (const file of written) io.write(`  ${file}`)
    io.write("")
    io.write(nextSteps(collection, slugify(name)))
    return 0
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    io.write(error.message)
    return error.exitCode
  }
}

/** Why nothing was made, in an editor's words. */
class Refused extends Error {
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}

/** What an editor calls a collection on the command line: case-study. */
const kindOf = ({ label }: Collection) => label.replaceAll(" ", "-")

const kinds = collections.map(kindOf)

const usage = `Usage: npm run new ${kinds.join("|")} "The name of it"`

/** Kind and name, from the arguments or asked for. */
async function wish(args: string[], { ask, write }: Io) {
  const [kind, ...words] = args.filter((argument) => !argument.startsWith("--"))
  if (!kind && !ask) throw new Refused(usage, 2)
  if (!kind) {
    write("What shall it be?")
    kinds.forEach((known, index) => {
      write(`  ${index + 1}  ${known}`)
    })
  }
  const answer = kind ?? (await ask?.("Its number or name: ")) ?? ""
  const collection = collectionNamed(answer.trim())
  const name = (words.join(" ") || (await ask?.(`Name of the new ${collection.label}: `)) || "").trim()
  if (!name) throw new Refused(`The name is missing. ${usage}`, 2)
  const problem = nameProblem(collection, name)
  if (problem) throw new Refused(problem)
  return { collection, name }
}

function collectionNamed(answer: string): Collection {
  const found = collections.find((collection, index) =>
    [kindOf(collection), collection.directory, collection.label, collection.type, String(index + 1)].includes(
      answer,
    ),
  )
  if (found) return found
  throw new Refused(
    `There is no "${answer}" to make${didYouMean(answer, kinds) || "."} Possible: ${kinds.join(", ")}.`,
    2,
  )
}

async function writeDocument(root: string, collection: Collection, name: string): Promise<string[]> {
  const slug = slugify(name)
  const folder = `content/${collection.directory}/${slug}`
  const present = await readdir(path.join(root, "content", collection.directory)).catch(() => [])
  const taken = present.find((existing) => slugify(existing) === slug)
  if (taken)
    throw new Refused(
      `content/${collection.directory}/${taken} exists already. Choose another name (it can be changed in the file later), or remove that folder first.`,
    )

  const example = examples[collection.type]
  if (!example) throw new Error(`There is no example for ${collection.type}`)
  const surroundings = await surroundingsFor(root, collection, name)
  const files = new Map<string, string | Buffer>([
    ["index.mdx", documentText(collection, example, surroundings)],
  ])
  for (const artwork of example.artwork) files.set(artwork.file, await artworkFile(artwork, name))

  await mkdir(path.join(root, folder), { recursive: true })
  for (const [file, content] of files) await writeFile(path.join(root, folder, file), content, { flag: "wx" })
  return [...files.keys()].map((file) => `${folder}/${file}`)
}

async function surroundingsFor(root: string, collection: Collection, name: string) {
  const surroundings = await surroundingsOf(root, collection, name)
  const { services, technologies, caseStudies } = surroundings
  const present: Record<string, string[]> = {
    Service: services,
    Technology: technologies,
    CaseStudy: caseStudies,
  }
  for (const other of collections)
    if (present[other.type]?.length === 0 && mustReferTo(collection, other))
      throw new Refused(
        `A ${collection.label} refers to a published ${other.label}, and there is none yet. Make one first: npm run new ${kindOf(other)}`,
      )
  return surroundings
}

const mustReferTo = ({ schema }: Collection, { type }: Collection) =>
  Object.values(schema.shape).some((field) => {
    const kind = fieldKind(itemOf(field as z.ZodType).item)
    return !unwrap(field as z.ZodType).optional && kind?.kind === "reference" && kind.to === type
  })

/** The text of a new document: commented frontmatter of every field, and a body with every section. */
export const documentText = (
  collection: Collection,
  example: Example<Record<string, unknown>>,
  surroundings: Surroundings,
) =>
  `---\n${commentedYaml(example.fields(surroundings), collectionSchema(collection))}---\n\n${example.body(surroundings)}`

const nextSteps = ({ directory }: Collection, slug: string) =>
  `It is a draft: npm start shows it at http://localhost:8000/${directory}/${slug}/ and the published site does not have it.
Write it, check it with npm run content:check, and remove the line "draft: true" to publish it.`
