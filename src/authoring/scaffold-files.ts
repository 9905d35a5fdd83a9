/** The texts of a new collection and of a new section, from `templates/`. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { capitalised } from "../lib/letter-case"

interface CollectionNames {
  label: string
  plural: string
  /** Of GraphQL. */
  type: string
  directory: string
  /** Of the code. */
  constant: string
}

/** The files of a collection, and its first document, which is published. */
export const collectionFiles = (names: CollectionNames) => {
  const { label, plural, directory } = names
  const slug = `first-${label.replaceAll(" ", "-")}`
  return new Map([
    [
      `src/collections/${directory}/collection.ts`,
      filled("collection.ts", { ...names, Plural: capitalised(plural) }),
    ],
    [`src/collections/${directory}/example.mdx`, filled("document.mdx", { label, todo: "TODO " })],
    [`content/${directory}/${slug}/index.mdx`, filled("document.mdx", { label, todo: "" })],
  ])
}

interface SectionNames {
  name: string
  /** Of the code, and of the field. */
  constant: string
  folder: string
}

/** The files of a section: a list of titles and descriptions. */
export const sectionFiles = ({ name, constant, folder }: SectionNames) => {
  const file = path.basename(folder)
  const title = capitalised(file.replaceAll("-", " "))
  return new Map([
    [`${folder}/section.ts`, filled("section.ts", { name, constant, title })],
    [`${folder}/${file}.tsx`, filled("section.tsx", { name, constant })],
  ])
}

/** The field of a new section in a document that is published. */
export const sectionYaml = (constant: string) => filled("section.yaml", { constant })

/** A template with values for its `{{names}}`. */
const filled = (template: string, values: Record<string, string>) =>
  readFileSync(path.resolve(__dirname, `templates/${template}.txt`), "utf8").replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? "",
  )
