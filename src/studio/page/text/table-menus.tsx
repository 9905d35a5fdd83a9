import Columns3 from "lucide-react/icons/columns-3"
import Rows3 from "lucide-react/icons/rows-3"
import type { Command, EditorState } from "prosemirror-state"
import * as tables from "prosemirror-tables"
import { Menu, MenuButton } from "../ui/menu"

/** The cell of the cursor. Undefined if it is in no table. */
export const tableFacts = (state: EditorState) => {
  if (!tables.isInTable(state)) return undefined
  const { top: row, left: column, map, table } = tables.selectedRect(state)
  const align: string | null = table.nodeAt(map.map[row * map.width + column] ?? 0)?.attrs.align ?? null
  return { ...{ row, column, align }, lastRow: map.height - 1, lastColumn: map.width - 1 }
}

export type TableFacts = NonNullable<ReturnType<typeof tableFacts>>

/** Align the column of the cursor. */
const align =
  (value: string | null): Command =>
  (state, dispatch) => {
    const { map, left, tableStart } = tables.selectedRect(state)
    const { tr } = state
    for (const cell of map.cellsInRect({ left, right: left + 1, top: 0, bottom: map.height }))
      tr.setNodeAttribute(tableStart + cell, "align", value)
    dispatch?.(tr)
    return true
  }

type Action = readonly [label: string, isPossible: boolean, run: Command]

/** Menus for the row and the column of a cell. */
export const TableMenus = ({ run, facts }: { run: (command: Command) => void; facts: TableFacts }) => {
  const { row, column, lastRow, lastColumn } = facts
  const moveRow = (to: number) => tables.moveTableRow({ from: row, to, select: false })
  const moveColumn = (to: number) => tables.moveTableColumn({ from: column, to, select: false })
  const rows: Action[] = [
    ["Add a row above", row > 0, tables.addRowBefore],
    ["Add a row below", true, tables.addRowAfter],
    ["Move the row up", row > 1, moveRow(row - 1)],
    ["Move the row down", row > 0 && row < lastRow, moveRow(row + 1)],
    ["Remove the row", row > 0, tables.deleteRow],
  ]
  const columns: Action[] = [
    ["Add a column before", true, tables.addColumnBefore],
    ["Add a column after", true, tables.addColumnAfter],
    ["Move the column left", column > 0, moveColumn(column - 1)],
    ["Move the column right", column < lastColumn, moveColumn(column + 1)],
    ["Remove the column", lastColumn > 0, tables.deleteColumn],
  ]
  const items = (actions: readonly Action[]) =>
    actions.map(([label, isPossible, command]) => (
      <MenuButton key={label} disabled={!isPossible} onClick={() => run(command)}>
        {label}
      </MenuButton>
    ))
  return (
    <>
      <Menu label="Row" icon={Rows3}>
        {items(rows)}
      </Menu>
      <Menu label="Column" icon={Columns3}>
        {items(columns)}
        {["left", "center", "right"].map((one) => (
          <MenuButton
            key={one}
            aria-pressed={facts.align === one}
            onClick={() => run(align(facts.align === one ? null : one))}
          >
            Align {one === "center" ? "centre" : one}
          </MenuButton>
        ))}
        <MenuButton onClick={() => run(tables.deleteTable)}>Remove the table</MenuButton>
      </Menu>
    </>
  )
}
