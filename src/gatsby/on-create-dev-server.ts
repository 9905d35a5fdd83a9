import type { CreateDevServerArgs, GatsbyNode } from "gatsby"
import { serveContentProblems } from "./content-problems"
import { retryImage } from "./retry-image"
import { serveStudyIndex } from "./study-index"

/**
 * In develop, serve the studio, the content's problems and the index of case studies, and retry images that do not exist
 * yet.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async ({ app }: CreateDevServerArgs) => {
  // Not at the top: builds load this file too.
  const { studio } = await import("../studio/server/studio")
  app.use("/studio", studio({ root: process.cwd() }))
  app.get("/__content-problems", serveContentProblems)
  app.get("/data/case-studies.json", serveStudyIndex)
  app.use(retryImage)
}
