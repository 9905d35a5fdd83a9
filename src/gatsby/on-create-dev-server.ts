import type { GatsbyNode } from "gatsby"
import { serveContentProblems } from "./content-problems"
import { retryImage } from "./retry-image"
import { serveStudyIndex } from "./study-index"

/** Serve the content's problems and the index of the case studies to the pages of develop. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get("/__content-problems", serveContentProblems)
  app.get("/data/case-studies.json", serveStudyIndex)
  app.use(retryImage)
}
