import path from "node:path"
import type { CreateDevServerArgs, GatsbyNode } from "gatsby"
import { projectContent } from "../../content/engine/project-content"
import { serveContentProblems } from "../nodes/content-problems"
import { pageAppearance } from "../nodes/page-appearance"
import { unsavedNodes } from "../nodes/unsaved-nodes"
import { writePendingPageData } from "../outputs/pending-page-data"
import { hasCopy } from "../resolvers/image-copies"
import { retryImage } from "../webpack/wait-for-image"
import { isStudioOn } from "./is-studio-on"

/**
 * In development, serve the studio and the content's problems, retry images that do not exist yet, and write page data
 * that Gatsby has forgotten.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args: CreateDevServerArgs) => {
  const { app, store } = args
  writePendingPageData(args)
  if (isStudioOn(store.getState().program.host)) await serveStudio(args)
  app.get("/__content-problems", serveContentProblems)
  app.use(retryImage(hasCopy))
}

async function serveStudio(args: CreateDevServerArgs) {
  // Not at the top: builds load this file too.
  const { studio } = await import("../../studio/server/studio")
  const root = process.cwd()
  const page = path.join(root, "src/studio/page/main.tsx")
  const content = await projectContent(root)
  const shown = { unsavedNodes: unsavedNodes(args, content), appearanceOf: pageAppearance(args, content) }
  args.app.use("/studio", studio({ root, page, content, ...shown }))
}
