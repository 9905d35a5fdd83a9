import path from "node:path"
import type { CreatePagesArgs, GatsbyNode } from "gatsby"
import type { Collection } from "../content-model/define-collection"
import { collections } from "../content-model/model"
import { getDataOrPanic } from "./get-data-or-panic"

/** Cards on one page of the case-study index, so that no page grows with the collection. */
const pageSize = 24

/** Makes a page for every document, and the numbered pages of the case-study index. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  for (const collection of collections) await createDocumentPages(args, collection)
  await createCaseStudyIndex(args)
}

interface ListedDocument {
  id: string
  path: string
}

async function createDocumentPages(args: CreatePagesArgs, collection: Collection) {
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

const kebabCase = (name: string) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
