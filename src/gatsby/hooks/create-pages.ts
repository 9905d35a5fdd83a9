import path from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import { sectionVariable } from "../../content/commands/section-code"
import type { BreadcrumbRoute } from "../../content/define"
import type { Collection } from "../../content/model/define-collection"
import { collections } from "../../site/collections/model"
import { industryPath } from "../../site/router/industry-path"
import { documentsPerPage, pagePath } from "../../site/router/page-path"
import { publishDocumentPages, refreshContentProblems } from "../nodes/content-problems"
import { deleteOrphans } from "../nodes/delete-orphans"
import { createDraftsPage, type ReviewedDocument, reviewMode, sourceOf } from "../nodes/review-mode"
import { createGallery } from "../outputs/create-gallery"
import { getDataOrPanic } from "../outputs/get-data-or-panic"
import { isBuild } from "../outputs/is-build"
import { documentTemplates, listTemplate } from "../outputs/page-templates"
import { withShareImages } from "../outputs/share-image-addresses"
import { longestListInPage } from "../outputs/study-index"
import { describeQueries } from "../resolvers/describe-queries"

/** Create a page for every document, the lists of the collections, and the pages for reviews. */
export const createPages: GatsbyNode["createPages"] = async (given) => {
  describeQueries(given.store)
  const isThere = deleteOrphans(given)
  const args = isBuild ? await withShareImages(given) : given
  const people = await createPagesOfEntries(args)
  const documents = new Map<Collection, ReviewedDocument[]>()
  for (const collection of collections) {
    const listed = (await listDocuments(args, collection)).filter(isThere)
    documents.set(collection, listed)
    if (!collection.standalone) createListPages(args, collection, listed.length)
  }
  const names = new Map([...documents.values()].flat().map(({ path, name }) => [path, name]))
  for (const [collection, listed] of documents)
    createDocumentPages(args, collection, listed, { names, people })
  if (reviewMode) createDraftsPage(args, [...documents.values()].flat())
  if (isBuild) return
  // In development this runs after every change of the content.
  await createGallery(args, documents)
  publishDocumentPages([...documents.values()].flat().map(({ path }) => path))
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
  { names, people }: { names: ReadonlyMap<string, string>; people: readonly string[] },
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
    // The contact form for each member of the team, to which “Led by” leads.
    if (document.sections[0] === "ContactHead")
      for (const person of people) actions.createPage({ ...page, path: `${path}${person}/` })
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

/** Create the lists of the case studies of each industry. Return the keys of the members of the team. */
async function createPagesOfEntries(args: CreatePagesArgs): Promise<string[]> {
  const { industries, people } = await getDataOrPanic<EntriesWithPages>(
    args.graphql,
    "{ industries: allIndustry { nodes { key name description caseStudies { path } } } people: allTeamMember { nodes { key } } }",
    args.reporter,
  )
  for (const { caseStudies, ...industry } of industries.nodes)
    if (caseStudies[0])
      createPagesOf(args, {
        path: industryPath(industry.key),
        component: path.resolve("src/site/collections/case-studies/industry.tsx"),
        count: caseStudies.length,
        limit: documentsPerPage,
        contextOf: () => ({ ...industry, imageOf: caseStudies[0]?.path }),
      })
  return people.nodes.map(({ key }) => key)
}

interface EntriesWithPages {
  industries: {
    nodes: { key: string; name: string; description: string; caseStudies: { path: string }[] }[]
  }
  people: { nodes: { key: string }[] }
}
