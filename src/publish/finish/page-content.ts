import type { Element, ElementContent, Properties, Root } from "hast"
import { isExcluded } from "./excluded-elements"
import type { PageElement, PageNode } from "./page-element"

export interface ContentOptions {
  /** Of the page. */
  url: string
  /** Whether a section, by its slice's name, leads to other pages. */
  isAboutOtherPages: (slice: string) => boolean
}

/**
 * The content of a page as hast: without controls, decoration or links to other pages, and with absolute URLs. Footnotes
 * are elements named as in mdast.
 *
 * @param main the page's main part
 */
export const pageContent = (main: PageElement, options: ContentOptions): Root => ({
  type: "root",
  children: contentOf(main, options),
})

function contentOf(parent: PageElement, options: ContentOptions): ElementContent[] {
  const kept = parent.children.flatMap((child) => {
    if ("attribs" in child) return simplified(child, options)
    return isText(child) ? text(child.data) : []
  })
  const last = kept.at(-1)
  // The space before a heading's link, which was left out.
  if (last?.type === "text" && !last.value.trim()) kept.pop()
  return kept.flatMap((child, index) => (isApart(kept[index - 1], child) ? [text(" "), child] : child))
}

const isText = (node: PageNode) => node.nodeType === 3

function simplified(element: PageElement, options: ContentOptions): ElementContent[] {
  const { name, attribs } = element
  if (isExcluded(element) || options.isAboutOtherPages(attribs["data-slice"] ?? "")) return []
  if (attribs.role === "img") return [elementOf("span", {}, [text(attribs["aria-label"] ?? "")])]
  if (name === "svg" || name === "style" || (name === "img" && !attribs.alt)) return []
  if (attribs.id === "footnote-label") return []
  if (name === "pre") return [elementOf("pre", {}, [codeOf(element)])]
  const copy = elementOf(tagNameOf(element), propertiesOf(attribs, options), contentOf(element, options))
  // The links of headings and previews, and decoration.
  return (name === "a" || name === "i") && /^#?$/.test(textOf(copy).trim()) ? [] : [copy]
}

const tagNameOf = ({ name, attribs, parent }: PageElement) => {
  if (attribs.role === "note") return "blockquote"
  if ("data-footnote-ref" in attribs) return "footnoteReference"
  if (name === "li" && attribs.id?.startsWith(footnoteId)) return "footnoteDefinition"
  if (name === "ol" && parent && "attribs" in parent && "data-footnotes" in parent.attribs) return "div"
  return name === "summary" ? "strong" : name
}

/** Start of the IDs of footnotes. */
export const footnoteId = "user-content-fn-"

/** The lines of code, as they are after the change that they show. */
const codeOf = (listing: PageElement): Element => {
  const code = listing.children.find((child) => "attribs" in child) ?? listing
  const lines = code.children.filter((line) => "attribs" in line && line.name !== "del")
  const content = lines.length > 0 ? lines.map(textIn).join("\n") : textIn(code)
  return elementOf("code", { className: code.attribs.class?.split(" ") }, [text(content)])
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
  [before, after].some((node) => node?.type === "element" && ["a", "span", "time"].includes(node.tagName))

/** The text of an element, with those of its images. */
const textOf = (node: ElementContent): string => {
  if (node.type === "text") return node.value
  if (node.type !== "element") return ""
  return node.tagName === "img" ? String(node.properties.alt) : node.children.map(textOf).join("")
}

const elementOf = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
})

const text = (value: string) => ({ type: "text" as const, value })
