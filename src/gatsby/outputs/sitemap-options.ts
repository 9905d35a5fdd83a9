import { relative } from "node:path"
import { isInFuture } from "../../content"
import { pageKinds } from "../../site/router/kind-of"
import { firstPagePath } from "../../site/router/later-page"
import { listName } from "../../site/router/routes"
import type { ContentPage } from "../nodes/content-page"

interface SitemapData {
  site: { siteMetadata: { siteUrl: string } }
  allSitePage: { nodes: { path: string; component: string; matchPath: string | null }[] }
  allContentPage: { nodes: Document[] }
}

type Document = Pick<ContentPage, "path" | "date" | "publish" | "updated" | "noindex">

/** Options of gatsby-plugin-sitemap: documents without `noindex`, and lists, with the days of their last changes, and others. */
export const sitemapOptions = {
  // robots.txt names the sitemap.
  createLinkInHead: false,
  query: `{
    site { siteMetadata { siteUrl } }
    allSitePage(sort: { path: ASC }) { nodes { path component matchPath } }
    allContentPage { nodes { path date publish updated noindex } }
  }`,
  // The plugin adds the path prefix.
  resolveSiteUrl: ({ site }: SitemapData) => new URL(site.siteMetadata.siteUrl).origin,
  resolvePages: ({ allSitePage, allContentPage }: SitemapData) => {
    const days = new Map(allContentPage.nodes.map((document) => [document.path, lastChange(document)]))
    const unlisted = new Set(allContentPage.nodes.flatMap(({ path, noindex }) => (noindex ? [path] : [])))
    return allSitePage.nodes
      .filter(({ path, component, matchPath }) =>
        days.has(path) ? !unlisted.has(path) : listOf(path) || (!matchPath && !isTemplate(component)),
      )
      .map(({ path }) => ({
        path,
        lastmod: (days.get(path) ?? newestDay(listOf(path) ?? path, days)) || undefined,
      }))
  },
  serialize: ({ path, lastmod }: { path: string; lastmod?: string | undefined }) => ({ url: path, lastmod }),
}

/** Whether a file renders content. Other pages are in `src/pages/`, or of another `createPage`. */
const isTemplate = (file: string) => /^(?:src\/site|\.gatsby\/templates)\//.test(relative("", file))

/** The list that a page shows a part of: of its documents, or of those that refer to an entry of a data file. */
const listOf = (path: string) =>
  pageKinds.find((kind) => kind.list && path.startsWith(kind.path))?.list ??
  (listName(path) === undefined ? undefined : firstPagePath(path))

/** The day of a document's last change. Empty if it is in the future, as the date of an event may be. */
const lastChange = ({ date, publish, updated }: Document): string => {
  const day = updated ?? publish ?? date ?? ""
  return isInFuture(day) ? "" : day
}

/** The day of the last change in a list. */
const newestDay = (list: string, days: ReadonlyMap<string, string>): string | undefined =>
  [...days]
    .flatMap(([path, day]) => (path.startsWith(list) ? [day] : []))
    .sort()
    .at(-1)
