import { decodeEntities } from "../lib/decode-entities"
import { escapeMarkup } from "../lib/escape-markup"
import { kindOf } from "../lib/page-kind"
import { findRoute } from "../lib/routes"
import type { PageFacts } from "./build-facts"

/** What the search index is told of a page. */
export interface SearchablePage {
  /** Its address, without the site's prefix. */
  url: string
  /** The words of its main part, with its facts in the way in which Pagefind reads them. */
  html: string
}

/**
 * What a page gives to the search: its `<main>`, and name, kind and picture to be shown with results. Nothing for
 * pages that search engines are told to leave out, and for later pages of a list.
 *
 * @param html the finished page
 */
export const searchablePage = (
  { path: address, name }: PageFacts,
  html: string,
): SearchablePage | undefined => {
  if (findRoute(address)?.noindex || /\/page\/\d+\/$/.test(address)) return undefined
  const start = html.indexOf("<main")
  const end = html.lastIndexOf("</main>")
  if (start < 0 || end < start || name === undefined) return undefined
  const main = html.slice(start, end)
  const facts = {
    title: name,
    kind: kindOf(address).one,
    image: thumbnailOf(main),
  }
  const elements = Object.entries(facts).map(([key, value]) =>
    value ? `<meta data-pagefind-meta="${key}[content]" content="${escapeMarkup(value)}">` : "",
  )
  return {
    url: address,
    html: `<html lang="en"><body>${elements.join("")}${wordsOf(main)}</main></body></html>`,
  }
}

/**
 * Leaves out what Pagefind would only take time to read: pictures, the first of which it would show, whatever it is
 * of; drawings, whose texts stand beside them; the names of styles. And the headings' own links, whose `#` would stand
 * among the words of a result. What only the layout keeps apart, such as the cells of a table, is kept apart by a space.
 */
const wordsOf = (main: string) =>
  main
    .replace(/<svg\b[\s\S]*?<\/svg>|<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/g, "")
    .replace(/<a href="#[^"]*"[^>]*>#<\/a>/g, "")
    .replace(/ class="[^"]*"/g, "")
    .replaceAll("><", "> <")

/** Parts of `<main>` that say nothing of the page itself: ways to other pages, and what they are called. */
export const leftOut = [
  "nav",
  "form",
  "dialog",
  "[data-slice^=SimilarProjects]",
  "[data-slice^=CaseStudies]",
  "[data-slice^=CallToAction]",
]

/** Narrowest picture that is still sharp beside a result, in pixels. */
const thumbnailWidth = 352

/** The first picture of the page's head that is wide enough, in the narrowest width that is. */
const thumbnailOf = (main: string): string | undefined => {
  const head = main.slice(0, main.search(/data-slice=|$/))
  for (const [, sources = ""] of head.matchAll(/<(?:source|img)\s[^>]*?srcset="([^"]*)"/gi)) {
    const fitting = sources
      .split(/,\s+/)
      .flatMap((source) => {
        const [, url, width] = /^\s*(\S+)\s+(\d+)w$/.exec(source) ?? []
        return url && Number(width) >= thumbnailWidth ? [{ url, width: Number(width) }] : []
      })
      .sort((a, b) => a.width - b.width)
    if (fitting[0]) return decodeEntities(fitting[0].url)
  }
  return undefined
}
