import { sha1 } from "../../content"
import { escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import type { Step } from "./built-site"
import { feedContent } from "./feed-content"
import type { Page } from "./parsed-page"
import type { PageRecord, SiteRecord } from "./site-record"

/**
 * Write `feed.xml` (Atom, RFC 4287) and `feed.json` (JSON Feed 1.1) with the newest documents of the collections with
 * `feed`. Not with gatsby-plugin-feed: it writes the build time into the feed, so that every build changes the file.
 */
export const feed: Step = {
  site: async ({ write, ...site }) => {
    const listed = newestOf(site.pages)
    const key = listed.flatMap(({ page, published, updated }) => [page.hash, published, updated])
    await site.reuseOrCreate("feed.xml", sha1(key.join()), async () => {
      const entries = await Promise.all(
        listed.map(async ({ page, ...entry }) => {
          const text = site.parse(page).content()
          return { ...entry, html: text ? await feedContent(text) : "" }
        }),
      )
      write("feed.xml", atomFeed(site, entries))
      write("feed.json", jsonFeed(site, entries))
      return ["feed.xml", "feed.json"]
    })
  },
}

type FeedSite = Pick<SiteRecord, "siteUrl" | "productName" | "description" | "feedTitle">

/** Texts and instants of a document. */
interface Facts extends Required<Pick<PageRecord, "path" | "heading" | "description">> {
  /** Path, when it was first published. */
  id: string
  published: string
  updated: string
  tags: readonly string[]
  author?: string
}

interface Entry extends Facts {
  /** Its whole text. */
  html: string
}

/** Feed readers download the whole feed every time, and show fewer entries. */
const maximumEntries = 40

/** The documents that feeds list, the newest first. */
const newestOf = (pages: readonly Page[]): (Facts & { page: Page })[] => {
  const entries = pages.flatMap((page) => {
    const { path, heading = "", description = "", document } = page
    if (!document?.inFeed) return []
    const { published = "1970-01-01", updated = published, tags = [], author, feedId: id = path } = document
    return [{ page, path, id, heading, description, published, updated, tags, author }]
  })
  /** Entries of a day are a second apart: readers that ask for what is newer than the last one find all others. */
  const instantOf = (day: string, id: string) => {
    const ofDay = entries.filter(({ published, updated }) => published === day || updated === day)
    const second = ofDay.filter((entry) => entry.id < id).length
    return new Date(Date.parse(day) + second * 1000).toISOString().replace(".000", "")
  }
  return entries
    .map((entry) => ({
      ...entry,
      published: instantOf(entry.published, entry.id),
      updated: instantOf(entry.updated, entry.id),
    }))
    .sort((a, b) => b.published.localeCompare(a.published))
    .slice(0, maximumEntries)
}

/** The text of `feed.json`. */
const jsonFeed = (
  { siteUrl: url, productName, description, feedTitle }: FeedSite,
  entries: readonly Entry[],
): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feedTitle,
    description,
    home_page_url: `${url}/`,
    feed_url: `${url}/feed.json`,
    icon: `${url}/icon-512.png`,
    favicon: `${url}/favicon.png`,
    authors: [{ name: productName, url: `${url}/` }],
    language: siteLanguage,
    items: entries.map((entry) => ({
      id: url + entry.id,
      url: url + entry.path,
      title: entry.heading,
      summary: entry.description,
      content_html: entry.html,
      date_published: entry.published,
      date_modified: entry.updated,
      ...(entry.author ? { authors: [{ name: entry.author }] } : {}),
      tags: entry.tags,
    })),
  })

/** The text of `feed.xml`. */
const atomFeed = (
  { siteUrl: url, productName, description, feedTitle }: FeedSite,
  entries: readonly Entry[],
): string => {
  const changed = entries
    .map(({ updated }) => updated)
    .sort()
    .at(-1)
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteLanguage}">
  <id>${escaped(url)}/</id>
  <title>${escaped(feedTitle)}</title>
  <subtitle>${escaped(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(url)}/feed.xml"/>
  <link rel="alternate" type="text/html" hreflang="${siteLanguage}" href="${escaped(url)}/"/>
  <icon>${escaped(url)}/favicon.png</icon>
  <updated>${changed ?? "1970-01-01T00:00:00Z"}</updated>
  <author><name>${escaped(productName)}</name><uri>${escaped(url)}/</uri></author>
${entries.map((entry) => entryOf(entry, url)).join("")}</feed>
`
}

const entryOf = (entry: Entry, url: string): string => {
  const address = escaped(url + entry.path)
  return `  <entry>
    <id>${escaped(url + entry.id)}</id>
    <title>${escaped(entry.heading)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${entry.published}</published>
    <updated>${entry.updated}</updated>
${entry.author ? `    <author><name>${escaped(entry.author)}</name></author>\n` : ""}    <summary>${escaped(entry.description)}</summary>
    <content type="html">${escaped(entry.html)}</content>
${entry.tags.map((tag) => `    <category term="${escaped(tag)}"/>\n`).join("")}  </entry>
`
}

/** Escape a text for XML, which does not allow control characters. */
const escaped = (text: string) => escapeMarkup(text).replace(/\p{Cc}/gu, " ")
