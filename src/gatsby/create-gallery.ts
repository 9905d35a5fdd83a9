import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { galleryContext, type ListedDocument } from "./gallery-context"
import { getDataOrPanic } from "./get-data-or-panic"

/** The page that shows every section, card and control to those who write and develop; for develop only. */
export const createGallery = async ({ graphql, reporter, actions }: CreatePagesArgs) => {
  const context = await galleryContext(process.cwd(), async ({ type, sort }) => {
    const data = await getDataOrPanic<{ list: { nodes: ListedDocument[] } }>(
      graphql,
      `{ list: all${type}(sort: [{ ${sort.field}: ${sort.order} }, { slug: ASC }]) { nodes { name path slug } } }`,
      reporter,
    )
    return data.list.nodes
  })
  actions.createPage({
    path: "/gallery/",
    component: path.resolve("src/gallery/gallery-page.tsx"),
    context: { ...context },
  })
}
