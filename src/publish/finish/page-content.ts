import type { Element, ElementContent, Properties, Root } from "hast"
import { type HtmlElement, textOf as shownText } from "./html-nodes"

export interface ContentOptions {
  /** Of the page. */
  url: string
  sectionsAboutOtherPages: readonly string[]
}

/**
 * The content of a page as hast: without controls, decoration or links to other pages, and with absolute URLs. Footnotes
 * are elements named as in mdast.
 *
 * @param main the page's main part
 */
export const pageContent = (main: HtmlElement, options: ContentOptions): Root => ({
  type: "root",
  children: contentOf(main, options),
})

function contentOf(parent: HtmlElement, options: ContentOptions): ElementContent[] {
  const kept = parent.children.flatMap((child) => {
    if ("attribs" in child) return simplified(child, options)
    return child.nodeType === 3 ? text(child.data) : []
  })
  const last = kept.at(-1)
  // The space before a heading's link, which was left out.
  if (last?.type === "text" && !last.value.trim()) kept.pop()
  return kept.flatMap((child, index) => (isApart(kept[index - 1], child) ? [text(" "), child] : child))
}

function simplified(element: HtmlElement, options: ContentOptions): ElementContent[] {
  const { name, attribs } = element
  const section = attribs["data-slice"]?.replace(/-\d+$/, "") ?? ""
  if (isExcluded(element) || options.sectionsAboutOtherPages.includes(section)) return []
  if (attribs.role === "img") return [elementOf("span", {}, [text(attribs["aria-label"] ?? "")])]
  if (name === "svg" || name === "style" || (name === "img" && !attribs.alt)) return []
  if (attribs.id === "footnote-label") return []
  if (name === "pre") return [elementOf("pre", {}, [codeOf(element)])]
  const copy = elementOf(tagNameOf(element), propertiesOf(attribs, options), contentOf(element, options))
  // The links of headings and previews, and decoration.
  return (name === "a" || name === "i") && /^#?$/.test(textOf(copy).trim()) ? [] : [copy]
}

/** Selectors of controls, decoration and copies. Components set the last one where no other selector applies. */
const excluded = new Set([
  "nav",
  "form",
  "dialog",
  "button",
  "select",
  "output",
  "noscript",
  "[type=range]",
  "[hidden]",
  "[aria-hidden=true]",
  "[data-dark]",
  "[data-footnote-backref]",
  "[data-pagefind-ignore]",
])

const isExcluded = ({ name, attribs }: HtmlElement) =>
  excluded.has(name) ||
  Object.entries(attribs).some(
    ([key, value]) => excluded.has(`[${key}]`) || excluded.has(`[${key}=${value}]`),
  )

const tagNameOf = ({ name, attribs, parent }: HtmlElement) => {
  if (attribs.role === "note") return "blockquote"
  if ("data-footnote-ref" in attribs) return "footnoteReference"
  if (name === "li" && attribs.id?.startsWith(footnoteId)) return "footnoteDefinition"
  if (name === "ol" && parent && "attribs" in parent && "data-footnotes" in parent.attribs) return "div"
  return name === "summary" ? "strong" : name
}

/** Start of the IDs of footnotes. */
export const footnoteId = "user-content-fn-"

/** The lines of code, as they are after the change that they show. */
const codeOf = (listing: HtmlElement): Element => {
  const code = listing.children.find((child) => "attribs" in child) ?? listing
  const lines = code.children.filter((line) => "attribs" in line && line.name !== "del")
  const content = lines.length > 0 ? lines.map(shownText).join("\n") : shownText(code)
  return elementOf("code", { className: code.attribs.class?.split(" ") }, [text(content)])
}

const propertiesOf = (attribs: HtmlElement["attribs"], { url }: ContentOptions): Properties => {
  const absolute = ["href", "src"].flatMap((name) =>
    URL.canParse(attribs[name] ?? "", url) && name in attribs
      ? [[name, new URL(attribs[name] ?? "", url).href]]
      : [],
  )
  // Of finished tasks.
  return { ...attribs, ...Object.fromEntries(absolute), checked: "checked" in attribs }
}

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
