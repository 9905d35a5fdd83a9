/** Nodes of a parsed page. */
import { DomUtils, type parseDocument } from "htmlparser2"

type Document = ReturnType<typeof parseDocument>
export type HtmlNode = Document["children"][number]
export type HtmlElement = Extract<HtmlNode, { attribs: object }>

/** Where a node begins and ends in the HTML. */
export const startOf = (node: HtmlNode): number => node.startIndex ?? 0
export const endOf = (node: HtmlNode): number => (node.endIndex ?? 0) + 1

/** The text of an element, as the browser shows it; that of scripts and styles as it is written. */
export const textOf = (node: HtmlNode): string => DomUtils.textContent(node)
