import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { z } from "zod"
import {
  type Collection,
  entryCode,
  fieldAt,
  fieldsShown,
  firstSections,
  heroName,
  lazyCode,
  listsFragment,
  listsRead,
  moduleOf,
  type SectionDefinition,
  sectionFragment,
  sectionVariable,
} from "../../content"
import { kebabCase, uncapitalised } from "../../util/words"
import { isBuild } from "./is-build"
import { selectionOf } from "./selection-of"

/** Ignored by git. Collections without documents have no template: Gatsby warns of unused queries. */
const folder = ".gatsby/templates"

/**
 * Write the templates of a collection's documents, one for each section with which they start, so that the scripts of
 * that section load with the page. Remove those without documents.
 * @returns the path of the template by the name of the section
 */
export const documentTemplates = (
  collection: Collection,
  documents: readonly { sections: readonly string[] }[],
): ReadonlyMap<string, string> =>
  new Map(
    firstSections(collection).map((first) => {
      const own = documents.filter(({ sections }) => sections[0] === first.name)
      return [
        first.name,
        updateFile(
          templateFile(collection, first),
          own.length > 0 ? documentCode(collection, first, shownIn(collection, own)) : undefined,
        ),
      ]
    }),
  )

/** The sections that the documents show; in development all, so that a document can get another without new code. */
const shownIn = ({ sections }: Collection, documents: readonly { sections: readonly string[] }[]) =>
  sections.filter(({ name }) => !isBuild || documents.some((document) => document.sections.includes(name)))

const templateFile = ({ directory }: Collection, { name }: SectionDefinition) =>
  name === heroName ? `${directory}.js` : `${directory}-${kebabCase(name)}.js`

/** Path of the template of a collection's list: its own, or a generated one. */
export const listTemplate = (collection: Collection) => {
  const custom = ownFile(collection, "list.tsx")
  return existsSync(custom) ? custom : updateFile(`${collection.directory}-list.js`, listCode(collection))
}

/** Path of a collection's own file, which replaces a default if it exists. */
const ownFile = ({ directory }: Collection, name: string) =>
  path.resolve(`src/site/collections/${directory}/${name}`)

/** Write a template if its text has changed; remove it if there is no text. Return its path. */
function updateFile(name: string, text: string | undefined) {
  const file = path.resolve(folder, name)
  const current = existsSync(file) ? readFileSync(file, "utf8") : undefined
  if (text === undefined) rmSync(file, { force: true })
  else if (text !== current) {
    mkdirSync(path.resolve(folder), { recursive: true })
    writeFileSync(file, text)
  }
  return file
}

const fileHeader = "// Written when Gatsby starts, from src/site/collections. Do not edit.\n"

function documentCode(collection: Collection, first: SectionDefinition, used: readonly SectionDefinition[]) {
  const {
    type,
    directory,
    heading = "name",
    lead,
    plural,
    layout,
    subject,
    schema,
    standalone,
    images,
  } = collection
  const covers = standalone ? [] : coversOf(schema, images?.[0])
  const hasPagination = existsSync(ownFile(collection, "pagination.tsx"))
  const isArticle = subject === "Article" || subject === "BlogPosting"
  const hasStrip = !standalone && layout !== "article"
  const queryField = uncapitalised(type)
  const withFields = used.filter((section) => fieldsShown(section, collection).length > 0)
  const withLists = used.filter((section) => listsRead(section).length > 0)
  const shown = used.filter((section) => withFields.includes(section) || withLists.includes(section))
  return `${fileHeader}import { graphql } from "gatsby"
${layout === "article" ? 'import { articleLayout } from "../../src/site/collections/article-layout"\n' : ""}${hasStrip ? 'import { OnThisPageStrip } from "../../src/site/ui/layout/on-this-page-strip"\n' : ""}import { DocumentPage } from "../../src/site/collections/document-page"
import { sectionEntry } from "../../src/site/body/section-registry"
import { lazy } from "react"
import { ${first.name} } from "${componentOf(collection, first)}"

${used
  .filter((section) => section !== first)
  .map((section) => lazyCode(section.name, componentOf(collection, section)))
  .join("")}
const sections = {
${used.map((section) => entryCode(section, fieldsShown(section, collection))).join("")}}
${hasPagination ? paginationImport(directory) : ""}
const presentation = {
  sections,
  heading: ${JSON.stringify(heading.split("."))},
  article: ${isArticle},
${hasStrip ? "  list: OnThisPageStrip,\n" : ""}${standalone ? "" : `  paginationLabel: ${JSON.stringify(`More ${plural}`)},\n  covers: ${JSON.stringify(covers)},`}${layout === "article" ? "\n  ...articleLayout," : ""}${hasPagination ? "\n  pagination: Pagination," : ""}
}

const ${type}Template = ({ data${standalone ? ", pageContext" : ""} }) =>
  data.document && <DocumentPage data={data} ${standalone ? "ancestors={pageContext.ancestors} " : ""}{...presentation} />

export default ${type}Template

export const query = graphql\`
  query ${type}${first.name === heroName ? "" : first.name}Page(
    $id: String!
${standalone ? "" : "    $previousId: String\n    $nextId: String\n"}${shown.map(({ name }) => `    $${sectionVariable(name)}: Boolean = false\n`).join("")}  ) {
    document: ${queryField}(id: { eq: $id }) {
      ...DocumentPage
${standalone ? "" : "      ...OnThisPage\n"}${included(withFields, (section) => sectionFragment(section, collection), "      ")}${[
  ...(standalone && lead ? [lead] : []),
  heading,
  "schemaType",
  ...(isArticle ? ["date", "updated"] : []),
]
  .filter((field) => (field.split(".")[0] ?? "") in schema.shape)
  .map((field) => `      ${selectionOf(field.split("."))}\n`)
  .join("")}    }
${
  standalone
    ? ""
    : neighboursCode(queryField, [
        ...(hasPagination ? [`...${type}Pagination`] : []),
        ...covers.map((names) => selectionOf([...names, "...NeighbourCover"])),
      ])
}${included(withLists, listsFragment, "    ")}  }
\`
`
}

/** Paths of the fields with a document's image: in the light theme and, if there is one, in the dark theme. */
const coversOf = (schema: z.ZodType, image: string | undefined) =>
  image
    ? [image, `${image}Dark`].map((name) => name.split(".")).filter((names) => fieldAt(schema, names))
    : []

const neighboursCode = (
  queryField: string,
  shown: readonly string[],
) => `    previous: ${queryField}(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: ${queryField}(id: { eq: $nextId }) {
      ...DocumentLink
      ${shown.join("\n      ")}
    }
`

/** The fragments of sections, each only for documents that show the section. */
const included = (
  sections: readonly SectionDefinition[],
  fragmentOf: (section: SectionDefinition) => string,
  indent: string,
) =>
  sections
    .map((section) => `${indent}...${fragmentOf(section)} @include(if: $${sectionVariable(section.name)})\n`)
    .join("")

const paginationImport = (directory: string) =>
  lazyCode("Pagination", `../../src/site/collections/${directory}/pagination`)

const componentOf = ({ directory }: Collection, { name }: SectionDefinition) =>
  `../../src/site/${moduleOf(directory, name, (file) => existsSync(path.resolve("src/site", file)))}`

function listCode(collection: Collection) {
  const { type, directory, sort } = collection
  const hasItems = existsSync(ownFile(collection, "items.tsx"))
  return `${fileHeader}import { graphql } from "gatsby"
import { DocumentList${hasItems ? "" : ", DocumentItems as Items"} } from "../../src/site/collections/document-list"
${hasItems ? `import { Items } from "../../src/site/collections/${directory}/items"\n` : ""}
const ${type}ListTemplate = ({ data: { texts, list }, pageContext: { page, pageCount } }) => (
  <DocumentList
    path="/${directory}/"
    texts={texts}
    documents={list.nodes}
    count={list.totalCount}
    page={page}
    pageCount={pageCount}
    Items={Items}
  />
)

export default ${type}ListTemplate

export const query = graphql\`
  query ${type}ListPage($skip: Int!, $limit: Int!) {
    texts: listPage(key: { eq: "${directory}" }) {
      ...ListTexts
    }
    list: all${type}(sort: [{ ${sort.field}: ${sort.order} }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...${hasItems ? `${type}Item` : "DocumentLink"}
      }
      totalCount
    }
  }
\`
`
}
