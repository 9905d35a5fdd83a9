import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { isPageId, otherId, plainAnchor } from "../../util/anchor"
import type { ContentModel } from "../model/content-model"
import { esmPackages } from "./esm-packages"
import { literalProps } from "./literal-props"

/** The text of a node without its marks and comments. */
export const textOf = (node: unknown): string => {
  const { type, value, children } = node as { type?: string; value?: string; children?: unknown[] }
  if (type === "mdxTextExpression") return ""
  return value ?? (children ?? []).map(textOf).join("")
}

/** The heading or label of a section; undefined if it has neither. */
export const sectionTitle = (node: MdxJsxFlowElement, { sections }: ContentModel): string | undefined => {
  const definition = sections[node.name ?? ""]
  if (!definition?.heading) return undefined
  const { heading } = literalProps(node).props
  return typeof heading === "string" ? heading : definition.heading
}

/** The text that the anchor of a section or heading is made from: an `id` that the editor wrote, or its title. */
export const anchorOf = (node: MdxJsxFlowElement, title: string): string => {
  const { id } = literalProps(node).props
  return typeof id === "string" ? id : title
}

/** Make the anchors of a page from its titles, in their order. Those with only signs, e.g. 🚀, get a word. */
export const createAnchors = async () => {
  const { Slugger } = await esmPackages()
  const slugger = new Slugger()
  const anchorFor = (title: string): string => {
    const text = /[\p{L}\p{N}]/u.test(title) ? plainAnchor(title) : "section"
    const id = new Slugger().slug(text)
    return slugger.slug(isPageId(id) ? otherId(id) : text)
  }
  return { anchorFor, isAnchor: (id: string) => id in slugger.occurrences }
}
