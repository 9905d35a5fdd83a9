/** Data that Gatsby writes for the steps from `public/` to `dist/`. */
import fs, { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Facts about a page. Pages without head tags only have a path. */
export interface PageFacts {
  /** Gatsby's path, without the site's prefix: `/case-studies/nimble/`. */
  path: string
  /** Name of its route, or of its document. */
  name?: string
  /** Its heading, which its share image shows. */
  heading?: string
  /** Search engines must not list it, and it is not in the site's search. */
  noindex?: boolean
  /** Words by which the search finds the page first. */
  keywords?: string
}

/** Facts about a document. The head of its Markdown version has them in this order. */
interface DocumentFacts {
  /** Path of its page, without the site's prefix. */
  path: string
  title: string
  description: string
  /** Days, YYYY-MM-DD. */
  published?: string
  updated?: string
}

export interface BuildFacts {
  /** URL of the home page, without a trailing slash. */
  siteUrl: string
  productName: string
  /** All pages, sorted by path. */
  pages: PageFacts[]
  /** Relative paths of files in `public/` to which no page refers, such as `feed.xml`. */
  files: string[]
  documents: DocumentFacts[]
  /** Old paths of documents and their targets, as written in the documents. */
  redirects: { from: string; to: string }[]
  /** Custom colours of share images, by page path. */
  shareColours: Record<string, { background: string; heading: string; name: string; light: string }>
  /** Origins of images on other hosts: `https://images.example`. */
  imageOrigins: string[]
}

const factsFile = (project: string) => path.join(project, ".cache/build-facts.json")

export const writeBuildFacts = (project: string, facts: BuildFacts) =>
  writeFileSync(factsFile(project), JSON.stringify(facts))

export const readBuildFacts = (project: string): BuildFacts =>
  JSON.parse(readFileSync(factsFile(project), "utf8"))

const pageFactsFile = (project: string, address: string) =>
  path.join(project, ".cache/page-facts", `${encodeURIComponent(address)}.json`)

/** Write the facts of a page. Each page has a file: Gatsby renders in several processes, and only changed pages. */
export const writePageFacts = (project: string, facts: PageFacts) => {
  const file = pageFactsFile(project, facts.path)
  // Gatsby tracks an imported `fs`: it would render all pages in every build. Before Node 20.16 there is only that.
  const untracked = process.getBuiltinModule?.("node:fs") ?? fs
  untracked.mkdirSync(path.dirname(file), { recursive: true })
  untracked.writeFileSync(file, JSON.stringify(facts))
}

/** Read the facts of a page as it was last rendered. */
export const readPageFacts = (project: string, address: string): PageFacts => {
  const file = pageFactsFile(project, address)
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { path: address }
}
