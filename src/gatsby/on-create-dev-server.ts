import type { GatsbyNode } from "gatsby"
import { askAgain } from "./ask-again"
import { serveContentProblems } from "./content-problems"
import { serveStudyIndex } from "./study-index"

/**
 * Lets the pages of develop ask for the content's problems (`src/shell/content-problems-overlay.tsx`) and for the
 * index of the case studies, which a build writes to a file; what is asked for too soon is asked for again.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get("/__content-problems", serveContentProblems)
  app.get("/data/case-studies.json", serveStudyIndex)
  app.use(askAgain)
}
