import type { Element, ElementContent, Parents, Properties, Root } from "hast"
import type { parseDocument } from "htmlparser2"

type PageNode = ReturnType<typeof parseDocument>["children"][number]

/** An element of a parsed page. */
export type PageElement = Extract<PageNode, { attribs: object }>

export interface ContentOptions {
  /** Of the page. */
  url: string
  /** Whether a section, by its slice's name, leads to other pages. */
  isAboutOtherPages: (slice: string) => boolean
}

/**
 * The content of a page as hast: without controls, decoration or links to other pages, and with absolute URLs. Charts are
 * their tables.
 *
 * @param main the page's main part
 */
export const pageContent = (main: PageElement, options: ContentOptions): Root => ({
  type: "root",
  children: contentOf(main, options),
})

function contentOf(parent: PageElement, options: ContentOptions): ElementContent[] {
  const kept = parent.children.flatMap((child) => {
    if ("attribs" in child) return isContent(child, options) ? simplified(child, options) : []
    return isText(child) ? text(child.data) : []
  })
  const last = kept.at(-1)
  // The space before a heading's link, which was left out.
  if (last?.type === "text" && !last.value.trim()) kept.pop()
  return kept.flatMap((child, index) => (isApart(kept[index - 1], child) ? [text(" "), child] : child))
}

const isText = (node: PageNode) => node.nodeType === 3

const isContent = ({ name, attribs }: PageElement, { isAboutOtherPages }: ContentOptions) =>
  !(
    ["nav", "form", "dialog", "button", "style", "script", "noscript"].includes(name) ||
    attribs["aria-hidden"] === "true" ||
    "hidden" in attribs ||
    "data-review" in attribs ||
    "data-dark" in attribs ||
    attribs.role === "tablist" ||
    (name === "img" && !attribs.alt) ||
    isAboutOtherPages(attribs["data-slice"] ?? "")
  )

function simplified(element: PageElement, options: ContentOptions): ElementContent[] {
  const { name, attribs } = element
  if (attribs.role === "img") return [text(attribs["aria-label"] ?? "")]
  if (name === "svg") return []
  const children = name === "pre" ? [codeOf(element)] : tableOfChart(contentOf(element, options))
  const copy = elementOf(tagNameOf(element), propertiesOf(attribs, options), children)
  // The links of headings and previews.
  if (name === "a" && /^#?$/.test(textOf(copy).trim()) && !find(copy, isImage)) return []
  return [copy]
}

const tagNameOf = ({ name, attribs }: PageElement) => {
  if (attribs.role === "note") return "blockquote"
  return name === "summary" ? "strong" : name
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
const codeOf = (listing: PageElement): Element => {
  const code = listing.children.find((child) => "attribs" in child) ?? listing
  const lines = code.children.filter((line) => "attribs" in line && line.name !== "del")
  return elementOf("code", {}, [text(lines.length > 0 ? lines.map(textIn).join("\n") : textIn(code))])
}

const textIn = (node: PageNode): string => {
  if ("children" in node) return node.children.map(textIn).join("")
  return isText(node) ? node.data : ""
}

const propertiesOf = (attribs: PageElement["attribs"], { url }: ContentOptions): Properties => ({
  ...attribs,
  ...Object.fromEntries(
    ["href", "src"].flatMap((name) =>
      name in attribs ? [[name, new URL(attribs[name] ?? "", url).href]] : [],
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

const elementOf = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
})

const text = (value: string) => ({ type: "text" as const, value })
