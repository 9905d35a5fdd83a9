import { isInFuture } from "../../content/model/calendar-day"
import { industryFolder } from "../../site/router/industry-path"
import { firstPagePath } from "../../site/router/later-page"
import { listName } from "../../site/router/routes"
import type { ContentPage } from "../nodes/content-page"

interface SitemapData {
  siteSettings: { url: string }
  allSitePage: { nodes: { path: string }[] }
  allContentPage: { nodes: Document[] }
}

type Document = Pick<ContentPage, "path" | "date" | "publish" | "updated" | "noindex">

interface ListedPage {
  path: string
  /** Day of the last change, if known. */
  lastmod?: string
}

/** Options of gatsby-plugin-sitemap: documents without `noindex`, and lists, with the days of their last changes. */
export const sitemapOptions = {
  // robots.txt names the sitemap.
  createLinkInHead: false,
  query: `{
    siteSettings { url }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    allContentPage { nodes { path date publish updated noindex } }
  }`,
  // The plugin adds the path prefix.
  resolveSiteUrl: ({ siteSettings }: SitemapData) => new URL(siteSettings.url).origin,
  resolvePages: ({ allSitePage, allContentPage }: SitemapData): ListedPage[] => {
    const days = new Map(allContentPage.nodes.map((document) => [document.path, lastChange(document)]))
    const unlisted = new Set(allContentPage.nodes.flatMap(({ path, noindex }) => (noindex ? [path] : [])))
    return allSitePage.nodes
      .filter(({ path }) => (days.has(path) ? !unlisted.has(path) : isList(path)))
      .map(({ path }) => ({
        path,
        lastmod: (days.get(path) ?? newestDay(listOf(path), days)) || undefined,
      }))
  },
  serialize: ({ path, lastmod }: ListedPage) => ({ url: path, lastmod }),
}

const isList = (path: string) => listName(path) !== undefined || isOfIndustry(path)

/** The list that a page of a list, or of an industry, shows a part of. */
const listOf = (path: string) => (isOfIndustry(path) ? "/case-studies/" : firstPagePath(path))

const isOfIndustry = (path: string) => path.startsWith(industryFolder)

/** The day of a document's last change. Empty if it is in the future, as the date of an event may be. */
const lastChange = ({ date, publish, updated }: Document): string => {
  const day = updated ?? publish ?? date ?? ""
  return isInFuture(day) ? "" : day
}

/** The day of the last change in a list. `undefined` for the home page, which is not a list. */
const newestDay = (list: string, days: ReadonlyMap<string, string>): string | undefined =>
  list === "/"
    ? undefined
    : [...days]
        .flatMap(([path, day]) => (path.startsWith(list) ? [day] : []))
        .sort()
        .at(-1)
