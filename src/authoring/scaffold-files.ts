/** The files of a new collection or section, from `templates/`. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { capitalised } from "../lib/letter-case"

interface CollectionNames {
  label: string
  plural: string
  /** Name of the GraphQL type. */
  type: string
  directory: string
  /** Name of the constant in code. */
  constant: string
}

/** The files of a collection, and a first document, which is not a draft. */
export const collectionFiles = (names: CollectionNames) => {
  const { label, plural, directory } = names
  const slug = `first-${label.replaceAll(" ", "-")}`
  return new Map([
    [
      `src/collections/${directory}/collection.ts`,
      fillTemplate("collection.ts", { ...names, Plural: capitalised(plural) }),
    ],
    [`src/collections/${directory}/example.mdx`, fillTemplate("document.mdx", { label, todo: "TODO " })],
    [`content/${directory}/${slug}/index.mdx`, fillTemplate("document.mdx", { label, todo: "" })],
  ])
}

interface SectionNames {
  name: string
  /** Name of the constant in code, and of the field. */
  constant: string
  folder: string
}

/** The files of a section: a list of titles and descriptions. */
export const sectionFiles = ({ name, constant, folder }: SectionNames) => {
  const file = path.basename(folder)
  const title = capitalised(file.replaceAll("-", " "))
  return new Map([
    [`${folder}/section.ts`, fillTemplate("section.ts", { name, constant, title })],
    [`${folder}/${file}.tsx`, fillTemplate("section.tsx", { name, constant })],
  ])
}

/** The field of a new section for an existing document. */
export const sectionYaml = (constant: string) => fillTemplate("section.yaml", { constant })

/** A template with values for its `{{names}}`. */
const fillTemplate = (template: string, values: Record<string, string>) =>
  readFileSync(path.resolve(__dirname, `templates/${template}.txt`), "utf8").replace(
    /\{\{(\w+)\}\}/g,
    (_, name: string) => values[name] ?? "",
  )
