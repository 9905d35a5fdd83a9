import type { BuildArgs } from "gatsby"
import { escapeMarkup } from "../lib/escape-markup"
import { siteLanguage } from "../lib/site-language"
import { getDataOrPanic } from "./get-data-or-panic"
import { writePublicFile } from "./public-files"

/**
 * Writes `feed.xml`, the newest insights and case studies as an Atom feed (RFC 4287). Not by gatsby-plugin-feed, which
 * writes the time of the build into the feed, so that every build changes it.
 */
export const writeFeed = async ({ graphql, reporter, store }: BuildArgs) => {
  const data = await getDataOrPanic<FeedData>(graphql, query, reporter)
  const { directory } = store.getState().program as { directory: string }
  writePublicFile(directory, "feed.xml", feedOf(data))
}

/** More than any reader shows; a feed is fetched whole, over and over. */
const most = 40

const query = `{
  siteSettings { productName description url }
  allInsight(sort: [{ date: DESC }, { slug: ASC }], limit: ${most}) {
    nodes { path name description date publish updated tags author { name } }
  }
  allCaseStudy(sort: [{ date: DESC }, { slug: ASC }], limit: ${most}) {
    nodes { path name description date publish updated tags hero { title { label } } }
  }
}`

interface Entry {
  path: string
  name: string
  description: string
  /** Days, YYYY-MM-DD. */
  date: string
  publish: string | null
  updated: string | null
  tags: string[]
  author?: { name: string }
  hero?: { title: { label: string } }
}

export interface FeedData {
  siteSettings: { productName: string; description: string; url: string }
  allInsight: { nodes: Entry[] }
  allCaseStudy: { nodes: Entry[] }
}

/** The feed's text. */
export const feedOf = ({ siteSettings, allInsight, allCaseStudy }: FeedData): string => {
  const { productName, description, url } = siteSettings
  const entries = [...allInsight.nodes, ...allCaseStudy.nodes]
    .sort((a, b) => published(b).localeCompare(published(a)) || a.path.localeCompare(b.path))
    .slice(0, most)
  const updated = entries.map(lastChange).sort().at(-1) ?? "1970-01-01"
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${siteLanguage}">
  <id>${escaped(url)}/</id>
  <title>${escaped(productName)}: insights and case studies</title>
  <subtitle>${escaped(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${escaped(url)}/feed.xml"/>
  <link rel="alternate" type="text/html" hreflang="${siteLanguage}" href="${escaped(url)}/"/>
  <icon>${escaped(url)}/favicon.png</icon>
  <updated>${updated}T00:00:00Z</updated>
  <author><name>${escaped(productName)}</name><uri>${escaped(url)}/</uri></author>
${entries.map((entry) => entryOf(entry, url)).join("")}</feed>
`
}

const entryOf = (entry: Entry, url: string): string => {
  const address = escaped(url + entry.path)
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(entry.hero?.title.label ?? entry.name)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${published(entry)}T00:00:00Z</published>
    <updated>${lastChange(entry)}T00:00:00Z</updated>
${entry.author ? `    <author><name>${escaped(entry.author.name)}</name></author>\n` : ""}    <summary>${escaped(entry.description)}</summary>
${entry.tags.map((tag) => `    <category term="${escaped(tag)}"/>\n`).join("")}  </entry>
`
}

const published = ({ date, publish }: Entry) => publish ?? date

const lastChange = (entry: Entry) => entry.updated ?? published(entry)

/** Text as it stands in XML, which has no place for control characters. */
const escaped = (text: string) => escapeMarkup(text).replace(/\p{Cc}/gu, " ")
