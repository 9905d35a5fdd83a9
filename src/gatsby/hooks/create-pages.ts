import path from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { type Collection, sectionVariable } from "../../content"
import type { BreadcrumbRoute } from "../../content/define"
import { collections, dataFiles } from "../../site/collections/model"
import { documentsPerPage, pagePath } from "../../site/router/page-path"
import { kebabCase } from "../../util/words"
import { recordDocumentPages, refreshContentProblems } from "../nodes/content-problems"
import { deleteOrphans } from "../nodes/delete-orphans"
import { createDraftsPage, type ReviewedDocument, reviewMode, sourceOf } from "../nodes/review-mode"
import { createGallery } from "../outputs/create-gallery"
import { longestListInPage } from "../outputs/filtered-lists"
import { getDataOrPanic } from "../outputs/get-data-or-panic"
import { isBuild } from "../outputs/is-build"
import { documentTemplates, listTemplate } from "../outputs/page-templates"
import { withShareImages } from "../outputs/share-image-addresses"
import { describeQueries } from "../resolvers/describe-queries"

/** Create a page for every document, the lists of the collections, and the pages for reviews. */
export const createPages: GatsbyNode["createPages"] = async (given) => {
  describeQueries(given.store)
  const isThere = deleteOrphans(given)
  const args = isBuild ? await withShareImages(given) : given
  const copies = await createPagesOfEntries(args)
  const documents = new Map<Collection, ReviewedDocument[]>()
  for (const collection of collections) {
    const listed = (await listDocuments(args, collection)).filter(isThere)
    documents.set(collection, listed)
    if (!collection.standalone) createListPages(args, collection, listed.length)
  }
  const names = new Map([...documents.values()].flat().map(({ path, name }) => [path, name]))
  for (const [collection, listed] of documents)
    createDocumentPages(args, collection, listed, { names, copies })
  if (reviewMode) createDraftsPage(args, [...documents.values()].flat())
  if (isBuild) return
  // In development this runs after every change of the content.
  await createGallery(args, documents)
  recordDocumentPages([...documents.values()].flat().map(({ path }) => path))
  void refreshContentProblems(process.cwd(), args.reporter)
}

async function listDocuments({ graphql, reporter }: CreatePagesArgs, { type, sort }: Collection) {
  const data = await getDataOrPanic<{ list: { nodes: ReviewedDocument[] } }>(
    graphql,
    `{ list: all${type}(sort: [{ ${sort.field}: ${sort.order} }, { slug: ASC }]) { nodes { id name path slug collection desc draft sections } } }`,
    reporter,
  )
  return data.list.nodes
}

function createDocumentPages(
  { actions }: CreatePagesArgs,
  collection: Collection,
  documents: ReviewedDocument[],
  { names, copies }: { names: ReadonlyMap<string, string>; copies: ReadonlyMap<string, string[]> },
) {
  const templates = documentTemplates(collection, documents)
  documents.forEach((document, index) => {
    const { id, path } = document
    const component = templates.get(document.sections[0] ?? "")
    // A document that the check refuses.
    if (!component) return
    const neighbours = collection.standalone
      ? { ancestors: ancestorsOf(path, names) }
      : neighboursOf(documents, index)
    const source = reviewMode ? { source: sourceOf(document) } : {}
    const shown = Object.fromEntries(document.sections.map((name) => [sectionVariable(name), true]))
    const page = { path, component, context: { id, ...neighbours, ...shown, ...source } }
    actions.createPage(page)
    for (const copy of copies.get(path) ?? []) actions.createPage({ ...page, path: copy })
    // Gatsby makes this copy only once, and removes it when pages are created again.
    if (!isBuild && path === "/404/") actions.createPage({ ...page, path: "/404.html" })
  })
}

/** The first document follows the last one. */
const neighboursOf = (documents: readonly ReviewedDocument[], index: number) =>
  documents.length > 1
    ? { previousId: documents.at(index - 1)?.id, nextId: documents.at((index + 1) % documents.length)?.id }
    : { previousId: null, nextId: null }

/** The pages above a page, without the home page. */
const ancestorsOf = (address: string, names: ReadonlyMap<string, string>): BreadcrumbRoute[] =>
  address
    .split("/")
    .slice(1, -2)
    .flatMap((_, index, parts) => {
      const value = `/${parts.slice(0, index + 1).join("/")}/`
      const name = names.get(value)
      return name ? [{ name, value }] : []
    })

/** Create the paginated list of a collection. */
function createListPages(args: CreatePagesArgs, collection: Collection, count: number) {
  const { directory, pageSize = documentsPerPage } = collection
  // For lists that visitors can filter.
  const hasAll = count <= longestListInPage || !isBuild
  createPagesOf(args, {
    path: `/${directory}/`,
    component: listTemplate(collection),
    count,
    limit: pageSize ?? Math.max(1, count),
    contextOf: (skip, limit) =>
      hasAll ? { dataSkip: 0, dataLimit: Math.max(1, count) } : { dataSkip: skip, dataLimit: limit },
  })
}

interface List {
  path: string
  component: string
  count: number
  limit: number
  /** What the context has next to skip, limit, page and pageCount. */
  contextOf: (skip: number, limit: number) => object
}

function createPagesOf(
  { actions }: CreatePagesArgs,
  { path: first, component, count, limit, contextOf }: List,
) {
  const pageCount = Math.max(1, Math.ceil(count / limit))
  for (let page = 1; page <= pageCount; page += 1) {
    const skip = (page - 1) * limit
    const context = { skip, limit, page, pageCount, ...contextOf(skip, limit) }
    actions.createPage({ path: pagePath(first, page), component, context })
  }
}

/**
 * Create the lists of the documents that refer to an entry of a data file.
 * @returns the paths of other entries, by the path of the document that is their page
 */
async function createPagesOfEntries(args: CreatePagesArgs): Promise<ReadonlyMap<string, string[]>> {
  const copies = new Map<string, string[]>()
  for (const { type, pages, reverse = {} } of dataFiles) {
    if (!pages) continue
    const listed = collections.find(({ directory }) => directory === pages.lists)
    const relation = Object.keys(reverse).find((name) => reverse[name]?.type === listed?.type)
    const fields = relation ? `key name description documents: ${relation} { path }` : "key"
    const { list } = await getDataOrPanic<{ list: { nodes: Entry[] } }>(
      args.graphql,
      `{ list: all${type} { nodes { ${fields} } } }`,
      args.reporter,
    )
    const pathOf = ({ key }: Entry) => pages.path.replace("{id}", key)
    if (!listed) copies.set(pages.path.replace("{id}/", ""), list.nodes.map(pathOf))
    for (const { documents: [first, ...others] = [], ...entry } of list.nodes)
      if (listed && first)
        createPagesOf(args, {
          path: pathOf(entry),
          component: path.resolve(`src/site/collections/${listed.directory}/${kebabCase(type)}.tsx`),
          count: others.length + 1,
          limit: documentsPerPage,
          contextOf: () => ({ ...entry, imageOf: first.path }),
        })
  }
  return copies
}

interface Entry {
  key: string
  documents?: { path: string }[]
}
