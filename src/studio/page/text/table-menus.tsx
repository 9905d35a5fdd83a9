import Columns3 from "lucide-react/icons/columns-3"
import Rows3 from "lucide-react/icons/rows-3"
import { use } from "react"
import { createPortal } from "react-dom"
import {
  addColumn,
  addRow,
  align,
  alignmentOf,
  alignments,
  type Cell,
  columnCount,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  rowCount,
  type Table,
} from "../../source/table-source"
import { Menu, MenuButton } from "../ui/menu"
import { TextTools } from "./markdown-toolbar"

interface TableMenusProps {
  table: Table
  /** The cell that is edited. */
  cell: Cell
  /** @param cell that is edited then */
  onChange: (table: Table, cell: Cell) => void
  onRemove: () => void
}

type Action = readonly [label: string, isPossible: boolean, edit: () => Table, row?: number, column?: number]

/** Menus for the row and the column of a cell, in the toolbar. */
export const TableMenus = ({ table, cell: { row, column }, onChange, onRemove }: TableMenusProps) => {
  const { slot } = use(TextTools)
  const [lastRow, lastColumn] = [rowCount(table) - 1, columnCount(table) - 1]
  const rows: Action[] = [
    ["Add a row above", row > 0, () => addRow(table, row)],
    ["Add a row below", true, () => addRow(table, row + 1), row + 1],
    ["Move the row up", row > 1, () => moveRow(table, row, row - 1), row - 1],
    ["Move the row down", row > 0 && row < lastRow, () => moveRow(table, row, row + 1), row + 1],
    ["Remove the row", row > 0, () => removeRow(table, row), Math.min(row, lastRow - 1)],
  ]
  const columns: Action[] = [
    ["Add a column before", true, () => addColumn(table, column)],
    ["Add a column after", true, () => addColumn(table, column + 1), row, column + 1],
    ["Move the column left", column > 0, () => moveColumn(table, column, column - 1), row, column - 1],
    [
      "Move the column right",
      column < lastColumn,
      () => moveColumn(table, column, column + 1),
      row,
      column + 1,
    ],
    [
      "Remove the column",
      lastColumn > 0,
      () => removeColumn(table, column),
      row,
      Math.min(column, lastColumn - 1),
    ],
  ]
  const aligned = alignmentOf(table, column)
  const items = (actions: readonly Action[]) =>
    actions.map(([label, isPossible, edit, nextRow = row, nextColumn = column]) => (
      <MenuButton
        key={label}
        disabled={!isPossible}
        onClick={() => onChange(edit(), { row: nextRow, column: nextColumn })}
      >
        {label}
      </MenuButton>
    ))
  return slot
    ? createPortal(
        <>
          <Menu label="Row" icon={Rows3}>
            {items(rows)}
          </Menu>
          <Menu label="Column" icon={Columns3}>
            {items(columns)}
            {alignments.map((one) => (
              <MenuButton
                key={one}
                aria-pressed={aligned === one}
                onClick={() =>
                  onChange(align(table, column, aligned === one ? undefined : one), { row, column })
                }
              >
                Align {one === "center" ? "centre" : one}
              </MenuButton>
            ))}
            <MenuButton onClick={onRemove}>Remove the table</MenuButton>
          </Menu>
        </>,
        slot,
      )
    : null
}
