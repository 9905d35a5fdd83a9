/** What the publishing stage knows from Gatsby's data, beside the finished pages. */
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"

export interface GatsbyFacts {
  /** Colours of pages that have their own, by the page's path. */
  shareColours: Record<string, { ground: string; heading: string; name: string; light: string }>
}

/** `memory` is the publishing stage's folder, `.cache/publish`. */
const factsFile = (memory: string) => path.join(memory, "gatsby-facts.json")

/** Gatsby's side: called when everything is built. */
export const writeGatsbyFacts = async (memory: string, facts: GatsbyFacts) => {
  await mkdir(memory, { recursive: true })
  await writeFile(factsFile(memory), JSON.stringify(facts))
}

/** The publishing stage's side. */
export const readGatsbyFacts = async (memory: string): Promise<GatsbyFacts> =>
  JSON.parse(await readFile(factsFile(memory), "utf8"))
