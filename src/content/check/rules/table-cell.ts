import { at, nodesOf } from "../body/body"
import { defineRule } from "../rule"

/** Cells of a table beyond the columns of its head, which are not shown. */
export const tableCell = defineRule({
  id: "table-cell",
  about: "A table has as many columns as its first line. Further cells of a row are not shown.",
  examples: {
    in: "body",
    wrong: ["| a | b |\n|---|---|\n| 1 | 2 | 3 |", "| a | b |\n|---|---|\n| `x | y` | 2 |"],
    right: ["| a | b |\n|---|---|\n| `x \\| y` | 2 |", "| a | b |\n|---|---|\n| 1 |"],
  },
  body(body, report) {
    for (const { node: table } of nodesOf(body, "table")) {
      const columns = table.children[0]?.children.length ?? 0
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
