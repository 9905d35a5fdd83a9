import type { Element, ElementContent, Parents, Root } from "hast"
import { isAboutOtherPages } from "./searchable-page"

/**
 * The content of a page: without controls, decoration or links to other pages, and with absolute URLs. Charts are their
 * tables.
 *
 * @param main the page's main part
 * @param url of the page
 */
export const pageContent = (main: Root, url: string): Root => ({
  type: "root",
  children: contentOf(main, url),
})

function contentOf(parent: Root | Element, url: string): ElementContent[] {
  const kept = parent.children.flatMap((child) => {
    if (child.type === "element") return isContent(child) ? simplified(child, url) : []
    return child.type === "text" ? child : []
  })
  const last = kept.at(-1)
  // The space before a heading's link, which was left out.
  if (last?.type === "text" && !last.value.trim()) kept.pop()
  return kept.flatMap((child, index) => (isApart(kept[index - 1], child) ? [text(" "), child] : child))
}

const isContent = ({ tagName, properties }: Element) =>
  !(
    ["nav", "form", "dialog", "button", "style", "script", "noscript"].includes(tagName) ||
    properties.ariaHidden === "true" ||
    properties.hidden !== undefined ||
    properties.dataReview !== undefined ||
    properties.dataDark !== undefined ||
    properties.role === "tablist" ||
    (tagName === "img" && !properties.alt) ||
    isAboutOtherPages(String(properties.dataSlice ?? ""))
  )

function simplified(element: Element, url: string): ElementContent[] {
  const { tagName, properties } = element
  if (properties.role === "img") return [text(String(properties.ariaLabel ?? ""))]
  if (tagName === "svg") return []
  if (tagName === "pre") return [{ ...element, children: codeOf(element) }]
  const children = contentOf(element, url)
  const copy = { ...element, properties: withAbsoluteUrls(properties, url), children: tableOfChart(children) }
  // The links of headings and previews.
  if (tagName === "a" && /^#?$/.test(textOf(copy).trim()) && !find(copy, isImage)) return []
  if (properties.role === "note") copy.tagName = "blockquote"
  if (tagName === "summary") copy.tagName = "strong"
  return [copy]
}

const isImage = ({ tagName }: Element) => tagName === "img"

/** Only the heading and the table of a chart, whose other elements repeat the table. */
function tableOfChart(children: ElementContent[]): ElementContent[] {
  const parent: Root = { type: "root", children }
  const table = find(parent, ({ tagName, children: [first] }) => tagName === "table" && isCaption(first))
  const [caption, ...rows] = table?.children ?? []
  if (!table || !caption) return children
  const heading = find(
    parent,
    (element) => /^h\d$/.test(element.tagName) && textOf(element) === textOf(caption),
  )
  return heading ? [heading, { ...table, children: rows }] : children
}

const isCaption = (child: ElementContent | undefined) =>
  child?.type === "element" && child.tagName === "caption"

/** The lines of code, as they are after the change that they show. */
const codeOf = (listing: Element): ElementContent[] => {
  const [code] = listing.children
  if (code?.type !== "element") return listing.children
  const lines = code.children.filter((line) => line.type === "element" && line.tagName !== "del")
  return lines.length > 0 ? [{ ...code, children: [text(lines.map(textOf).join("\n"))] }] : [code]
}

const withAbsoluteUrls = (properties: Element["properties"], url: string) => ({
  ...properties,
  ...Object.fromEntries(
    ["href", "src"].flatMap((name) =>
      typeof properties[name] === "string" ? [[name, new URL(properties[name], url).href]] : [],
    ),
  ),
})

/** Whether only the layout separates two elements. */
const isApart = (before: ElementContent | undefined, after: ElementContent) =>
  [before, after].every((node) => node?.type === "element") &&
  [before, after].some((node) => node?.type === "element" && ["span", "time"].includes(node.tagName))

function find(parent: Parents, matches: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== "element") continue
    const found = matches(child) ? child : find(child, matches)
    if (found) return found
  }
  return undefined
}

const textOf = (node: Parents | ElementContent): string => {
  if (node.type === "text") return node.value
  return "children" in node ? node.children.map((child) => textOf(child as ElementContent)).join("") : ""
}

const text = (value: string) => ({ type: "text" as const, value })
