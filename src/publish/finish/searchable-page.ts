import type { Nodes } from "hast"
import { kindOf } from "../../site/router/kind-of"
import { isLaterPage } from "../../site/router/later-page"
import { escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import type { ParsedPage } from "./parsed-page"
import type { PageRecord } from "./site-record"

/** A page in the search index. */
export interface SearchablePage {
  /** Its path, without the site's prefix. */
  url: string
  /** Its text with metadata, in Pagefind's syntax. */
  html: string
}

/**
 * What the search knows of a page: its content, its description first (without a match in it, a result shows the
 * beginning), keywords, and name, kind and image for results. Null for a page that the search does not find.
 */
export const searchablePage = (page: ParsedPage): SearchablePage | null => {
  const { path: url, name: title, keywords, image, description } = page
  const content = isSearchable(page) ? page.content() : undefined
  if (!content) return null
  const facts = Object.entries({ title, kind: kindOf(url).one, keywords, image }).map(([name, value]) =>
    value ? `<meta data-pagefind-meta="${name}[content]" content="${escapeMarkup(value)}">` : "",
  )
  const lead = description ? `<p>${escapeMarkup(description)}</p>` : ""
  // With spaces between elements that only the layout separates, such as table cells. After a space, Pagefind does not end
  // the sentence of a list item. What results show anyway is not repeated.
  const text = markupOf(content)
    .replace(`<h1>${escapeMarkup(title ?? "")}</h1>`, "")
    .replace(lead, "")
    .replace(/>(?=<[a-z])/g, "> ")
  return {
    url,
    html: `<html lang="${siteLanguage}"><body>${facts.join("")}${lead} ${text}</body></html>`,
  }
}

/** Whether the search finds a page: not one with `noindex`, a later page of a list, or a page without a record. */
export const isSearchable = ({ path, name, noindex }: PageRecord): boolean =>
  name !== undefined && !noindex && !isLaterPage(path)

/** Elements with their anchors and texts. Pagefind would show the first image with a result. */
const markupOf = (node: Nodes): string => {
  if (node.type === "text") return escapeMarkup(node.value)
  if (!("children" in node)) return ""
  const children = node.children.map(markupOf).join("")
  if (node.type !== "element") return children
  const { tagName, properties } = node
  if (tagName === "img" || tagName === "footnoteReference") return ""
  const anchor = properties.id ? ` id="${escapeMarkup(String(properties.id))}"` : ""
  return `<${tagName}${anchor}>${children}</${tagName}>`
}
