import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { parseArgs } from "node:util"
import { camelCase, capitalised, kebabCase, uncapitalised } from "../../util/words"
import { splitDocument } from "../check/split-document"
import { defineCollection } from "../model/define-collection"
import type { Project } from "./io"
import { placeSections } from "./place-sections"
import { collectionFiles, sectionFiles, sectionYaml } from "./scaffold-files"
import { UsageError } from "./usage-error"

/**
 * `npm run new collection event`: write the collection's folder, its line in `src/site/collections/index.ts` and a first
 * document.
 */
export const scaffoldCollection = async ({ root, model }: Project, args: string[]): Promise<string[]> => {
  const label = args.join(" ").trim().replaceAll("-", " ")
  if (!/^[a-z]+( [a-z]+)*$/.test(label))
    throw new UsageError("Usage: npm run new collection event (the singular, in small letters)", 2)
  const type = pascalCase(label)
  const { plural } = defineCollection({ type, label, directory: "", fields: {}, sections: [], sort: byName })
  const directory = plural.replaceAll(" ", "-")
  if (model.collections.some((one) => one.type === type || one.directory === directory))
    throw new UsageError(`There is a collection "${label}" already.`)
  if (
    model.dataFiles.some((one) => one.type === type) ||
    existsSync(path.join(root, "content/pages", directory))
  )
    throw new UsageError(`"${label}" is already used for a data file or a page. Choose another name.`)
  const constant = camelCase(label)
  const files = collectionFiles({ label, plural, type, directory, constant })
  await writeNewFiles(root, files)
  await changeFile(root, "src/site/collections/index.ts", (text) =>
    withListEntry(text, constant, `./${directory}/collection`, "definitions = ["),
  )
  return [
    ...filesReport(files, ["src/site/collections/index.ts"]),
    `npm start shows it at http://localhost:8000/${directory}/. Its fields are in src/site/collections/${directory}/collection.ts.`,
    `Its list has the heading "${capitalised(plural)}". Write heading, lead and description in content/data/lists.yaml, in an entry with id: ${directory}.`,
  ]
}

const byName = { field: "name", order: "ASC" } as const

/** `npm run new section Timeline -- --in case-study`: write the section's folder and its line in the collection's list. */
export const scaffoldSection = async (
  { root, model: { collections, sections } }: Project,
  args: string[],
): Promise<string[]> => {
  const { values, positionals } = parseArgs({ args, options: { in: { type: "string" } }, strict: false })
  const [name = ""] = positionals
  const kinds = collections.map(({ label }) => label.replaceAll(" ", "-"))
  const command = (section: string) => `npm run new section ${section} -- --in ${kinds[0]}`
  if (!/^([A-Z][a-z]+)+$/.test(name))
    throw new UsageError(
      `A section's name starts with a capital letter: Timeline, or PriceList for two words. Write e.g. ${command("Timeline")}`,
      2,
    )
  if (typeof values.in !== "string")
    throw new UsageError(`The section's collection is missing. Write it after -- --in: ${command(name)}`, 2)
  const label = values.in.replaceAll("-", " ")
  const collection = collections.find((one) => one.label === label || one.directory === values.in)
  if (!collection)
    throw new UsageError(`There is no collection "${values.in}". Possible: ${kinds.join(", ")}.`, 2)
  const folder = `src/site/sections/${kebabCase(name)}`
  if (sections[name] || existsSync(path.join(root, folder)))
    throw new UsageError(`There is a section "${name}" already: ${folder}.`)
  const constant = uncapitalised(name)
  if (constant in collection.schema.shape)
    throw new UsageError(`A ${collection.label} has a field "${constant}" already. Choose another name.`)
  const { directory } = collection
  const files = sectionFiles({ name, constant, folder })
  await writeNewFiles(root, files)
  const definition = `src/site/collections/${directory}/collection.ts`
  await changeFile(root, definition, (text) =>
    withListEntry(text, constant, `../../sections/${kebabCase(name)}/section`, "sections: ["),
  )
  const document = await onlyDocument(root, directory)
  if (document) await changeFile(root, document, (text) => withSection(text, name, constant))
  return [
    ...filesReport(files, document ? [definition, document] : [definition]),
    document
      ? `npm start shows it at http://localhost:8000/${document.replace(/^content\/|index\.mdx$/g, "")}.`
      : `Write <${name} /> and the field "${constant}" in a document of content/${directory}/, or make a new one: npm run new ${collection.label.replaceAll(" ", "-")}.`,
  ]
}

/** The document of a collection that has only one. */
async function onlyDocument(root: string, directory: string) {
  const slugs = await readdir(path.join(root, "content", directory)).catch(() => [])
  return slugs.length === 1 ? `content/${directory}/${slugs[0]}/index.mdx` : undefined
}

/** Add a section before the document's last element, and its field to the frontmatter. */
function withSection(text: string, name: string, constant: string) {
  const { frontmatter } = splitDocument(text)
  return placeSections(text, [name]).replace(`${frontmatter}---`, `${frontmatter}${sectionYaml(constant)}---`)
}

/** Add an import in alphabetical order, and the name at the end of the list that starts with `start`. */
function withListEntry(code: string, constant: string, module: string, start: string) {
  const imports = [...code.matchAll(/^import .* from "(\.[^"]+)"\n/gm)]
  const after = imports.findLast(([, other = ""]) => other < module)
  const first = imports[0]
  const at = after ? after.index + after[0].length : (first?.index ?? 0)
  const line = `import { ${constant} } from "${module}"\n`
  const imported = `${code.slice(0, at)}${line}${code.slice(at)}`
  const from = imported.indexOf(start) + start.length
  const to = imported.indexOf("]", from)
  const names = imported
    .slice(from, to)
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
  // Pages end with the call to action.
  const place = names.at(-1) === "callToAction" ? names.length - 1 : names.length
  names.splice(place, 0, constant)
  return `${imported.slice(0, from)}${formatted(names, imported.slice(0, from))}${imported.slice(to)}`
}

/** Format like Biome: on one line if it fits. */
function formatted(names: string[], before: string) {
  const line = before.slice(before.lastIndexOf("\n") + 1)
  const indent = /^ */.exec(line)?.[0] ?? ""
  const inline = names.join(", ")
  if (line.length + inline.length + 2 <= 110) return inline
  return `\n${names.map((name) => `${indent}  ${name},\n`).join("")}${indent}`
}

async function changeFile(root: string, file: string, change: (text: string) => string) {
  const target = path.join(root, file)
  await writeFile(target, change(await readFile(target, "utf8")))
}

async function writeNewFiles(root: string, files: ReadonlyMap<string, string>) {
  for (const [file, text] of files) {
    const target = path.join(root, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, text, { flag: "wx" })
  }
}

const filesReport = (written: ReadonlyMap<string, string>, changed: string[]) => [
  "Written:",
  ...[...written.keys()].map((file) => `  ${file}`),
  "Changed:",
  ...changed.map((file) => `  ${file}`),
  "",
]

const pascalCase = (words: string) => capitalised(camelCase(words))
