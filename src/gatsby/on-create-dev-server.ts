import type { GatsbyNode } from "gatsby"
import { serveContentProblems } from "./content-problems"
import { hasCopy } from "./image-copies"
import { serveStudyIndex } from "./study-index"
import { retryImage } from "./wait-for-image"

/** In develop, serve the content's problems and the index of case studies, and retry images that do not exist yet. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get("/__content-problems", serveContentProblems)
  app.get("/data/case-studies.json", serveStudyIndex)
  app.use(retryImage(hasCopy))
}
