import { performance } from "node:perf_hooks"
import type { ContentModel } from "../model/content-model"
import { type ProjectContent, projectContent } from "./project-content"
import type { Snapshot } from "./snapshot"
import { showsColour, summary, textReport } from "./text-report"

export interface ProjectCheck extends Snapshot {
  /** What the check found, in one line. */
  summary: string
  hashOf: ProjectContent["hashOf"]
}

/** Check all content as a build does, in development too: a link to a draft, for example, is an error. */
export const checkProject = async (root: string, model: ContentModel): Promise<ProjectCheck> => {
  const started = performance.now()
  const content = await projectContent(root, model)
  const snapshot = await content.snapshot()
  await content.save(snapshot)
  return { ...snapshot, summary: summary(snapshot, performance.now() - started), hashOf: content.hashOf }
}

/** Print the problems as `npm run content:check` does. As errors, Gatsby would print them with headings of its own. */
export const printProblems = ({ diagnostics, summary }: ProjectCheck, write: (text: string) => void) =>
  write([...textReport(diagnostics, showsColour()), summary].join("\n"))
