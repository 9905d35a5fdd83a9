/** Every page of the built site, read from Gatsby's data of each page: no test names a document. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { documentKinds as collections } from "../../../src/generated/kinds"
import { findRoute } from "../../../src/lib/routes"
import { whyChooseUs } from "../../../src/lib/why-choose-us"
import { siteFolder } from "./site-folder"

/** A document's kind is the label of its collection: `case-study`, `service` … */
export type PageKind = "index" | "page" | "not-found" | (string & {})

export interface SitePage {
  /** With a slash at its end, as links write it. */
  path: string
  kind: PageKind
  /** Name of its route or document, which its title ends with. */
  name: string
}

/** HTML of a built page. */
export const htmlOf = (address: string) => readFileSync(path.join(siteFolder, address, "index.html"), "utf8")

const inHome = (pattern: RegExp) => pattern.exec(htmlOf("/"))?.[1] ?? ""

/** Name and address of the published site, and the start of each title, as its home page has them. */
export const siteName = inHome(/property="og:site_name" content="([^"]+)"/)
export const origin = inHome(/rel="canonical" href="([^"]+)\/"/)
export const titleStart = inHome(/<title[^>]*>([^<]+)Home</)

const folder = path.join(siteFolder, "page-data")

interface DocumentData {
  name: string
  body: unknown[]
}

/** Data of a document's page; undefined for other pages. */
export const documentData = (address: string): DocumentData | undefined => dataOf(address).document

function dataOf(address: string) {
  const file = path.join(folder, address === "/" ? "index" : address, "page-data.json")
  const { result } = JSON.parse(readFileSync(file, "utf8"))
  const values = Object.values<Partial<DocumentData> | null>(result.data ?? {})
  return { document: values.find((value): value is DocumentData => Array.isArray(value?.body)) }
}

/** Gatsby writes the page for what is not found twice (404.html and 404/); the second is the one tested. */
const notTested = ["/404.html/", "/dev-404-page/"]

const withData = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => path.dirname(file).split(path.sep).join("/"))
  .map((address) => (address === "index" ? "/" : `/${address}/`))
  .filter((address) => !notTested.includes(address))
  .sort()
  .map((address) => ({ path: address, ...dataOf(address) }))

const listPaths = new Set(
  withData.flatMap(({ path: address, document }) => (document ? [address.replace(/[^/]+\/$/, "")] : [])),
)

/** All pages by path. */
export const pages: readonly SitePage[] = withData.map(({ path: address, document }) => {
  if (document) return { path: address, kind: labelOf(address), name: document.name }
  const [, list = address, further] = /^(.+\/)page\/(\d+)\/$/.exec(address) ?? []
  const why = whyChooseUs(siteName)
  const label = `${why.path}/` === address ? why.label : (findRoute(address)?.label ?? "")
  const kind = address === "/404/" ? "not-found" : listPaths.has(list) ? "index" : "page"
  return { path: address, kind, name: further ? `${label}, page ${further}` : label }
})

function labelOf(address: string) {
  const { one = "page" } = collections.find(({ path: start }) => address.startsWith(start)) ?? {}
  return one.toLowerCase().replaceAll(" ", "-")
}

/** Pages made from an MDX file, and their kinds. */
export const documents = pages.filter(({ kind }) => !["index", "page", "not-found"].includes(kind))
export const documentKinds = [...new Set(documents.map(({ kind }) => kind))]

export const pagesOfKind = (...kinds: PageKind[]): readonly SitePage[] =>
  pages.filter(({ kind }) => kinds.includes(kind))

/** The first page of a kind. */
export const firstOf = (kind: PageKind): SitePage => {
  const [page] = pagesOfKind(kind)
  if (!page) throw new Error(`There is no ${kind} page`)
  return page
}

/** Pages that search engines do not list. */
export const isUnlisted = (address: string) =>
  /^\/(404|estimate\/completed|payment\/callback\/\w+|search)\/$/.test(address)

/** Path of the longest page whose HTML matches every pattern. */
export const findPage = (kind: PageKind, ...patterns: RegExp[]): string => {
  const [longest] = pagesOfKind(kind)
    .map((page) => ({ path: page.path, html: htmlOf(page.path) }))
    .filter(({ html }) => patterns.every((pattern) => pattern.test(html)))
    .sort((one, other) => other.html.length - one.html.length)
  if (!longest) throw new Error(`No ${kind} page matches ${patterns.join(" and ")}`)
  return longest.path
}

/** One page of each kind, and those of the other pages that differ most. */
export const samples: readonly string[] = [
  ...[...documentKinds, "index", "not-found"].map((kind) => firstOf(kind).path),
  "/",
  "/company/",
  "/contact-us/",
  "/estimate/",
]

/** Ends the title of a sweep's test: pages that are no samples are only opened with MOSSLIGHT_TEST_ALL. */
export const sweepTag = (address: string) => (samples.includes(address) ? "" : " @all")
