import type { GatsbyNode } from "gatsby"
import { serveContentProblems } from "./content-problems"

/** Lets the pages of develop ask for the content's problems; see `src/shell/content-problems-overlay.tsx`. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }) => {
  app.get("/__content-problems", serveContentProblems)
}
