import type { GatsbyNode } from "gatsby"
import { serveContentProblems } from "./content-problems"
import { serveStudyIndex } from "./serve-study-index"
import { studyIndexAddress } from "./study-index"

/**
 * Lets the pages of develop ask for the content's problems (`src/shell/content-problems-overlay.tsx`) and for the
 * index of the case studies, which a build writes to a file.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get("/__content-problems", serveContentProblems)
  app.get(studyIndexAddress, serveStudyIndex)
}
