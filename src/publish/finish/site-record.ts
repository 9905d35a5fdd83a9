/** What the build knows about the site and its pages, for the steps from `public/` to `dist/`. */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { ShareColours } from "../../content"

/** A page that is neither a document nor a list has a path, and the name that its context gives it. */
export interface PageRecord {
  /** Gatsby's path, without the site's prefix: `/case-studies/nimble/`. */
  path: string
  name?: string
  /** Its heading, which its share image shows. */
  heading?: string
  description?: string
  /** Search engines must not list it, and it is not in the site's search. */
  noindex?: boolean
  /** Words by which the search finds the page first. */
  keywords?: string
  /** Its headings below the first. */
  headings?: readonly string[]
  /** Other descriptions: on cards, and next to its heading. */
  sentences?: readonly string[]
  /** Names of what it refers to, and its tags: by them, the search dialog finds it too. */
  related?: readonly string[]
  /** URL of its image, for results of the search. */
  image?: string
  /** Custom colours of its share image. */
  colours?: ShareColours
  document?: DocumentRecord
}

/** What is known about a page that is a document. Days are YYYY-MM-DD. */
interface DocumentRecord {
  published?: string
  updated?: string
  /** The feeds list it. */
  inFeed?: boolean
  /** Path that is its id in the feeds; default its own. */
  feedId?: string
  tags?: readonly string[]
  /** Name of its author. */
  author?: string
}

export interface SiteRecord {
  /** URL of the home page, without a trailing slash. */
  siteUrl: string
  productName: string
  description: string
  feedTitle: string
  /** All pages, sorted by path. */
  pages: PageRecord[]
  /** Relative paths of files in `public/` to which no page refers, such as `feed.xml`. */
  files: string[]
  /** Old paths and their targets, as written in documents or in code. Documents have no status: 301. */
  redirects: { from: string; to: string; status?: number }[]
  /** Origins of images on other hosts: `https://images.example`. */
  imageOrigins: string[]
  /** Origins of the pages of other sites that documents embed. */
  frameOrigins: string[]
  /** Names of the sections that are about other pages than the one that shows them. */
  sectionsAboutOtherPages: string[]
}

const recordFile = (project: string) => path.join(project, ".cache/site-record.json")

export const writeSiteRecord = (project: string, record: SiteRecord) =>
  writeFileSync(recordFile(project), JSON.stringify(record))

export const readSiteRecord = (project: string): SiteRecord =>
  JSON.parse(readFileSync(recordFile(project), "utf8"))
