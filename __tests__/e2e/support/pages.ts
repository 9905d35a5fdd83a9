/** Every page of the built site, read from Gatsby's own data of each page: what is built is tested. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { documentKinds } from "../../../src/generated/kinds"
import { findRoute } from "../../../src/lib/routes"
import { whyChooseUs } from "../../../src/lib/why-choose-us"
import { siteFolder } from "./site-folder"

/** Of a document the label of its collection, e.g. "case-study"; else "index", "page" or "not-found". */
export type PageKind = string

export interface SitePage {
  /** With a slash at its end, as links write it. */
  path: string
  kind: PageKind
  /** Name of its route or document, which its title ends with. */
  name: string
}

const collections = documentKinds.map(
  ({ path: start, one }) => [start, one.toLowerCase().replaceAll(" ", "-")] as const,
)

/** HTML of a built page. */
export const htmlOf = (address: string) => readFileSync(path.join(siteFolder, address, "index.html"), "utf8")

const inHead = (pattern: RegExp) => pattern.exec(htmlOf("/"))?.[1] ?? ""

/** Name and address of the published site, as its home page gives them. */
export const siteName = inHead(/property="og:site_name" content="([^"]+)"/)
export const origin = inHead(/rel="canonical" href="([^"]+)\/"/)

/** Gatsby writes the page for what is not found twice (404.html and 404/); the second is the one tested. */
const notTested = ["/404.html/", "/dev-404-page/"]

const folder = path.join(siteFolder, "page-data")

/** All pages by path. */
export const pages: readonly SitePage[] = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => {
    const parts = path.dirname(file).split(path.sep)
    return { file, path: parts.join("/") === "index" ? "/" : `/${parts.join("/")}/` }
  })
  .filter((page) => !notTested.includes(page.path))
  .map(({ file, path: address }) => toPage(file, address))
  .sort((a, b) => (a.path < b.path ? -1 : 1))

export const pagesOfKind = (...kinds: PageKind[]): readonly SitePage[] =>
  pages.filter(({ kind }) => kinds.includes(kind))

/** Pages made from an MDX file. */
export const documents = pagesOfKind(...collections.map(([, kind]) => kind))

/** Pages that search engines do not list. */
export const isUnlisted = (address: string) =>
  /^\/(404|estimate\/completed|payment\/callback\/\w+|search)\/$/.test(address)

/** Path of the first page whose HTML matches every pattern. */
export const findPage = (kind: PageKind, ...patterns: RegExp[]): string => {
  const found = pagesOfKind(kind).find(({ path: address }) => {
    const html = htmlOf(address)
    return patterns.every((pattern) => pattern.test(html))
  })
  if (!found) throw new Error(`No ${kind} page matches ${patterns.join(" and ")}`)
  return found.path
}

/** One page of each kind, and those of the other pages that differ most. */
export const samples: readonly string[] = [
  ...[...collections.map(([, kind]) => kind), "index", "not-found"].flatMap((kind) =>
    pagesOfKind(kind)
      .slice(0, 1)
      .map((page) => page.path),
  ),
  "/",
  "/company/",
  "/contact-us/",
  "/estimate/",
]

/** Ends the title of a sweep's test: pages that are no samples are only opened with MOSSLIGHT_TEST_ALL. */
export const sweepTag = (address: string) => (samples.includes(address) ? "" : " @all")

function toPage(file: string, address: string): SitePage {
  if (address === "/404/") return { path: address, kind: "not-found", name: "Not found" }
  const collection = collections.find(([start]) => address.startsWith(start))
  if (collection && (address === collection[0] || address.startsWith(`${collection[0]}page/`)))
    return { path: address, kind: "index", name: labelOf(address) }
  if (!collection) return { path: address, kind: "page", name: labelOf(address) }
  const { result } = JSON.parse(readFileSync(path.join(folder, file), "utf8"))
  return { path: address, kind: collection[1], name: String(result.data.document.name) }
}

function labelOf(address: string) {
  const why = whyChooseUs(siteName)
  if (`${why.path}/` === address) return why.label
  const further = /\/page\/(\d+)\/$/.exec(address)
  const label = findRoute(address)?.label ?? ""
  return further ? `${label}, page ${further[1]}` : label
}
