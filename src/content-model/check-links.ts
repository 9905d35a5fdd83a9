import { access } from "node:fs/promises"
import path from "node:path"
import { findRoute, linkPath, routes } from "../lib/routes"
import { whyChooseUs } from "../lib/why-choose-us"
import { decoded, linkMistake } from "../mdx/address"
import { collections } from "./model"
import { didYouMean } from "./nearest"
import { ownName } from "./own-names"

/** A document or a data file's entry that links, or is linked to. */
export interface LinkedSource {
  published: boolean
  /** Path of the document's page; entries of data files have none. */
  pagePath?: string | undefined
  /** e.g. case study */
  label: string
  /** Anchors of the page, without #. */
  anchors: readonly string[]
}

export interface LinkSite {
  /** The project's root, for files below `static/`. */
  root: string
  /** From site.yaml; "" where it cannot be read. */
  productName: string
  url: string
}

/**
 * Paths of the pages that are not made from documents.
 *
 * @param productName part of one of them; "" where it is not known
 */
export const pagesWithoutDocument = (productName: string): string[] => [
  ...routes.filter(({ path: value }) => !/[{_]|^\/404/.test(value)).map(({ path: value }) => linkPath(value)),
  ...(productName ? [linkPath(whyChooseUs(productName).path)] : []),
]

/** Says of the addresses that content links to whether they lead anywhere. */
export const linkChecker = (sources: readonly LinkedSource[], site: LinkSite) => {
  const documents = new Map(sources.flatMap((source) => (source.pagePath ? [[source.pagePath, source]] : [])))
  const pages = pagesWithoutDocument(site.productName)

  /** What is wrong with an address as a place of this site, if anything; addresses elsewhere are not followed. */
  return async (url: string, source: LinkedSource): Promise<string | undefined> => {
    if (linkMistake(url)) return undefined // told already, where the body is compiled
    const [, page = "", anchor = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(url) ?? []
    if (url.startsWith("#")) return anchorMistake(anchor, source.anchors, "this page")
    if (!page.startsWith("/")) return ownAddress(url, site)
    if (/\.[^/]*$/.test(page)) return missingStaticFile(page, site)

    const target = documents.get(page)
    if (target) {
      if (source.published && !target.published)
        return "leads to a page that is not in the published site: it is a draft, or its publish day is still to come. Publish it, or remove the link"
      return anchor ? anchorMistake(anchor, target.anchors, page) : undefined
    }
    if (pages.includes(page) || (!site.productName && findRoute(page)?.path === "/company/{slug}"))
      return undefined
    return noSuchPage(page)
  }

  function noSuchPage(page: string) {
    const published = [...documents.values()].flatMap(({ published, pagePath }) =>
      published && pagePath ? [pagePath] : [],
    )
    if (/^\/case-studies\/page\/\d+\/$/.test(page))
      return "is one of the list's later pages, which change as studies are added. Write /case-studies/"
    const [, directory, slug] = /^\/([^/]+)\/([^/]+)\/$/.exec(page) ?? []
    const collection = collections.find((candidate) => candidate.directory === directory)
    if (collection && slug) {
      const beside = published.filter((candidate) => candidate.startsWith(`/${directory}/`))
      return `there is no ${collection.label} "${slug}"${didYouMean(page, beside) || `. Look into content/${directory} for their names`}`
    }
    return `there is no page ${page}${didYouMean(page, [...pages, ...published]) || `. The pages are: ${pages.join(", ")}`}`
  }
}

function anchorMistake(anchor: string, anchors: readonly string[], page: string) {
  const name = decoded(anchor)
  if (anchors.includes(name)) return undefined
  const available =
    anchors.length > 0 ? `. Its headings are: ${anchors.map((known) => `#${known}`).join(", ")}` : ""
  return `${page} has no heading "#${name}"${didYouMean(name, anchors) || available}`
}

/** A page of this site, written with the site's own address. */
function ownAddress(url: string, { url: origin }: LinkSite) {
  if (!origin || !(url === origin || url.startsWith(`${origin}/`))) return undefined
  return `is a page of this site. Write its path: ${url.slice(origin.length) || "/"}`
}

async function missingStaticFile(page: string, { root }: LinkSite) {
  if (ownName(page.slice(1)) === "file") return undefined
  const file = path.join("static", path.posix.normalize(decoded(page)))
  return access(path.join(root, file)).then(
    () => undefined,
    () => `there is no file ${file}. Put it there, or mend the link`,
  )
}
