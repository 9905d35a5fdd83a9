/** Gatsby's results for the finishing steps, in addition to the files in `public/`. */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

export interface BuildFacts {
  /** URL of the home page, without a trailing slash. */
  siteUrl: string
  /** Paths of all pages, sorted. */
  pages: string[]
  /** Relative paths of files in `public/` that are not pages and that no page refers to, such as `feed.xml`. */
  files: string[]
  /** Old paths of documents and their targets, as written in the documents. */
  redirects: { from: string; to: string }[]
  /** Custom colours of share images, by page path. */
  shareColours: Record<string, { ground: string; heading: string; name: string; light: string }>
  /** Origins of images on other hosts: `https://images.example`. */
  imageOrigins: string[]
}

const factsFile = (project: string) => path.join(project, ".cache/build-facts.json")

export const writeBuildFacts = (project: string, facts: BuildFacts) =>
  writeFileSync(factsFile(project), JSON.stringify(facts))

export const readBuildFacts = (project: string): BuildFacts =>
  JSON.parse(readFileSync(factsFile(project), "utf8"))
