import path from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import type { Collection } from "../content-model/define-collection"
import { collections } from "../content-model/model"
import { pagePath } from "../lib/page-path"
import { linkPath } from "../lib/routes"
import { whyChooseUs } from "../lib/why-choose-us"
import { refreshContentProblems, tellDocumentPages } from "./content-problems"
import { createGallery } from "./create-gallery"
import { getDataOrPanic } from "./get-data-or-panic"
import { isBuild } from "./is-build"
import { documentTemplate, listTemplate } from "./page-templates"
import { nodesSettled } from "./settled-nodes"

/** Make a page for every document, the lists of the collections, and the why-choose-us page. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (!isBuild) await nodesSettled(args)
  const paths: string[] = []
  for (const collection of collections) paths.push(...(await createCollectionPages(args, collection)))
  await createWhyChooseUs(args)
  if (isBuild) return
  // In develop this runs after every change of the content.
  await createGallery(args)
  tellDocumentPages(paths)
  void refreshContentProblems(process.cwd(), args.reporter)
}

interface ListedDocument {
  id: string
  path: string
}

/** Make the pages of a collection's documents and of its list. @returns the paths of the documents */
async function createCollectionPages(args: CreatePagesArgs, collection: Collection): Promise<string[]> {
  const documents = await listDocuments(args, collection)
  const component = documentTemplate(collection, documents.length)
  documents.forEach((document, index) => {
    args.actions.createPage({
      path: document.path,
      component,
      context: {
        id: document.id,
        previousId: documents[index - 1]?.id ?? null,
        nextId: documents[index + 1]?.id ?? null,
      },
    })
  })
  createList(args, collection, documents.length)
  return documents.map(({ path }) => path)
}

async function listDocuments({ graphql, reporter }: CreatePagesArgs, { type, sort }: Collection) {
  const data = await getDataOrPanic<{ list: { nodes: ListedDocument[] } }>(
    graphql,
    `{ list: all${type}(sort: [{ ${sort.field}: ${sort.order} }, { slug: ASC }]) { nodes { id path } } }`,
    reporter,
  )
  return data.list.nodes
}

/** Make the pages of a list, so that none grows with the collection. */
function createList({ actions }: CreatePagesArgs, collection: Collection, count: number) {
  const { directory, pageSize = 24 } = collection
  const limit = pageSize ?? Math.max(1, count)
  const pageCount = Math.max(1, Math.ceil(count / limit))
  for (let page = 1; page <= pageCount; page += 1)
    actions.createPage({
      path: pagePath(`/${directory}/`, page),
      component: listTemplate(collection),
      context: { skip: (page - 1) * limit, limit, page, pageCount },
    })
}

/** The why-choose-us page, whose slug contains the product name (specification, section 2). */
async function createWhyChooseUs({ graphql, reporter, actions }: CreatePagesArgs) {
  const { siteSettings } = await getDataOrPanic<{ siteSettings: { productName: string } | null }>(
    graphql,
    "{ siteSettings { productName } }",
    reporter,
  )
  if (!siteSettings) return
  actions.createPage({
    path: linkPath(whyChooseUs(siteSettings.productName).path),
    component: path.resolve("src/templates/why-choose-us.tsx"),
    context: {},
  })
}
