import { kebabCase, uncapitalised } from "../../util/words"
import { listsRead } from "../model/content-model"
import type { Collection } from "../model/define-collection"
import type { SectionDefinition } from "../model/define-section"
import type { ContentList } from "../model/fields"

/** Code of registries of sections, which `npm run generate` and the page templates write. */

/** A component whose scripts load when it comes near the viewport. @param file its module */
export const lazyCode = (name: string, file: string) =>
  `const ${name} = lazy(() =>\n  import("${file}").then(({ ${name} }) => ({ default: ${name} })),\n)\n`

/** The entry of a section in a registry. @param fields of the document that it shows */
export function entryCode(section: SectionDefinition, fields: readonly string[] = []) {
  const { name, surface } = section
  const reads = fields.map((field) => JSON.stringify(field))
  const lists = listsRead(section).map(([prop, list]) => `${prop}: "${queryField(list)}"`)
  const more = lists.length > 0 ? `, { ${lists.join(", ")} }` : ""
  return `  ${name}: sectionEntry("${surface}", ${name}, [${reads.join(", ")}]${more}),\n`
}

/** The field of a query with all nodes of a type, or with its only one. */
export const queryField = ({ of, single }: ContentList) => (single ? uncapitalised(of) : `all${of}`)

/**
 * The module of a section's component below `src/site`: the collection's own, if it has one, or the shared one.
 * @param hasFile whether there is a file, by its path below `src/site`
 */
export function moduleOf(directory: string, name: string, hasFile: (file: string) => boolean) {
  const file = kebabCase(name)
  const own = `collections/${directory}/${file}`
  return hasFile(`${own}.tsx`) ? own : `sections/${file}/${file}`
}

/** The GraphQL fragment of what a section shows of a document. */
export const sectionFragment = ({ name }: SectionDefinition, { type }: Collection) => `${type}${name}Section`

/** The GraphQL fragment of what a section shows of data files and other documents. */
export const listsFragment = ({ name }: SectionDefinition) => `${name}Lists`

/** The variable of page queries that includes what a section shows. */
export const sectionVariable = (name: string) => `has${name}`
