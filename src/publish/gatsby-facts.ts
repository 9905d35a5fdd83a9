/** What the publishing stage knows from Gatsby's data, beside the finished pages. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { stagingPlaces } from "../tooling/staging.mjs"
import type { Site } from "./site"

export interface GatsbyFacts {
  /** Address of the home page, without a slash at the end. */
  siteUrl: string
  /** Old paths of pages, as the documents write them, and the pages' paths. */
  redirects: { from: string; to: string }[]
  /** Colours of pages that have their own, by the page's path. */
  shareColours: Record<string, { ground: string; heading: string; name: string; light: string }>
}

/** In Gatsby's cache, whose folder both sides know. */
const factsFile = (cache: string) => path.join(cache, "publishing-facts.json")

/** Gatsby's side: called when everything is built. */
export const writeGatsbyFacts = (cache: string, facts: GatsbyFacts) =>
  writeFile(factsFile(cache), JSON.stringify(facts))

/** The publishing stage's side. */
export const readGatsbyFacts = async ({ project }: Site): Promise<GatsbyFacts> =>
  JSON.parse(await readFile(factsFile(stagingPlaces(project).cache), "utf8"))
