import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parse, print } from "graphql"
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

function documentCode(collection: Collection, first: SectionDefinition, used: readonly SectionDefinition[]) {
  const { directory, standalone, layout = "sections", plural, heading = "name" } = collection
  const others = used.filter((section) => section !== first)
  const pagination = existsSync(ownFile(collection, "pagination.tsx"))
  const presentation = {
    heading: heading.split("."),
    article: isArticle(collection),
    ...(standalone ? {} : { paginationLabel: `More ${plural}`, covers: coversOf(collection) }),
  }
  return `${fileHeader}import { lazy } from "react"
import { DocumentPage } from "${site}/collections/document-page"
${standalone ? "" : `import { layout } from "${site}/collections/${layout}-layout"\n`}import { sectionEntry } from "${site}/body/section-registry"
import { ${first.name} } from "${componentOf(collection, first)}"

${others.map((section) => lazyCode(section.name, componentOf(collection, section))).join("")}${pagination ? lazyCode("Pagination", `${site}/collections/${directory}/pagination`) : ""}
const sections = {
${used.map((section) => entryCode(section, fieldsShown(section, collection))).join("")}}

const presentation = {
  ...${JSON.stringify(presentation)},
  sections,
${standalone ? "" : "  ...layout,\n"}${pagination ? "  pagination: Pagination,\n" : ""}}

const Template = ({ data, pageContext: { ancestors } }) =>
  data.document && <DocumentPage data={data} ancestors={ancestors} {...presentation} />

export default Template
${queryCode(documentQuery(collection, first, used, pagination))}`
}

const site = "../../src/site"

const fileHeader = `// Written when Gatsby starts, from src/site/collections. Do not edit.
import { graphql } from "gatsby"
`

const queryCode = (query: string) => `\nexport const query = graphql\`\n${print(parse(query))}\n\`\n`

/** The query of a document. What a section shows is asked for only for documents that have the section. */
function documentQuery(
  collection: Collection,
  first: SectionDefinition,
  used: readonly SectionDefinition[],
  pagination: boolean,
) {
  const { type, standalone, lead, heading = "name", schema } = collection
  const field = uncapitalised(type)
  const withFields = used.filter((section) => fieldsShown(section, collection).length > 0)
  const withLists = used.filter((section) => listsRead(section).length > 0)
  const names = [...new Set([...withFields, ...withLists].map(({ name }) => name))]
  const own = [
    heading,
    "schemaType",
    ...(standalone && lead ? [lead] : []),
    ...(isArticle(collection) ? dates : []),
  ]
  const neighbours = `
    previous: ${field}(id: { eq: $previousId }) { ...DocumentLink }
    next: ${field}(id: { eq: $nextId }) {
      ...DocumentLink
      ${pagination ? `...${type}Pagination` : ""}
      ${coversOf(collection)
        .map((path) => selectionOf([...path, "...NeighbourCover"]))
        .join("\n")}
    }`
  return `query ${type}${first.name === heroName ? "" : first.name}Page(
    $id: String!
    ${standalone ? "" : "$previousId: String $nextId: String"}
    ${names.map((name) => `$${sectionVariable(name)}: Boolean = false`).join(" ")}
  ) {
    document: ${field}(id: { eq: $id }) {
      ...DocumentPage
      ${standalone ? "" : "...OnThisPage"}
      ${withFields.map((section) => included(section, sectionFragment(section, collection))).join("\n")}
      ${own
        .map((name) => name.split("."))
        .filter(([group = ""]) => group in schema.shape)
        .map(selectionOf)
        .join("\n")}
    }
    ${standalone ? "" : neighbours}
    ${withLists.map((section) => included(section, listsFragment(section))).join("\n")}
  }`
}

const dates = ["date", "updated"]

const isArticle = ({ subject }: Collection) => subject === "Article" || subject === "BlogPosting"

/** Paths of the fields with a document's image: in the light theme and, if there is one, in the dark theme. */
const coversOf = ({ schema, images: [image] = [] }: Collection) =>
  image
    ? [image, `${image}Dark`].map((name) => name.split(".")).filter((names) => fieldAt(schema, names))
    : []

/** A fragment that is asked for only for documents that show the section. */
const included = ({ name }: SectionDefinition, fragment: string) =>
  `...${fragment} @include(if: $${sectionVariable(name)})`

const componentOf = ({ directory }: Collection, { name }: SectionDefinition) =>
  `${site}/${moduleOf(directory, name, (file) => existsSync(path.resolve("src/site", file)))}`

function listCode(collection: Collection) {
  const { type, directory, sort } = collection
  const hasItems = existsSync(ownFile(collection, "items.tsx"))
  const [items, name] = hasItems ? [`${directory}/items`, "Items"] : ["document-list", "DocumentItems"]
  return `${fileHeader}import { DocumentList } from "${site}/collections/document-list"
import { ${name} } from "${site}/collections/${items}"

const Template = ({ data, pageContext: { page, pageCount } }) => (
  <DocumentList path="/${directory}/" page={page} pageCount={pageCount} Items={${name}} {...data} />
)

export default Template
${queryCode(`query ${type}ListPage($skip: Int!, $limit: Int!) {
    texts: listPage(key: { eq: "${directory}" }) { ...ListTexts }
    list: all${type}(sort: [{ ${sort.field}: ${sort.order} }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes { ...${hasItems ? `${type}Item` : "DocumentLink"} }
      totalCount
    }
  }`)}`
}
