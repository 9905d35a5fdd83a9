import { existsSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import { capitalised, kebabCase, withArticle } from "../../util/words"
import {
  type ContentModel,
  fieldsShown,
  firstSections,
  listedCollections,
  listsRead,
  parentOf,
} from "../model/content-model"
import type { Collection, DataFile } from "../model/define-collection"
import type { SectionDefinition } from "../model/define-section"
import { fieldKind, imagesBeside } from "../model/fields"
import { itemOf } from "../model/unwrap"
import { toJsonSchema } from "./json-schema"
import { entryCode, lazyCode, listsFragment, moduleOf, queryField, sectionFragment } from "./section-code"

/** The generated code, by file name. @param root top folder of the project */
export const generatedCode = (root: string, model: ContentModel): Map<string, string> =>
  new Map([
    ...model.collections.map(
      (collection) =>
        [
          `src/site/collections/generated/${collection.directory}.ts`,
          collectionCode(root, collection, model),
        ] as const,
    ),
    ["src/site/collections/generated/text-elements.ts", textElementsCode(model)],
    ["src/site/collections/generated/shared-sections.ts", sharedSectionsCode(model)],
    ["src/site/collections/generated/lists.ts", listsCode(model)],
    ["src/site/collections/generated/data-files.ts", dataFilesCode(model)],
    ["src/site/collections/generated/related-fragments.d.ts", relatedFragmentsCode(model)],
    ["src/site/collections/generated/registries.ts", registriesCode(model)],
    ["src/site/router/generated/kinds.ts", kindsCode(model)],
    ["src/site/shell/head/generated/subjects.ts", subjectsCode(model)],
  ])

const head = "// Written by `npm run generate`. Do not edit.\n"

/** The registry of a collection's sections, and a GraphQL fragment with the fields of each. */
function collectionCode(root: string, collection: Collection, model: ContentModel) {
  const { type } = collection
  if (firstSections(collection).length === 0)
    throw new Error(`${type} has no section for the start of a page. Add its hero to its sections`)
  const own = collection.sections.filter(({ anywhere }) => !anywhere)
  const entries = own.map((section) => entryCode(section, fieldsShown(section, collection)))
  const fragments = own.flatMap((section) => fragmentsOf(section, collection, model))
  const hasFile = (file: string) => existsSync(path.join(root, "src/site", file))
  const lazySections = own.map((section) =>
    lazyCode(section.name, `../../${moduleOf(collection.directory, section.name, hasFile)}`),
  )
  return `${head}import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

${lazySections.join("")}
export const sections: SectionRegistry = {
${entries.join("")}  ...sharedSections,
}

export const fragments = graphql\`
${fragments.join("\n")}\`
`
}

/** The fragment of a section's fields; none if it has no fields. */
function fragmentsOf(section: SectionDefinition, collection: Collection, model: ContentModel) {
  const shown = { ...section.fields, ...section.reads }
  const lines = fieldsShown(section, collection).flatMap((name) => {
    const schema = shown[name]
    return schema ? selection(nameIn(collection, name, schema), schema, model) : []
  })
  return lines.length > 0 ? [fragmentOf(sectionFragment(section, collection), collection.type, lines)] : []
}

const fragmentOf = (name: string, type: string, lines: readonly string[]) =>
  `  fragment ${name} on ${type} {\n${lines.map((line) => `    ${line}\n`).join("")}  }\n`

/** What sections read of data files and other documents. */
function listsCode(model: ContentModel) {
  const fragments = Object.values(model.sections).flatMap((section) => {
    const lines = listsRead(section).flatMap(([, list]) =>
      list.single
        ? [`${queryField(list)} {`, `  ...${list.fragment}`, "}"]
        : [
            `${queryField(list)}(${argumentsOf(list.of, model)}) {`,
            ...["  nodes {", `    ...${list.fragment}`, "  }", "}"],
          ],
    )
    return lines.length > 0 ? [fragmentOf(listsFragment(section), "Query", lines)] : []
  })
  if (fragments.length === 0) return `${head}export {}\n`
  return `${head}import { graphql } from "gatsby"

export const lists = graphql\`
${fragments.join("\n")}\`
`
}

/** The fragments of data files. */
function dataFilesCode(model: ContentModel) {
  const fragments = model.dataFiles.flatMap(({ type, schema, fragments = {} }: DataFile) =>
    Object.entries(fragments).map(([name, fields]) => {
      const shown = fields === "all" ? Object.keys(schema.shape) : fields
      return fragmentOf(
        name,
        type,
        shown.flatMap((field) => selection(field, schema.shape[field] as z.ZodType, model)),
      )
    }),
  )
  return `${head}import { graphql } from "gatsby"

export const dataFiles = graphql\`
${fragments.join("\n")}\`
`
}

/** The order of a type's entries or documents. `ContentPage` is all documents that search engines list. */
function argumentsOf(type: string, { collections }: ContentModel) {
  if (type === "ContentPage") return "filter: { noindex: { ne: true } }, sort: { name: ASC }"
  const sort = collections.find((collection) => collection.type === type)?.sort
  return `sort: ${sort ? `[{ ${sort.field}: ${sort.order} }, { slug: ASC }]` : "{ order: ASC }"}`
}

/** The registry of the elements of the text, for all collections. An element is in the file of its parent. */
const textElementsCode = (model: ContentModel) =>
  registryCode("textElements", model.textElements, (element) =>
    kebabCase((parentOf(element, model) ?? element).name),
  )

/** The registry of the sections that may be used in all collections. */
const sharedSectionsCode = ({ sections }: ContentModel) =>
  registryCode(
    "sharedSections",
    Object.values(sections).filter(({ anywhere }) => anywhere),
    ({ name }) => kebabCase(name),
  )

function registryCode(
  name: string,
  shared: readonly SectionDefinition[],
  fileOf: (section: SectionDefinition) => string,
) {
  const components = shared.map((section) => {
    const file = fileOf(section)
    return lazyCode(section.name, `../../sections/${file}/${file}`)
  })
  return `${head}import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"

${components.join("")}
export const ${name}: SectionRegistry = {
${shared.map((section) => entryCode(section)).join("")}}
`
}

/** The name of a field; reverse relations are limited to what the section shows. */
const nameIn = ({ reverse }: Collection, name: string, schema: z.ZodType) => {
  const limit = name in reverse ? toJsonSchema(schema).maxItems : undefined
  return limit ? `${name}(limit: ${limit})` : name
}

/** The lines of a query that select a field. */
function selection(name: string, schema: z.ZodType, model: ContentModel): string[] {
  if (imagesBeside(schema)) return []
  const { item } = itemOf(schema)
  const inner = innerSelection(item, model)
  return inner.length > 0 ? [`${name} {`, ...inner.map((line) => `  ${line}`), "}"] : [name]
}

function innerSelection(item: z.ZodType, model: ContentModel): string[] {
  const { selection: lines, to } = fieldKind(item) ?? {}
  if (lines) return [...lines]
  if (to) return [`...${cardOf(to, model)}`]
  if (item.def.type !== "object") return []
  return Object.entries((item as z.ZodObject).shape).flatMap(([name, schema]) =>
    selection(name, schema as z.ZodType, model),
  )
}

const cardOf = (type: string, { collections, dataFiles }: ContentModel) => {
  const card = [...collections, ...dataFiles].find((one) => one.type === type)?.card
  if (card) return card
  throw new Error(
    `A section shows ${withArticle(type)}, but ${type} has no "card". Set it to the name of a GraphQL fragment in the definition`,
  )
}

/** Types of the data that sections receive: by type for a referenced document or entry, by fragment for lists. */
function relatedFragmentsCode({ collections, dataFiles, sections }: ContentModel) {
  const cards = [...collections, ...dataFiles].flatMap(({ type, card }) =>
    card && card !== "DocumentLink" ? [[type, card] as const] : [],
  )
  const lists = Object.values(sections).flatMap((section) =>
    listsRead(section).map(([, { fragment }]) => [fragment, fragment] as const),
  )
  const lines = [...new Map([...cards, ...lists])].map(
    ([name, fragment]) => `    ${name}: Queries.${fragment}Fragment\n`,
  )
  return `${head}export {}\n\ndeclare module "../../../content/model/fields/reference" {\n  interface RelatedFragments {\n${lines.join("")}  }\n}\n`
}

/** All registries, for the gallery. */
function registriesCode({ collections }: ContentModel) {
  const imports = collections.map(
    ({ type, directory }) => `import { sections as ${type} } from "./${directory}"\n`,
  )
  return `${head}import type { SectionRegistry } from "../../body/section-registry"
${imports.join("")}
/** By GraphQL type. */
export const registries: Readonly<Record<string, SectionRegistry>> = { ${collections.map(({ type }) => type).join(", ")} }
`
}

/** The kinds of documents with a list, as plain data for browsers. */
function kindsCode(model: ContentModel) {
  const kinds = listedCollections(model).map(({ directory, label, plural }) =>
    JSON.stringify({ path: `/${directory}/`, one: capitalised(label), many: capitalised(plural) }),
  )
  return `${head}import type { PageKind } from "../page-kind"

/** One for each collection, in the order of lists. */
export const documentKinds: readonly PageKind[] = [
${kinds.map((kind) => `  ${kind},\n`).join("")}]
`
}

/** What the pages of collections describe, by the path of their list. */
function subjectsCode({ collections }: ContentModel) {
  const entries = collections.flatMap(({ directory, subject }) =>
    subject ? [`  "/${directory}/": ${JSON.stringify(subject)},\n`] : [],
  )
  return `${head}import type { Subject } from "../../../../content/define"

export const subjects: Readonly<Record<string, Subject | undefined>> = {
${entries.join("")}}
`
}
