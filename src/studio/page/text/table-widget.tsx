import styled from "@emotion/styled"
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { color, space } from "../../host"
import {
  addRow,
  alignmentOf,
  type Cell,
  cellAt,
  columnCount,
  parseTable,
  placeOf,
  rowCount,
  setCells,
  type Table,
  textOf,
  writeTable,
} from "../../source/table-source"
import { CellEditor } from "./cell-editor"
import { InlineText } from "./inline-text"
import { TableMenus } from "./table-menus"
import { editorIn, editWidget, leaveWidget, removeWidget, type WidgetProps } from "./widgets"

/** A table whose cells are edited in place. */
export const TableWidget = ({ shown, host }: WidgetProps) => {
  const { view, source, entered } = shown
  const table = useMemo(() => parseTable(source), [source])
  const [last, setActive] = useState<Cell>()
  // An undo may have removed its row or column.
  const active = last && {
    row: Math.min(last.row, rowCount(table) - 1),
    column: Math.min(last.column, columnCount(table) - 1),
  }
  const pointer = useRef<{ x: number; y: number }>(undefined)

  useLayoutEffect(() => {
    if (entered) setActive(cellAt(parseTable(source), entered.from))
  }, [entered, source])

  const isOpen = active !== undefined
  useEffect(() => {
    if (!isOpen) return
    const onFocus = ({ target }: FocusEvent) => {
      const isOwn = target instanceof Element && target.closest("[role=toolbar], dialog, [popover]")
      if (!isOwn && !host.contains(target as Node)) setActive(undefined)
    }
    document.addEventListener("focusin", onFocus)
    return () => document.removeEventListener("focusin", onFocus)
  }, [isOpen, host])

  const change = (edited: Table, cell: Cell) => {
    editWidget(host, shown, writeTable(edited), placeOf(edited, cell).start)
    setActive(cell)
  }

  /** The next cell, in its row or its column. A row is added below the last one, or the table left. */
  const move = ({ row, column }: Cell, rows: number, columns: number, isGrowing = false) => {
    const width = columnCount(table)
    const index = (row + rows) * width + column + columns
    const cell = { row: Math.floor(index / width), column: index % width }
    if (index >= 0 && cell.row < rowCount(table)) setActive(cell)
    else if (isGrowing && index > 0) change(addRow(table, cell.row), cell)
    else leaveWidget(host, shown, index > 0)
  }

  const rows = Array.from({ length: rowCount(table) }, (_, row) => row)
  const columns = Array.from({ length: columnCount(table) }, (_, column) => column)
  const names = columns.map((column) => textOf(table, { row: 0, column }) || `Column ${column + 1}`)

  const cell = (row: number, column: number) => {
    const own = { row, column }
    const isActive = active?.row === row && active.column === column
    const Box = row === 0 ? "th" : "td"
    const text = textOf(table, own) ?? ""
    const name = row === 0 ? `Header of column ${column + 1}` : `${names[column]}, row ${row}`
    return (
      <Box
        key={column}
        {...(row === 0 ? { scope: "col" } : {})}
        style={{ textAlign: alignmentOf(table, column) }}
        tabIndex={isActive ? undefined : row + column === 0 ? 0 : -1}
        onFocus={() => isActive || setActive(own)}
        onMouseDown={(event: MouseEvent) => {
          if (isActive) return
          event.preventDefault()
          pointer.current = { x: event.clientX, y: event.clientY }
          flushSync(() => setActive(own))
          pointer.current = undefined
        }}
      >
        {isActive ? (
          <CellEditor
            key={`${row} ${column}`}
            text={text}
            name={name}
            pointer={pointer.current}
            onChange={(typed) => change(setCells(table, own, [[typed]]), own)}
            onPaste={(texts) => change(setCells(table, own, texts), own)}
            onMove={(...step) => move(own, ...step)}
            onLeave={() => leaveWidget(host, shown, true)}
          />
        ) : (
          <InlineText
            state={view.state}
            at={view.posAtDOM(host) + placeOf(table, own).start}
            name="TableCell"
          />
        )}
      </Box>
    )
  }
  return (
    <Frame>
      <table aria-label={`Table: ${names.join(", ")}`}>
        <thead>
          <tr>{columns.map((column) => cell(0, column))}</tr>
        </thead>
        <tbody>
          {rows.slice(1).map((row) => (
            <tr key={row}>{columns.map((column) => cell(row, column))}</tr>
          ))}
        </tbody>
      </table>
      {active ? (
        <TableMenus
          table={table}
          cell={active}
          onChange={(edited, cell) => {
            flushSync(() => change(edited, cell))
            editorIn(host)?.focus()
          }}
          onRemove={() => removeWidget(host, shown)}
        />
      ) : null}
    </Frame>
  )
}

const Frame = styled.div`
  margin-block: ${space[1]};
  overflow-x: auto;
  text-indent: 0;

  > table {
    min-width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-width: 4em;
    padding: ${space[1]} ${space[2]};
    border: 1px solid ${color.border};
    word-break: normal;
    overflow-wrap: break-word;
    text-align: left;
    vertical-align: top;
    cursor: text;
  }

  th {
    font-weight: 600;
    background: ${color.bgSubtle};
  }

  :is(th, td):focus-within {
    outline: 2px solid ${color.accentText};
    outline-offset: -2px;
  }

  && :is(.cm-content, .cm-line) {
    padding: 0;
  }
`
