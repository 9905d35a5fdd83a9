import type { CreateDevServerArgs } from "gatsby"
import { projectContent } from "../../content"
import { model } from "../../site/collections/model"
import { isStudioOn } from "./is-studio-on"
import { pageAppearance } from "./page-appearance"
import { unsavedNodes } from "./unsaved-nodes"

/** In development, serve the studio at `/studio/`, unless other machines can reach it. */
export async function serveStudio(args: CreateDevServerArgs) {
  if (!isStudioOn(args.store.getState().program.host)) return
  // Not at the top: builds load this file too.
  const { studio } = await import("../../studio")
  const root = process.cwd()
  const content = await projectContent(root, model)
  const shown = { unsavedNodes: unsavedNodes(args, content), appearanceOf: pageAppearance(args, content) }
  args.app.use("/studio", studio({ root, content, ...shown }))
}
