import type { CreateDevServerArgs, GatsbyNode } from "gatsby"
import { projectContent } from "../../content"
import { model } from "../../site/collections/model"
import { serveContentProblems } from "../nodes/content-problems"
import { pageAppearance } from "../nodes/page-appearance"
import { unsavedNodes } from "../nodes/unsaved-nodes"
import { writePendingPageData } from "../outputs/pending-page-data"
import { reportPolicy } from "../outputs/report-policy"
import { hasCopy } from "../resolvers/image-copies"
import { followRedirects, guardRequests, hasPage, hostsOf } from "../webpack/guard-requests"
import { retryImage } from "../webpack/wait-for-image"
import { isStudioOn } from "./is-studio-on"

/**
 * In development, answer only requests of this site and links to its pages, serve the studio and the content's problems,
 * redirect, retry images that do not exist yet, and write page data that Gatsby has forgotten.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args: CreateDevServerArgs) => {
  const { app, store } = args
  const { host, port } = store.getState().program
  const isPage = (path: string) => path === "/studio/" || hasPage(store.getState(), path)
  // A notebook gets another address in another network.
  guardRequests(port, { hosts: () => hostsOf(host), isPage })
  writePendingPageData(args)
  if (isStudioOn(host)) await serveStudio(args)
  app.get("/__content-problems", serveContentProblems)
  app.use(followRedirects(store), retryImage(hasCopy), reportPolicy(args))
}

async function serveStudio(args: CreateDevServerArgs) {
  // Not at the top: builds load this file too.
  const { studio } = await import("../../studio")
  const root = process.cwd()
  const content = await projectContent(root, model)
  const shown = { unsavedNodes: unsavedNodes(args, content), appearanceOf: pageAppearance(args, content) }
  args.app.use("/studio", studio({ root, content, ...shown }))
}
