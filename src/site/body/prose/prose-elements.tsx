import styled from "@emotion/styled"
import { lazy } from "react"
import { color, radius } from "../../theme/tokens"
import type { BodyElements } from "../render-nodes"
import { monospace, quotationStyles } from "../text-styles"
import { ProseHeading2, ProseHeading3, ProseHeading4 } from "./prose-heading"
import { ProseLink } from "./prose-link"
import { ProseCell, ProseHeadCell, ProseTable } from "./prose-table"

const CodeBlock = lazy(() => import("../code/code-block").then(({ CodeBlock }) => ({ default: CodeBlock })))

const ProseCode = styled.code`
  padding: 0.12em 0.28em;
  border-radius: ${radius.xs};
  background: ${color.bgSunken};
  font-family: ${monospace};
  font-size: 0.875em;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`

const ProseQuote = styled.blockquote(quotationStyles)

/** Components for elements of Markdown. All others are rendered as they are. */
export const proseElements = {
  h2: ProseHeading2,
  h3: ProseHeading3,
  h4: ProseHeading4,
  a: ProseLink,
  table: ProseTable,
  th: ProseHeadCell,
  td: ProseCell,
  code: ProseCode,
  blockquote: ProseQuote,
  CodeBlock,
} as BodyElements
