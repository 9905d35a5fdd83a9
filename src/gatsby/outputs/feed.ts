import type { BuildArgs } from "gatsby"
import { collections } from "../../collections/model"
import type { SiteSettings } from "../../content/model/data-files/site-settings"
import type { Collection } from "../../content/model/define-collection"
import { escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import { valueAt } from "../../util/value-at"
import type { ContentPage } from "../nodes/content-page"
import { getDataOrPanic } from "./get-data-or-panic"
import { writePublicFile } from "./public-files"

/**
 * Write `feed.xml` (Atom, RFC 4287) and `feed.json` (JSON Feed 1.1) with the newest documents of the collections with
 * `feed`. Not with gatsby-plugin-feed: it writes the build time into the feed, so that every build changes the file.
 */
export const writeFeed = async ({ graphql, reporter }: BuildArgs) => {
  const query = "{ siteSettings { productName description url } }"
  const { siteSettings } = await getDataOrPanic<{ siteSettings: FeedSite }>(graphql, query, reporter)
  const lists = collections
    .filter(({ feed }) => feed)
    .map(async (collection): Promise<FeedList> => {
      const { list } = await getDataOrPanic<{ list: { nodes: FeedEntry[] } }>(
        graphql,
        listQuery(collection),
        reporter,
      )
      return { ...collection, documents: list.nodes }
    })
  const feed = feedOf(siteSettings, await Promise.all(lists))
  writePublicFile(process.cwd(), "feed.xml", atomFeed(feed))
  writePublicFile(process.cwd(), "feed.json", jsonFeed(feed))
}

/** Feed readers download the whole feed every time, and show fewer entries. */
const maximumEntries = 40

interface FeedEntry
  extends Pick<ContentPage, "path" | "name" | "description" | "date" | "publish" | "updated"> {
  tags?: string[]
  author?: { name: string } | null
}

export interface FeedList extends Pick<Collection, "plural" | "heading"> {
  documents: FeedEntry[]
}

type FeedSite = Pick<SiteSettings, "productName" | "description" | "url">

const listQuery = ({ type, heading = "name", schema }: Collection) => {
  const optional = ["tags", "author { name }"].filter((field) => field.replace(/ .*/, "") in schema.shape)
  // "hero.title" becomes "hero { title }".
  const title = heading.replaceAll(".", " { ") + " }".repeat(heading.split(".").length - 1)
  return `{
    list: all${type}(sort: [{ date: DESC }, { slug: ASC }], limit: ${maximumEntries}) {
      nodes { path name description date publish updated ${optional.join(" ")} ${title} }
    }
  }`
}

interface Feed {
  site: FeedSite
  title: string
  /** The newest first. */
  entries: readonly (FeedEntry & { title: string })[]
}

/** The newest documents of all lists. */
export const feedOf = (site: FeedSite, lists: readonly FeedList[]): Feed => ({
  site,
  title: `${site.productName}: ${lists.map(({ plural }) => plural).join(" and ")}`,
  entries: lists
    .flatMap(({ documents, heading = "name" }) =>
      documents.map((document) => ({ ...document, title: fieldAt(document, heading) ?? document.name })),
    )
    .sort((a, b) => published(b).localeCompare(published(a)) || a.path.localeCompare(b.path))
    .slice(0, maximumEntries),
})

/** The text of `feed.json`. */
export const jsonFeed = ({ site: { productName, description, url }, title, entries }: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: `${url}/`,
    feed_url: `${url}/feed.json`,
    icon: `${url}/icon-512.png`,
    favicon: `${url}/favicon.png`,
    authors: [{ name: productName, url: `${url}/` }],
    language: siteLanguage,
    items: entries.map((entry) => ({
      id: url + entry.path,
      url: url + entry.path,
      title: entry.title,
      content_text: entry.description,
      date_published: `${published(entry)}T00:00:00Z`,
      date_modified: `${lastChange(entry)}T00:00:00Z`,
      ...(entry.author ? { authors: [{ name: entry.author.name }] } : {}),
      tags: entry.tags ?? [],
    })),
  })

/** The text of `feed.xml`. */
export const atomFeed = ({ site: { productName, description, url }, title, entries }: Feed): string => {
  const updated = entries.map(lastChange).sort().at(-1) ?? "1970-01-01"
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteLanguage}">
  <id>${escaped(url)}/</id>
  <title>${escaped(title)}</title>
  <subtitle>${escaped(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(url)}/feed.xml"/>
  <link rel="alternate" type="text/html" hreflang="${siteLanguage}" href="${escaped(url)}/"/>
  <icon>${escaped(url)}/favicon.png</icon>
  <updated>${updated}T00:00:00Z</updated>
  <author><name>${escaped(productName)}</name><uri>${escaped(url)}/</uri></author>
${entries.map((entry) => entryOf(entry, url)).join("")}</feed>
`
}

const entryOf = (entry: FeedEntry & { title: string }, url: string): string => {
  const address = escaped(url + entry.path)
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(entry.title)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${published(entry)}T00:00:00Z</published>
    <updated>${lastChange(entry)}T00:00:00Z</updated>
${entry.author ? `    <author><name>${escaped(entry.author.name)}</name></author>\n` : ""}    <summary>${escaped(entry.description)}</summary>
${(entry.tags ?? []).map((tag) => `    <category term="${escaped(tag)}"/>\n`).join("")}  </entry>
`
}

const fieldAt = (document: FeedEntry, heading: string) => {
  const value = valueAt(document, heading.split("."))
  return typeof value === "string" ? value : undefined
}

const published = ({ date, publish }: FeedEntry) => publish ?? date ?? "1970-01-01"

const lastChange = (entry: FeedEntry) => entry.updated ?? published(entry)

/** Escape a text for XML, which does not allow control characters. */
const escaped = (text: string) => escapeMarkup(text).replace(/\p{Cc}/gu, " ")
