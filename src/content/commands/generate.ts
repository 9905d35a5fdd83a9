import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { GraphQLError } from "graphql"
import { contentTypes } from "../../util/content-types.mjs"
import { filesBelow } from "../files"
import type { ContentModel } from "../model/content-model"
import { catalogue, dataFileTable, fieldTables, iconList, places, textElementList } from "./catalogue"
import { generatedCode } from "./generated-code"
import type { Io } from "./io"
import { collectionSchema, dataFileSchema } from "./json-schema"
import { missingTypes } from "./missing-types"
import { queryTypes } from "./query-types"
import { rulesGuide } from "./rules-guide"
import { snippets } from "./snippets"

const schemaFolder = ".vscode/schemas"

/**
 * `npm run generate`: write all files that are generated from the definitions of collections, sections and data files.
 * Other commands run it first. With `CI` set, stale files are an error, so that the committed files are the tested ones.
 */
export const generate = async (_args: string[], { root, model, write, env = {} }: Io): Promise<number> => {
  const missing = missingTypes(model)
  for (const message of missing) write(message)
  if (missing.length > 0) return 1
  const stale = await staleFiles(root, model).catch((error: unknown) => {
    if (!(error instanceof GraphQLError)) throw error
    // With the place in the code.
    write(String(error))
  })
  if (!stale) return 1
  if (stale.size > 0 && env.CI) {
    for (const file of stale.keys()) write(`${file} is not up to date. Run npm run generate and commit it.`)
    return 1
  }
  for (const [file, text] of stale) {
    const target = path.join(root, file)
    if (text === null) await rm(target)
    else {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    }
    write(`${text === null ? "Removed" : "Generated"} ${file}`)
  }
  return 0
}

/** Files that are not up to date, with their new text, or null for files to remove. */
export const staleFiles = async (root: string, model: ContentModel): Promise<Map<string, string | null>> => {
  const stale = new Map<string, string | null>()
  const current = await generatedFiles(root, model)
  for (const [file, text] of current)
    if ((await textOf(path.join(root, file))) !== text) stale.set(file, text)
  // These folders hold generated files only.
  const folders = new Set([...current.keys()].map(path.posix.dirname).filter(isGenerated))
  for (const folder of folders)
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])) {
      const file = `${folder}/${entry.name}`
      if (entry.isFile() && !current.has(file)) stale.set(file, null)
    }
  return stale
}

const isGenerated = (folder: string) => folder === schemaFolder || folder.endsWith("/generated")

/** The generated parts of the editors' guide. */
const guideParts = { collections: places, "data files": dataFileTable }

/** What editors look up, beside their guide. */
const references: Record<string, [heading: string, text: (model: ContentModel) => string][]> = {
  FIELDS: [
    ["Fields", fieldTables],
    ["Icons", iconList],
  ],
  ELEMENTS: [["Elements of the text", textElementList]],
  SECTIONS: [["Sections", catalogue]],
  RULES: [["What the messages mean", rulesGuide]],
}

/** The current text of every generated file, and of files with generated parts. */
async function generatedFiles(root: string, model: ContentModel): Promise<Map<string, string>> {
  const { collections, dataFiles } = model
  const files = generatedCode(root, model)
  files.set(
    "src/site/collections/generated/queries.d.ts",
    queryTypes([...(await sourceFiles(root)), ...files], model),
  )
  for (const collection of collections)
    files.set(`${schemaFolder}/${collection.directory}.json`, json(collectionSchema(collection)))
  for (const dataFile of dataFiles)
    files.set(
      `${schemaFolder}/data-${dataFile.file.replace(".yaml", ".json")}`,
      json(dataFileSchema(dataFile)),
    )
  files.set(".vscode/mosslight.code-snippets", json(snippets(model)))
  files.set(".vscode/settings.json", await withSchemas(path.join(root, ".vscode/settings.json"), model))
  let guide = (await textOf(path.join(root, "content/README.md"))) ?? ""
  for (const [name, part] of Object.entries(guideParts)) guide = replacePart(guide, name, part(model))
  files.set("content/README.md", guide)
  for (const [name, parts] of Object.entries(references)) {
    const texts = parts.map(
      ([heading, text], at) => `${at === 0 ? "#" : "##"} ${heading}\n\n${text(model)}\n`,
    )
    files.set(
      `content/${name}.md`,
      [...texts, "[Editors' guide](README.md). Generated from the definitions.\n"].join("\n"),
    )
  }
  const nginx = (await textOf(path.join(root, nginxFile))) ?? ""
  files.set(nginxFile, nginx.replace(/^types \{[^}]*\}/m, nginxTypes))
  return files
}

/** Names and text of the code that is not generated. */
async function sourceFiles(root: string): Promise<[string, string][]> {
  const names = filesBelow(path.join(root, "src")).filter((name) =>
    /^(?!(?:.*\/)?generated\/).*\.tsx?$/.test(name),
  )
  return Promise.all(
    names.map(async (name) => [`src/${name}`, await readFile(path.join(root, "src", name), "utf8")]),
  )
}

/** The settings with the current `yaml.schemas`. */
async function withSchemas(file: string, { collections, dataFiles }: ContentModel) {
  const settings = JSON.parse((await textOf(file)) ?? "{}") as Record<string, unknown>
  const schemas = [
    ...collections.map(({ directory }) => [
      `./${schemaFolder}/${directory}.json`,
      `content/${directory}/*/index.mdx`,
    ]),
    ...dataFiles.map(({ file }) => [
      `./${schemaFolder}/data-${file.replace(".yaml", ".json")}`,
      `content/data/${file}`,
    ]),
  ]
  return json({ ...settings, "yaml.schemas": Object.fromEntries(schemas) })
}

/** Replace the text between the two markers of a generated part. */
export const replacePart = (text: string, name: string, part: string): string => {
  const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end of generated: ${name} -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`content/README.md has no markers ${start} and ${end}`)
  return `${text.slice(0, from + start.length)}\n\n${part.trim()}\n\n${text.slice(to)}`
}

const nginxFile = "src/tooling/hosts/nginx.conf"

const nginxTypes = () => {
  const lines = Object.entries(contentTypes).map(([extension, type]) => `  ${type} ${extension};`)
  return `types {\n${lines.join("\n")}\n}`
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined)
