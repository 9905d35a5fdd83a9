import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx"
import { sections } from "../content-model/sections"
import { literalProps } from "./refuse-element"

/** The text of a node without its marks and comments. */
export const textOf = (node: unknown): string => {
  const { type, value, children } = node as { type?: string; value?: string; children?: unknown[] }
  if (type === "mdxTextExpression") return ""
  return value ?? (children ?? []).map(textOf).join("")
}

/** The heading a section is shown with, or the label of one that shows none; undefined for a section without either. */
export const sectionTitle = (node: MdxJsxFlowElement): string | undefined => {
  const definition = sections[node.name ?? ""]
  if (!definition?.heading) return undefined
  const { heading } = literalProps(node).props
  return typeof heading === "string" ? heading : definition.heading
}

/** What a heading's anchor is made from: its text, or a word where there are only signs, e.g. 🚀. */
export const anchorText = (title: string): string => (/[\p{L}\p{N}]/u.test(title) ? title : "section")
