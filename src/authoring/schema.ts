import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { collections, dataFiles } from "../content-model/model"
import { catalogue, iconList } from "./catalogue"
import type { Io } from "./io"
import { collectionSchema, dataFileSchema } from "./json-schema"
import { snippets } from "./snippets"

const schemaFolder = ".vscode/schemas"

/** `npm run content:schema`: writes what editors' programs and the guide know of the content model. */
export const writeSchemas = async (args: string[], { root, write }: Io): Promise<number> => {
  const { values } = parseArgs({ args, options: { check: { type: "boolean", default: false } } })
  const stale = await staleFiles(root)
  if (values.check) {
    for (const [file] of stale)
      write(`${file} is not what the content model says. Run: npm run content:schema`)
    return stale.size > 0 ? 1 : 0
  }
  for (const [file, text] of stale) {
    const target = path.join(root, file)
    if (text === null) await rm(target)
    else {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, text)
    }
    write(`${text === null ? "Removed" : "Written"}: ${file}`)
  }
  if (stale.size === 0) write("Everything is as the content model says.")
  return 0
}

/** Files that differ from what the content model says, with the text they should have; null for one too many. */
export const staleFiles = async (root: string): Promise<Map<string, string | null>> => {
  const stale = new Map<string, string | null>()
  const wanted = await generatedFiles(root)
  for (const [file, text] of wanted) if ((await textOf(path.join(root, file))) !== text) stale.set(file, text)
  for (const name of await readdir(path.join(root, schemaFolder)).catch(() => [])) {
    const file = `${schemaFolder}/${name}`
    if (!wanted.has(file)) stale.set(file, null)
  }
  return stale
}

/** Every generated file, or file with generated parts, as it should be. */
async function generatedFiles(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const collection of collections)
    files.set(`${schemaFolder}/${collection.directory}.json`, json(collectionSchema(collection)))
  for (const dataFile of dataFiles)
    files.set(
      `${schemaFolder}/data-${dataFile.file.replace(".yaml", ".json")}`,
      json(dataFileSchema(dataFile)),
    )
  files.set(".vscode/mosslight.code-snippets", json(snippets()))
  files.set(".vscode/settings.json", await withSchemas(path.join(root, ".vscode/settings.json")))
  const guide = (await textOf(path.join(root, "content/README.md"))) ?? ""
  files.set(
    "content/README.md",
    replacePart(replacePart(guide, "sections", catalogue()), "icons", iconList()),
  )
  return files
}

/** The settings as they are, with `yaml.schemas` as it should be. */
async function withSchemas(file: string) {
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

/** Text between the two markers of a generated part. */
export const replacePart = (text: string, name: string, part: string): string => {
  const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end of generated: ${name} -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`content/README.md has lost the markers ${start} and ${end}`)
  return `${text.slice(0, from + start.length)}\n\n${part.trim()}\n\n${text.slice(to)}`
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const textOf = (file: string) => readFile(file, "utf8").catch(() => undefined)
