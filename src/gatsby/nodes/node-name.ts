import type { Node } from "gatsby"

/** The input of `createNodeId`. References compute the same id to find the node. */
export const nodeName = (type: string, key: unknown) => `${type} ${key}`

/** Path of a File node from the project's root. */
export const contentFileOf = ({ relativePath }: Node & { relativePath?: unknown }) =>
  `content/${relativePath}`
