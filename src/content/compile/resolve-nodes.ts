import type { Image, Nodes, Root } from "mdast"
import { formsOfAnchor } from "../../util/anchor"
import { decodeUri } from "../../util/decode-uri"
import { isRemote } from "./address"
import { element, replaceNodes } from "./nodes"

/**
 * Replace images that are alone in their paragraph by `Figure`, braces by what they mean, and anchors by their plain form.
 * @param isAnchor whether the page has an anchor
 */
export const resolveNodes = (root: Root, isAnchor: (id: string) => boolean) =>
  replaceNodes(root, (node) => {
    if (node.type === "link" || node.type === "definition")
      return { ...node, url: resolved(node.url, isAnchor) }
    if (node.type === "mdxTextExpression") return siteValue(node.value)
    if (node.type === "mdxFlowExpression")
      return siteValue(node.value).map((value) => element("p", {}, [value]))
    const [image, ...others] = node.type === "paragraph" ? node.children : []
    return image?.type === "image" && others.length === 0 ? figure(image) : node
  })

/**
 * Mark names with digits, such as “B13” or “LO 135”: in a text, figures are bolder (`site/theme/font-faces.ts`), which would
 * divide them. Headings have one weight.
 */
export const markNames = (parent: Nodes): void => {
  if (!("children" in parent) || parent.type === "heading") return
  parent.children.forEach(markNames)
  parent.children = (parent.children as Nodes[]).flatMap((node) =>
    node.type === "text" ? withNames(node.value) : node,
  ) as typeof parent.children
}

const withNames = (text: string): Nodes[] => {
  const parts: Nodes[] = []
  let rest = 0
  const addText = (end: number) => {
    if (end > rest) parts.push({ type: "text", value: text.slice(rest, end) })
  }
  for (const { 0: value, index } of text.matchAll(wordOrName)) {
    if (!isName.test(value)) continue
    addText(index)
    parts.push(element("span", { className: "name" }, [{ type: "text", value }]))
    rest = index + value.length
  }
  addText(text.length)
  return parts
}

/** Such as “LO 135”, but no money, percentage or longer number. */
const capitalsAndNumber = String.raw`(?!USD|EUR|GBP)\p{Lu}{2,}[ \u00A0]\d+(?!\p{L}|[.,:]?\d|\s?%)`
const word = String.raw`[$£€]?[\p{L}\p{N}]+(?:[.,:’'-][\p{L}\p{N}]+)*`

/** Whole words, each read once, not from their middle. */
const wordOrName = new RegExp(`(?<![\\p{L}\\p{N}])(?:${capitalsAndNumber}|${word})`, "gu")

/** Two words, or one in which a digit is next to a letter, such as “B13”, “NMB-207” or “$23M”. */
const isName = /[ \u00A0]|\p{L}-?\d|\d\p{L}/u

/** The value is looked up when a page is queried, so that it follows site.yaml. Comments are left out. */
const siteValue = (braces: string) => {
  const name = siteValueName(braces)
  return name ? [element("SiteValue", { name })] : []
}

/** The address of a link of this site with the plain form of its anchor, or the one that a heading of the page has. */
function resolved(url: string, isAnchor: (id: string) => boolean): string {
  const [, page = "", anchor] = /^(\/[^#]*)?#(.+)$/s.exec(url) ?? []
  if (!anchor) return url
  const forms = formsOfAnchor(decodeUri(anchor))
  return `${page}#${(page ? undefined : forms.find(isAnchor)) ?? forms[0]}`
}

const figure = ({ url, alt, title }: Image) =>
  element("Figure", {
    [isRemote(url) ? "src" : "image"]: isRemote(url) ? url : decodeUri(url),
    alt: alt ?? undefined,
    caption: title ?? undefined,
  })

/** Whether what braces hold is a comment. */
export const isComment = (braces: string) => /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)+$/.test(braces)

/** `phone` of `site.phone`; undefined for everything else. */
export const siteValueName = (braces: string) => /^\s*site\.(\w+)\s*$/.exec(braces)?.[1]
