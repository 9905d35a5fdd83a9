import { at, nodesOf } from "../body/body"
import { defineRule } from "../rule"

/** Each row is shown with all columns: a short text can have millions of cells. */
const maximumCells = 40_000

const maximum = maximumCells.toLocaleString("en-GB")

/** Cells of a table beyond the columns of its head, which are not shown, and more cells than a page can show. */
export const tableCell = defineRule({
  id: "table-cell",
  about: `A table has as many columns as its first line. Further cells of a row are not shown. The tables of a text have at most ${maximum} cells.`,
  examples: {
    in: "body",
    wrong: ["| a | b |\n|---|---|\n| 1 | 2 | 3 |", "| a | b |\n|---|---|\n| `x | y` | 2 |"],
    right: ["| a | b |\n|---|---|\n| `x \\| y` | 2 |", "| a | b |\n|---|---|\n| 1 |"],
  },
  body(body, report) {
    let cells = 0
    for (const { node: table } of nodesOf(body, "table")) {
      const columns = table.children[0]?.children.length ?? 0
      const isFirstTooMany = cells <= maximumCells
      cells += columns * table.children.length
      if (isFirstTooMany && cells > maximumCells) {
        const message = `the tables up to here have more than ${maximum} cells, with the empty ones of short rows`
        report(tableCell, at(table, "table"), message, "Remove columns or rows, or divide the text into two")
      }
      for (const row of table.children) {
        const extra = row.children[columns]
        if (!extra) continue
        const message = `this row has ${row.children.length} cells for ${columns} columns, and the last are not shown`
        const fix = "Remove a cell, add a column to the head, or write \\| for a | inside a cell"
        report(tableCell, at(extra, "table"), message, fix)
      }
    }
  },
})
