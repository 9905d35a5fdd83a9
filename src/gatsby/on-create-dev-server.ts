import path from "node:path"
import type { CreateDevServerArgs, GatsbyNode } from "gatsby"
import { buildVersion } from "../content-model/build-version"
import { isStudioOn } from "../lib/is-studio-on"
import { serveContentProblems } from "./content-problems"
import { hasCopy } from "./image-copies"
import { serveStudyIndex } from "./study-index"
import { unsavedNodes } from "./unsaved-nodes"
import { retryImage } from "./wait-for-image"

/**
 * In development, serve the studio, the content's problems and the index of case studies, and retry images that do not
 * exist yet.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (args: CreateDevServerArgs) => {
  const { app, store } = args
  if (isStudioOn(store.getState().program.host)) await serveStudio(args)
  app.get("/__content-problems", serveContentProblems)
  app.get("/data/case-studies.json", serveStudyIndex)
  app.use(retryImage(hasCopy))
}

async function serveStudio(args: CreateDevServerArgs) {
  // Not at the top: builds load this file too.
  const { studio } = await import("../studio/server/studio")
  const root = process.cwd()
  const page = path.join(root, "src/studio/page/main.tsx")
  args.app.use(
    "/studio",
    studio({ root, page, version: buildVersion(root), unsavedNodes: unsavedNodes(args) }),
  )
}
