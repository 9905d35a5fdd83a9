/** What the finishing steps get from Gatsby, apart from the files in `public/`. */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

export interface BuildFacts {
  /** Address of the home page, without a slash at the end. */
  siteUrl: string
  /** Paths of all pages, sorted. */
  pages: string[]
  /** Files in `public/` that are neither pages nor referred to by one, such as `feed.xml`; relative paths. */
  files: string[]
  /** Old paths of documents and where they lead, as the documents write them. */
  redirects: { from: string; to: string }[]
  /** Colours of pages that have their own, by the page's path. */
  shareColours: Record<string, { ground: string; heading: string; name: string; light: string }>
  /** Origins of images on other hosts: `https://images.example`. */
  imageOrigins: string[]
}

const factsFile = (project: string) => path.join(project, ".cache/build-facts.json")

export const writeBuildFacts = (project: string, facts: BuildFacts) =>
  writeFileSync(factsFile(project), JSON.stringify(facts))

export const readBuildFacts = (project: string): BuildFacts =>
  JSON.parse(readFileSync(factsFile(project), "utf8"))
