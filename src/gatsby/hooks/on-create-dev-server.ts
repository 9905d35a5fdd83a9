import type { CreateDevServerArgs, GatsbyNode } from "gatsby"
import { serveStudio } from "../editing/serve-studio"
import { serveContentProblems } from "../nodes/content-problems"
import { writePendingPageData } from "../outputs/pending-page-data"
import { reportPolicy } from "../outputs/report-policy"
import { hasCopy } from "../resolvers/image-copies"
import { followRedirects, guardRequests, hasPage, hostsOf } from "../webpack/guard-requests"
import { retryImage } from "../webpack/wait-for-image"

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
  await serveStudio(args)
  app.get("/__content-problems", serveContentProblems)
  app.use(followRedirects(store), retryImage(hasCopy), reportPolicy(args))
}
