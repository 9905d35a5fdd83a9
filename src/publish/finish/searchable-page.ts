import { kindOf } from "../../shell/router/routes"
import { decodeEntities, escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import type { PageFacts } from "./build-facts"

/** A page in the search index. */
export interface SearchablePage {
  /** Its path, without the site's prefix. */
  url: string
  /** The text of its main part, with its metadata in Pagefind's syntax. */
  html: string
}

/**
 * The searchable part of a page: `<main>`, its keywords, and name, kind and image for results. `undefined` for pages with `noindex`
 * and for later pages of a list.
 *
 * @param html the page as Gatsby wrote it
 */
export const searchablePage = (
  { path: address, name, noindex, keywords }: PageFacts,
  html: string,
): SearchablePage | undefined => {
  if (noindex || /\/page\/\d+\/$/.test(address)) return undefined
  const main = mainPart(html)
  if (!main || name === undefined) return undefined
  const facts = {
    title: name,
    kind: kindOf(address).one,
    keywords,
    image: thumbnailOf(main) ?? (isDocument(address) ? logoOf(main) : undefined),
  }
  const elements = Object.entries(facts).map(([key, value]) =>
    value ? `<meta data-pagefind-meta="${key}[content]" content="${escapeMarkup(value)}">` : "",
  )
  return {
    url: address,
    html: `<html lang="${siteLanguage}"><body>${elements.join("")}${description(html)}${simplified(main)}</body></html>`,
  }
}

/** The page's description, first: without a match in it, a result shows the beginning of the text. */
const description = (html: string) => {
  const [, content = ""] = /<meta[^>]* name="description" content="([^"]*)"/.exec(html) ?? []
  return content && `<p>${content}</p> `
}

/** The `<main>` element of a page, without class names and shapes: they slow parsers down. Empty if it has none. */
const mainPart = (html: string) =>
  (/<main[\s>][\s\S]*<\/main>/.exec(html)?.[0] ?? "")
    .replace(/ class="[^"]*"/g, "")
    .replace(/(<svg\b[^>]*>)[\s\S]*?<\/svg>/g, "$1</svg>")

/**
 * Prepare markup for Pagefind. Remove SVGs, which only slow it down, images, of which it would show the first one with
 * the result, and the headings' `#` links, which results would contain. Add spaces between elements that only the layout
 * separates, such as table cells.
 */
const simplified = (main: string) =>
  main
    .replace(/<svg\b[\s\S]*?<\/svg>|<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/g, "")
    .replace(/<a href="#[^"]*"[^>]*>#<\/a>/g, "")
    .replaceAll("><", "> <")

/** Sections that lead to other pages. */
const sectionsAboutOtherPages = ["SimilarProjects", "CaseStudies", "CallToAction"]

/** Whether a section, by its slice's name, is not about the page itself. */
export const isAboutOtherPages = (slice: string) =>
  sectionsAboutOtherPages.some((section) => slice.startsWith(section))

/** Selectors of such sections. */
export const otherPagesSelectors = sectionsAboutOtherPages.map((section) => `[data-slice^=${section}]`)

/** Narrowest image width that is sharp in a result, in pixels. */
const thumbnailWidth = 352

/** URL of the first image above the sections that is wide enough, in the smallest such width. */
const thumbnailOf = (main: string): string | undefined => {
  const hero = main.slice(0, main.search(/data-slice=|$/))
  for (const [, sources = ""] of hero.matchAll(/<img\s[^>]*?srcset="([^"]*)"/gi)) {
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

const isDocument = (address: string) => /^\/[^/]+\/[^/]+\/$/.test(address)

/** URL of the first SVG, such as a technology's logo. */
const logoOf = (main: string) => /<img\s[^>]*?src="([^"]+\.svg)"/i.exec(main)?.[1]
