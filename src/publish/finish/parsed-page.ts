import type { Root } from "hast"
import { DomUtils, parseDocument } from "htmlparser2"
import { DamagedOutput } from "./errors"
import { endOf, type HtmlElement, type HtmlNode, startOf } from "./html-nodes"
import { pageContent } from "./page-content"
import type { PageRecord, SiteRecord } from "./site-record"

/** A page of the built site. */
export interface Page extends PageRecord {
  /** The HTML file, relative to the site's folder: `case-studies/nimble/index.html`. */
  file: string
  /** Hash of everything that its files depend on. */
  hash: string
}

/** A page, parsed once. Steps read its elements as Gatsby wrote them, and change its text. */
export interface ParsedPage extends Page {
  /** All elements in the order of their start tags. */
  readonly elements: readonly HtmlElement[]
  /** What the page says: its main part without controls and links to other pages. `undefined` without a main part. */
  readonly content: () => Root | undefined
  /** Texts of inline scripts that steps have added. */
  readonly addedScripts: string[]
  /** Insert markup. Markup for the same place is inserted in the order of the calls. */
  readonly insert: (place: number, markup: string) => void
  readonly remove: (node: HtmlNode) => void
  /** The HTML with all changes: all other bytes stay as they were. */
  readonly changedHtml: () => string
}

/**
 * Parse the HTML of a page.
 * @param site the facts about it that the content depends on
 * @throws DamagedOutput if its end is missing
 */
export const parsePage = (
  html: string,
  page: Page,
  { siteUrl, sectionsAboutOtherPages }: Pick<SiteRecord, "siteUrl" | "sectionsAboutOtherPages">,
): ParsedPage => {
  if (!isWhole(html)) throw new DamagedOutput(`public/${page.file} is cut off.`)
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true })
  const elements = DomUtils.findAll(() => true, children)
  let content: Root | undefined
  const changes: { start: number; end: number; markup: string }[] = []
  return {
    ...page,
    elements,
    content: () => {
      const main = elements.find(({ name }) => name === "main")
      content ??= main && pageContent(main, { url: siteUrl + page.path, sectionsAboutOtherPages })
      return content
    },
    addedScripts: [],
    insert: (place, markup) => changes.push({ start: place, end: place, markup }),
    remove: (node) => changes.push({ start: startOf(node), end: endOf(node), markup: "" }),
    changedHtml: () => {
      let [changed, place] = ["", 0]
      for (const { start, end, markup } of changes.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
        changed += html.slice(place, start) + markup
        place = end
      }
      return changed + html.slice(place)
    },
  }
}

/** Whether the end of a page is there. */
export const isWhole = (html: string): boolean => html.trimEnd().endsWith("</html>")
