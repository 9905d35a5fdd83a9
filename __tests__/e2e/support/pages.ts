/** All pages of the built site, found by Gatsby's page data, so that no test names a document. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { documentKinds as collections } from "../../../src/site/router/generated/kinds"
import { listName } from "../../../src/site/router/routes"
import { siteFolder } from "./site-folder"

/** A document's kind is its collection's label: `case-study`, `service` … */
export type PageKind = "index" | "page" | "not-found" | (string & {})

export interface SitePage {
  /** With a trailing slash. */
  path: string
  kind: PageKind
  /** The name of its route or document. Its title ends with it. */
  name: string
}

/** The HTML of a built page. */
export const htmlOf = (address: string) => readFileSync(path.join(siteFolder, address, "index.html"), "utf8")

const inHome = (pattern: RegExp) => pattern.exec(htmlOf("/"))?.[1] ?? ""

/** The published site's name, its origin, and the start of all titles, from the home page. */
export const siteName = inHome(/property="og:site_name" content="([^"]+)"/)
export const origin = inHome(/rel="canonical" href="([^"]+)\/"/)
export const titleStart = inHome(/<title[^>]*>([^<]+)Home</)

const folder = path.join(siteFolder, "page-data")

interface DocumentData {
  name: string
  path: string
  body: unknown[]
}

/** The data of a document's page. `undefined` for other pages. */
export const documentData = (address: string): DocumentData | undefined => dataOf(address).document

function dataOf(address: string) {
  const file = path.join(folder, address === "/" ? "index" : address, "page-data.json")
  const { result } = JSON.parse(readFileSync(file, "utf8"))
  const values = Object.values<Partial<DocumentData> | null>(result.data ?? {})
  const document = values.find((value): value is DocumentData => Array.isArray(value?.body))
  return { document, name: result.pageContext?.name as string | undefined }
}

/** Gatsby writes the Not found page twice, to 404.html and 404/. Test the second. */
const notTested = ["/404.html/", "/dev-404-page/"]

const withData = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => path.basename(file) === "page-data.json")
  .map((file) => path.dirname(file).split(path.sep).join("/"))
  .map((address) => (address === "index" ? "/" : `/${address}/`))
  .filter((address) => !notTested.includes(address))
  .sort()
  .map((address) => ({ path: address, ...dataOf(address) }))
  // Copies of the contact page name a person, and are tested with it.
  .filter(({ path: address, document }) => !document || document.path === address)

/** All pages by path. */
export const pages: readonly SitePage[] = withData.map(({ path: address, document, name }) => {
  const kind = address === "/404/" ? "not-found" : document ? labelOf(address) : "index"
  if (document) return { path: address, kind, name: document.name }
  const [, further] = /\/page\/(\d+)\/$/.exec(address) ?? []
  const label = name ?? listName(address) ?? ""
  return { path: address, kind, name: further ? `${label}, page ${further}` : label }
})

function labelOf(address: string) {
  const { one = "page" } = collections.find(({ path: start }) => address.startsWith(start)) ?? {}
  return one.toLowerCase().replaceAll(" ", "-")
}

/** Pages of MDX documents, and their kinds. */
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

/** Whether search engines must not list the page. */
export const isUnlisted = (address: string) =>
  /^\/(404|estimate\/completed|payment\/callback\/\w+|search)\/$/.test(address)

/** The path of the longest page whose HTML matches all patterns. */
export const findPage = (kind: PageKind, ...patterns: RegExp[]): string => {
  const [longest] = pagesOfKind(kind)
    .map((page) => ({ path: page.path, html: htmlOf(page.path) }))
    .filter(({ html }) => patterns.every((pattern) => pattern.test(html)))
    .sort((one, other) => other.html.length - one.html.length)
  if (!longest) throw new Error(`No ${kind} page matches ${patterns.join(" and ")}`)
  return longest.path
}

/** One page of each kind, and the other pages that differ most. */
export const samples: readonly string[] = [
  ...[...documentKinds, "index", "not-found"].map((kind) => firstOf(kind).path),
  "/",
  "/company/",
  "/contact-us/",
  "/estimate/",
]

/** A tag for the title of a test that runs for every page: without MOSSLIGHT_TEST_ALL, only samples are tested. */
export const allTag = (address: string) => (samples.includes(address) ? "" : " @all")
