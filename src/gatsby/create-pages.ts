import path from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import type { Collection } from "../content-model/define-collection"
import { collections } from "../content-model/model"
import { kebabCase } from "../lib/kebab-case"
import { linkPath } from "../lib/routes"
import { whyChooseUs } from "../lib/why-choose-us"
import { refreshContentProblems, tellDocumentPages } from "./content-problems"
import { createGallery } from "./create-gallery"
import { getDataOrPanic } from "./get-data-or-panic"
import { isBuild } from "./is-build"
import { nodesSettled } from "./settled-nodes"

/** Cards on one page of the case-study index, so that no page grows with the collection. */
const pageSize = 24

/** The last arguments of `createPages`, for the server of develop. */
export let pagesArgs: CreatePagesArgs | undefined

/**
 * Make a page for every document, the numbered pages of the case-study index, and the why-choose-us page.
 */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (!isBuild) await nodesSettled(args)
  const paths: string[] = []
  for (const collection of collections) paths.push(...(await createDocumentPages(args, collection)))
  await createCaseStudyIndex(args)
  await createWhyChooseUs(args)
  if (isBuild) return
  // In develop this runs after every change of the content.
  await createGallery(args)
  pagesArgs = args
  tellDocumentPages(paths)
  void refreshContentProblems(process.cwd(), args.reporter)
}

interface ListedDocument {
  id: string
  path: string
}

/** Answers the pages' paths. */
async function createDocumentPages(args: CreatePagesArgs, collection: Collection): Promise<string[]> {
  const documents = await listDocuments(args, collection)
  const component = path.resolve(`src/templates/${kebabCase(collection.type)}.tsx`)
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

async function createCaseStudyIndex({ graphql, reporter, actions }: CreatePagesArgs) {
  const data = await getDataOrPanic<{ list: { totalCount: number } }>(
    graphql,
    "{ list: allCaseStudy { totalCount } }",
    reporter,
  )
  const pageCount = Math.max(1, Math.ceil(data.list.totalCount / pageSize))
  for (let page = 1; page <= pageCount; page += 1)
    actions.createPage({
      path: page === 1 ? "/case-studies/" : `/case-studies/page/${page}/`,
      component: path.resolve("src/templates/case-study-index.tsx"),
      context: { skip: (page - 1) * pageSize, limit: pageSize, page, pageCount },
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
