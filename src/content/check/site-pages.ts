import { listedCollections } from "../../site/collections/model"
import type { CheckedEntry, CheckedSite } from "./checked-site"

/** Paths of the lists of documents. */
export const listPaths: readonly string[] = listedCollections.map(({ directory }) => `/${directory}/`)

/** Whether a path is one of the later pages of a list, e.g. /case-studies/page/2/. */
export const isListPage = (path: string) => /^\/case-studies\/page\/\d+\/$/.test(path)

/** Paths of the documents that are published. */
export const publishedPages = ({ entries }: CheckedSite) =>
  entries.flatMap(({ published, document }) => (published && document ? [document.path] : []))

/** The path and the anchor of an address. */
export const partsOf = (url: string) => {
  const [, page = "", anchor = ""] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/s.exec(url) ?? []
  return { page, anchor }
}

/** The document whose page a link leads to. */
export const pageOf = (url: string, { pages }: CheckedSite): CheckedEntry | undefined =>
  pages.get(partsOf(pageAddress(url)).page)

/** An address with the slash that the path of a page ends in, and without the name of a file. */
export const pageAddress = (url: string) => {
  const [path = ""] = url.split(/[?#]/)
  const bare = path.replace(/\/(?:index)?$|(?:\/index)?\.(?:html?|mdx?)$/, "")
  return path.startsWith("/") && !/\.[^/]*$/.test(bare) ? `${bare}/${url.slice(path.length)}` : url
}

/** Whether an address is that of a page, published or not. */
export const isPage = (url: string, site: CheckedSite) => {
  const { page } = partsOf(url)
  return site.pages.has(page) || listPaths.includes(page) || isPageOfEntry(page, site)
}

/** Whether a path is that of an industry with case studies, or of the contact form for a member of the team. */
const isPageOfEntry = (path: string, { find, entries }: CheckedSite) => {
  const [, industry, person] =
    /^\/(?:case-studies\/industry\/([^/]+)|contact-us\/([^/]+))\/$/.exec(path) ?? []
  if (person) return find("TeamMember", person) !== undefined
  return entries.some(
    ({ published, special }) =>
      published &&
      special.some(
        ({ kind, value }) => kind.kind === "reference" && kind.to === "Industry" && value === industry,
      ),
  )
}
