import { type ContentModel, collectionOf, listedCollections } from "../model/content-model"
import type { CheckedEntry, CheckedSite, SpecialField } from "./checked-site"

/** Paths of the lists of documents. */
export const listPaths = (model: ContentModel): string[] =>
  listedCollections(model).map(({ directory }) => `/${directory}/`)

/** The list that a path is one of the later pages of, e.g. of /case-studies/page/2/. */
export const listOfPage = (path: string, model: ContentModel) => {
  const list = /^(\/[^/]+\/)page\/\d+\/$/.exec(path)?.[1]
  const { pageSize } = collectionOf(list?.slice(1, -1) ?? "", model) ?? { pageSize: null }
  return pageSize === null ? undefined : list
}

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
  return site.pages.has(page) || listPaths(site.model).includes(page) || isPageOfEntry(page, site)
}

/** Whether a path is that of an entry of a data file whose definition gives its entries pages. */
const isPageOfEntry = (path: string, { model, find, entries }: CheckedSite) =>
  model.dataFiles.some(({ type, pages }) => {
    const [before = "", after = ""] = pages?.path.split("{id}") ?? []
    if (!pages || !path.startsWith(before) || !path.endsWith(after)) return false
    const id = path.slice(before.length, path.length - after.length)
    if (!pages.lists) return find(type, id) !== undefined
    const refersTo = ({ kind, value }: SpecialField) => kind.to === type && value === id
    return entries.some(({ published, special }) => published && special.some(refersTo))
  })
