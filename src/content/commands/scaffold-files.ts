/** The files of a new collection or section, from `templates/`. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { todayUtc } from "../../util/day"
import { capitalised } from "../../util/words"

type Names<Name extends string> = Record<Name, string>

/**
 * The files of a collection, and a first document, which is a draft.
 * @param names `constant` is the name in code, `type` in GraphQL
 */
export const collectionFiles = (names: Names<"label" | "plural" | "type" | "directory" | "constant">) => {
  const { label, plural, directory } = names
  const slug = `first-${label.replaceAll(" ", "-")}`
  const document = fillTemplate("document.mdx", { label })
  const draft = document.replace("---\n", "---\ndraft: true\n").replace(/(?<=^date: ).*/m, todayUtc())
  return new Map([
    [
      `src/site/collections/${directory}/collection.ts`,
      fillTemplate("collection.ts", { ...names, Plural: capitalised(plural) }),
    ],
    [`src/site/collections/${directory}/example.mdx`, document],
    [`content/${directory}/${slug}/index.mdx`, draft],
  ])
}

/** The files of a section: a list of titles and descriptions. `constant` is the name in code, and of the field. */
export const sectionFiles = ({ name, constant, folder }: Names<"name" | "constant" | "folder">) => {
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
