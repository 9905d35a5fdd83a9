import { lazy } from "react"
import type { BodyElements } from "../mdx/render-nodes"
import { ProseCode, ProseQuote } from "./prose-blocks"
import { ProseHeading2, ProseHeading3, ProseHeading4 } from "./prose-heading"
import { ProseLink } from "./prose-link"
import { ProseCell, ProseHeadCell, ProseTable } from "./prose-table"

const CodeBlock = lazy(() => import("./code-block").then(({ CodeBlock }) => ({ default: CodeBlock })))

/** Components for elements of Markdown. All others are rendered as they are. */
export const proseElements: BodyElements = {
  h2: ProseHeading2,
  h3: ProseHeading3,
  h4: ProseHeading4,
  a: ProseLink,
  table: ProseTable,
  th: ProseHeadCell,
  td: ProseCell,
  code: ProseCode as BodyElements[string],
  blockquote: ProseQuote as BodyElements[string],
  CodeBlock: CodeBlock as BodyElements[string],
}
