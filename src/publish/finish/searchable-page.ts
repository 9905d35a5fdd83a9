import type { Nodes } from "hast"
import { kindOf } from "../../shell/router/routes"
import { escapeMarkup } from "../../util/markup"
import { siteLanguage } from "../../util/site-language"
import type { ParsedPage } from "./parsed-page"

/** A page in the search index. */
export interface SearchablePage {
  /** Its path, without the site's prefix. */
  url: string
  /** Its text with metadata, in Pagefind's syntax. */
  html: string
}

/**
 * What the search knows of a page: its content, its description first (without a match in it, a result shows the
 * beginning), keywords, and name, kind and image for results. Null for pages with `noindex`, for later pages of a
 * list, and for those without a record.
 */
export const searchablePage = (page: ParsedPage): SearchablePage | null => {
  const { path: url, name: title, noindex, keywords, image, description } = page
  const content = noindex || title === undefined || /\/page\/\d+\/$/.test(url) ? undefined : page.content()
  if (!content) return null
  const facts = Object.entries({ title, kind: kindOf(url).one, keywords, image }).map(([name, value]) =>
    value ? `<meta data-pagefind-meta="${name}[content]" content="${escapeMarkup(value)}">` : "",
  )
  const lead = description ? `<p>${escapeMarkup(description)}</p> ` : ""
  // With spaces between elements that only the layout separates, such as table cells.
  const text = markupOf(content).replaceAll("><", "> <")
  return {
    url,
    html: `<html lang="${siteLanguage}"><body>${facts.join("")}${lead}${text}</body></html>`,
  }
}

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
