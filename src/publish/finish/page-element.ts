import type { parseDocument } from "htmlparser2"

/** A node of a parsed page. */
export type PageNode = ReturnType<typeof parseDocument>["children"][number]

/** An element of a parsed page. */
export type PageElement = Extract<PageNode, { attribs: object }>
