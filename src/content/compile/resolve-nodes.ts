import type { Image, Root } from "mdast"
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
