import styled from "@emotion/styled"
import { isValidElement, type ReactNode } from "react"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { scrollFade } from "../../theme/scroll-fade"
import { color, radius, space, typography } from "../../theme/tokens"
import { useTexts } from "../../ui/text/texts"

/**
 * A table that scrolls horizontally if it is too wide: a focusable group, named after the columns. It is not a
 * region: landmarks need unique names, and two tables may have the same columns.
 */
export const ProseTable = ({ children }: { children?: ReactNode }) => {
  const { table } = useTexts("prose")
  return (
    <Scroller
      role="group"
      aria-label={fillText(table, { columns: columnNames(children).join(", ") })}
      tabIndex={0}
      data-scroll=""
    >
      <Table>{children}</Table>
    </Scroller>
  )
}

/** The texts of the header cells. */
const columnNames = (node: ReactNode): string[] => {
  if (Array.isArray(node)) return node.flatMap(columnNames)
  if (!isValidElement<{ children?: ReactNode }>(node) || node.type === "tbody") return []
  if (node.type === ProseHeadCell || node.type === "th") return [textOf(node.props.children)].filter(Boolean)
  return columnNames(node.props.children)
}

const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textOf).join("")
  if (isValidElement<{ children?: ReactNode }>(node)) return textOf(node.props.children)
  return typeof node === "string" || typeof node === "number" ? String(node) : ""
}

interface CellProps {
  /** From the colons in Markdown. */
  align?: "left" | "right" | "center"
  children?: ReactNode
}

export const ProseHeadCell = ({ align, children }: CellProps) => (
  <HeadCell scope="col" $align={align}>
    {children}
  </HeadCell>
)

export const ProseCell = ({ align, children }: CellProps) => <Cell $align={align}>{children}</Cell>

/** The focus ring is inside: the fade would hide it. */
const Scroller = styled.div`
  ${scrollFade}
  overflow-x: auto;
  border-radius: ${radius.lg};
  box-shadow: inset 0 0 0 1px ${color.border};
  ${forcedColorsBorder}

  &:focus-visible {
    outline-offset: -3px;
  }
`

const Table = styled.table`
  ${typography.small}
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  tbody tr {
    border-top: 1px solid ${color.border};
  }

  th:first-of-type,
  td:first-of-type {
    min-width: 10em;
  }

  code {
    white-space: nowrap;
  }
`

const cell = ({ $align = "left" }: { $align?: CellProps["align"] }) => `
  min-width: 6.5em;
  padding: 14px ${space[4]};
  text-align: ${$align};
  vertical-align: top;
`

const HeadCell = styled.th<{ $align?: CellProps["align"] }>`
  ${cell}
  font-weight: 500;
  vertical-align: bottom;
  color: ${color.textSecondary};
`

const Cell = styled.td<{ $align?: CellProps["align"] }>(cell)
