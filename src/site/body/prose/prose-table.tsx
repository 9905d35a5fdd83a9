import styled from "@emotion/styled"
import { Children, isValidElement, type ReactElement, type ReactNode } from "react"
import { fillText } from "../../../util/fill-text"
import { forcedColorsBorder } from "../../theme/forced-colors-border"
import { scrollFade } from "../../theme/scroll-fade"
import { color, radius, space, typography } from "../../theme/tokens"
import { useTexts } from "../../ui/text/texts"

/**
 * A table that scrolls horizontally if it is too wide: a focusable group, named after the columns, or after the rows if
 * the columns have no names. It is not a region: landmarks need unique names, and two tables may have the same columns.
 */
export const ProseTable = ({ children }: { children?: ReactNode }) => {
  const { table } = useTexts("prose")
  const parts = Children.toArray(children)
  const names = parts.filter((part) => isElement(part, "thead")).flatMap(cellsOf)
  const named = names.some(Boolean)
  const shown = named ? parts : parts.filter((part) => !isElement(part, "thead"))
  const columns = named ? names.filter(Boolean) : shown.flatMap(rowsOf).map((row) => cellsOf(row)[0])
  return (
    <Scroller
      role="group"
      aria-label={fillText(table, { columns: columns.join(", ") })}
      tabIndex={0}
      data-scroll=""
    >
      <Table>{shown}</Table>
    </Scroller>
  )
}

type Parent = { children?: ReactNode }

const isElement = (node: ReactNode, type: string) => isValidElement(node) && node.type === type

/** The elements in a node for which a function returns true. */
const elementsIn = (node: ReactNode, isWanted: (type: unknown) => boolean): ReactElement<Parent>[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Parent>(child)) return []
    return isWanted(child.type) ? [child] : elementsIn(child.props.children, isWanted)
  })

const rowsOf = (node: ReactNode) => elementsIn(node, (type) => type === "tr")

/** The texts of the cells in a node. */
const cellsOf = (node: ReactNode) =>
  elementsIn(node, (type) => type === ProseHeadCell || type === ProseCell).map(textOf)

const textOf = (node: ReactNode): string => {
  if (Array.isArray(node)) return node.map(textOf).join("")
  if (isValidElement<Parent>(node)) return textOf(node.props.children)
  return typeof node === "string" || typeof node === "number" ? String(node) : ""
}

interface CellProps {
  /** From the colons in Markdown. */
  align?: "left" | "right" | "center"
  children?: ReactNode
}

/** A name of a column. One without words is no header. */
export const ProseHeadCell = ({ align, children }: CellProps) =>
  children ? (
    <HeadCell scope="col" $align={align}>
      {children}
    </HeadCell>
  ) : (
    <td />
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

  th:first-of-type:not(td + th),
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
