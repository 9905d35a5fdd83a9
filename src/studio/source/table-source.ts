import type { Range } from "./source"

/**
 * A table of Markdown: its header, the line of dashes, and its rows. An edit changes only its own cells. Pipes are
 * escaped in the source of a cell, and not in its text.
 */
export type Table = readonly Line[]

interface Line {
  /** Indent, marks of quotations, and the first pipe if there is one. */
  before: string
  /** What is between pipes, with its spaces. */
  cells: readonly string[]
  /** The last pipe if there is one, and spaces. */
  after: string
}

/** A cell. Row 0 is the header. */
export interface Cell {
  row: number
  column: number
}

export const alignments = ["left", "center", "right"] as const

export const parseTable = (source: string): Table =>
  source.split("\n").map((line) => {
    const [indent = ""] = /^[\s>]*/.exec(line) ?? []
    const parts = line.slice(indent.length).split(pipe)
    const isOpen = parts.length > 1 && parts[0] === ""
    const isClosed = parts.length > (isOpen ? 2 : 1) && !parts.at(-1)?.trim()
    return {
      before: indent + (isOpen ? "|" : ""),
      cells: parts.slice(isOpen ? 1 : 0, isClosed ? -1 : undefined),
      after: isClosed ? `|${parts.at(-1)}` : "",
    }
  })

export const writeTable = (table: Table): string =>
  table.map(({ before, cells, after }) => before + cells.join("|") + after).join("\n")

export const rowCount = (table: Table) => table.length - 1
export const columnCount = ([header]: Table) => header?.cells.length ?? 0

/** The text of a cell. Undefined: its row has none. */
export const textOf = (table: Table, { row, column }: Cell) =>
  table[lineOf(row)]?.cells[column]?.trim().replace(/\\(.)/g, (pair, sign) => (sign === "|" ? "|" : pair))

/** Where the text of a cell is in the source of the table. */
export const placeOf = (table: Table, { row, column }: Cell): Range => {
  const { before = "", cells = [] } = table[lineOf(row)] ?? {}
  const above = writeTable(table.slice(0, lineOf(row)))
  const left = cells.slice(0, column).map((cell) => `${cell}|`)
  const [space = ""] = /^\s*/.exec(cells[column] ?? "") ?? []
  const start = [above, row ? "\n" : "", before, ...left, space].join("").length
  return { start, end: start + (cells[column]?.trim().length ?? 0) }
}

/** The cell at an offset in the source of the table. */
export const cellAt = (table: Table, offset: number): Cell => {
  const line = writeTable(table).slice(0, offset).split("\n").length - 1
  const row = Math.max(line - 1, 0)
  const columns = [...(table[0]?.cells.keys() ?? [])]
  const column = columns.find((index) => placeOf(table, { row, column: index }).end >= offset)
  return { row, column: column ?? columns.length - 1 }
}

export const alignmentOf = (table: Table, column: number) => {
  const rule = table[1]?.cells[column]?.trim() ?? ""
  if (rule.endsWith(":")) return rule.startsWith(":") ? "center" : "right"
  return rule.startsWith(":") ? "left" : undefined
}

/** Set texts from a cell to the right and downwards. Rows and columns that are missing are added. */
export const setCells = (
  table: Table,
  { row, column }: Cell,
  texts: readonly (readonly string[])[],
): Table => {
  let edited = table
  const width = Math.max(...texts.map(({ length }) => length))
  while (rowCount(edited) < row + texts.length) edited = addRow(edited, rowCount(edited))
  while (columnCount(edited) < column + width) edited = addColumn(edited, columnCount(edited))
  for (const [y, line] of texts.entries())
    for (const [x, text] of line.entries())
      edited = setCell(edited, { row: row + y, column: column + x }, text)
  return edited
}

const setCell = (table: Table, { row, column }: Cell, text: string): Table => {
  const line = table[lineOf(row)]
  if (!line) return table
  const written = text.trim().replace(/\\.|\|/g, (sign) => (sign === "|" ? "\\|" : sign))
  // A first cell without a pipe before it cannot be empty.
  const needsPipes = column >= line.cells.length || (!written && !line.before.endsWith("|"))
  const whole = needsPipes ? withPipes(line, columnCount(table)) : line
  const cells = whole.cells.with(column, padded(whole.cells[column] ?? "", written))
  return table.with(lineOf(row), { ...whole, cells })
}

/** In the space of the text before, if that has more than one at its end. */
const padded = (old: string, text: string) => {
  const isBlank = !old.trim()
  const [, start = "", shown = "", end = ""] =
    (isBlank ? /^(\s?)()(.*)$/ : /^(\s*)(.*?)(\s*)$/).exec(old) ?? []
  // A backslash at the end would escape the pipe.
  const least = (start && isBlank) || text.endsWith("\\") ? 1 : Math.min(end.length, 1)
  return (
    start +
    text +
    " ".repeat(end.length > 1 ? Math.max(least, end.length + shown.length - text.length) : least)
  )
}

/** @param at row that the new one is before; not the header */
export const addRow = (table: Table, at: number): Table => {
  const { before = "" } = table[1] ?? {}
  const cells = Array.from({ length: columnCount(table) }, () => blank)
  return table.toSpliced(at + 1, 0, { before: `${before.replace("|", "")}|`, cells, after: "|" })
}

export const removeRow = (table: Table, row: number): Table => table.toSpliced(lineOf(row), 1)

export const moveRow = (table: Table, from: number, to: number): Table =>
  moved(table, lineOf(from), lineOf(to))

export const addColumn = (table: Table, at: number): Table =>
  inColumns(table, (cells, isRule) =>
    cells.toSpliced(at, 0, isRule ? (cells[0]?.startsWith(" ") ? " --- " : "---") : blank),
  )

export const removeColumn = (table: Table, column: number): Table =>
  inColumns(table, (cells) => cells.toSpliced(column, 1))

export const moveColumn = (table: Table, from: number, to: number): Table =>
  inColumns(table, (cells) => moved(cells, from, to))

/** Align a column, or no longer. */
export const align = (table: Table, column: number, alignment?: (typeof alignments)[number]): Table => {
  const [, rule] = table
  if (!rule) return table
  const cell = (rule.cells[column] ?? "").replace(/:?-+:?/, (old) => {
    const [start, end] = [
      alignment && alignment !== "right" ? ":" : "",
      alignment && alignment !== "left" ? ":" : "",
    ]
    const dashes = old.replaceAll(":", "")
    // A line that fills its column still does.
    const length = dashes.length > 3 ? old.length - start.length - end.length : dashes.length
    return start + "-".repeat(length) + end
  })
  return table.with(1, { ...rule, cells: rule.cells.with(column, cell) })
}

const blank = "  "

/** Without a backslash before it that is not escaped itself. */
const pipe = /(?<=(?<!\\)(?:\\\\)*)\|/

/** The line of dashes is below the header. */
const lineOf = (row: number) => (row === 0 ? 0 : row + 1)

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))

const inColumns = (table: Table, change: (cells: readonly string[], isRule: boolean) => readonly string[]) =>
  table.map((line, index) => {
    const whole = withPipes(line, columnCount(table))
    return { ...whole, cells: change(whole.cells, index === 1) }
  })

/** A line with all its cells, and pipes around them. */
const withPipes = (line: Line, count: number): Line => {
  const { before, cells, after } = line
  if (before.endsWith("|") && after.startsWith("|") && cells.length >= count) return line
  const all = Array.from({ length: Math.max(count, cells.length) }, (_, index) => cells[index]?.trim() ?? "")
  const spaced = all.map((cell) => (cell ? ` ${cell} ` : blank))
  return { before: `${before.replace("|", "")}|`, cells: spaced, after: "|" }
}
