/** An edit of a table changes only its own cells, rows and columns. */
import {
  addColumn,
  addRow,
  align,
  alignmentOf,
  cellAt,
  moveColumn,
  moveRow,
  parseTable,
  placeOf,
  removeColumn,
  removeRow,
  setCells,
  type Table,
  textOf,
  writeTable,
} from "../../../../src/studio/source/table-source"

const plain = "| a | b |\n|---|--:|\n| c | d |"
const padded = "| Name  | Count |\n| :---- | ----: |\n| Tea   |     1 |\n| Water |    20 |"
const bare = "a | b\n-|-\nc | d\ne"
const quoted = "> |a\\|b|c|\n> |-|-|\n> |`x\\|y`||"
const sources = [plain, padded, bare, quoted, "||\n|-|\n||", "| a \\\\| b\n|---|---|\n|  c  | d | e |"]

test.each(sources)("%j is read without losing a byte", (source) => {
  expect(writeTable(parseTable(source))).toBe(source)
})

const set = (row: number, column: number, text: string) => (table: Table) =>
  setCells(table, { row, column }, [[text]])

test.each<[string, (table: Table) => Table, string]>([
  [plain, set(1, 1, "e"), "| a | b |\n|---|--:|\n| c | e |"],
  [plain, set(1, 0, ""), "| a | b |\n|---|--:|\n|  | d |"],
  [plain, set(0, 0, "x | y"), "| x \\| y | b |\n|---|--:|\n| c | d |"],
  [plain, set(1, 1, "x \\| y\\"), "| a | b |\n|---|--:|\n| c | x \\| y\\ |"],
  [padded, set(1, 0, "Milk"), padded.replace("Tea   ", "Milk  ")],
  [padded, set(1, 0, "Lemonade"), padded.replace("Tea   ", "Lemonade ")],
  [padded, set(2, 0, ""), padded.replace("Water ", " ")],
  [bare, set(1, 1, "x"), "a | b\n-|-\nc | x\ne"],
  [bare, set(1, 0, ""), "a | b\n-|-\n|  | d |\ne"],
  [bare, set(2, 1, "x"), "a | b\n-|-\nc | d\n| e | x |"],
  [quoted, set(1, 1, "z"), "> |a\\|b|c|\n> |-|-|\n> |`x\\|y`|z|"],
  [quoted, set(1, 1, "z\\"), "> |a\\|b|c|\n> |-|-|\n> |`x\\|y`|z\\ |"],
  [plain, (table) => addRow(table, 1), "| a | b |\n|---|--:|\n|  |  |\n| c | d |"],
  [quoted, (table) => addRow(table, 2), `${quoted}\n> |  |  |`],
  [padded, (table) => removeRow(table, 1), padded.replace("\n| Tea   |     1 |", "")],
  [
    padded,
    (table) => moveRow(table, 1, 2),
    "| Name  | Count |\n| :---- | ----: |\n| Water |    20 |\n| Tea   |     1 |",
  ],
  [plain, (table) => addColumn(table, 1), "| a |  | b |\n|---|---|--:|\n| c |  | d |"],
  [bare, (table) => addColumn(table, 2), "| a | b |  |\n| - | - | --- |\n| c | d |  |\n| e |  |  |"],
  [plain, (table) => removeColumn(table, 0), "| b |\n|--:|\n| d |"],
  [plain, (table) => moveColumn(table, 0, 1), "| b | a |\n|--:|---|\n| d | c |"],
  [plain, (table) => align(table, 0, "center"), plain.replace("|---|", "|:---:|")],
  [plain, (table) => align(table, 1), plain.replace("--:", "--")],
  [padded, (table) => align(table, 0, "right"), padded.replace(":----", "----:")],
  [
    plain,
    (table) =>
      setCells(table, { row: 1, column: 1 }, [
        ["1", "2"],
        ["3", "4"],
      ]),
    "| a | b |  |\n|---|--:|---|\n| c | 1 | 2 |\n|  | 3 | 4 |",
  ],
])("%j, edited", (source, edit, expected) => {
  expect(writeTable(edit(parseTable(source)))).toBe(expected)
})

test("a cell is found by its place, and has its text", () => {
  for (const source of [plain, padded, bare, quoted]) {
    const table = parseTable(source)
    for (let row = 0; row < table.length - 1; row++)
      for (let column = 0; column < 2; column++) {
        const { start, end } = placeOf(table, { row, column })
        const text = textOf(table, { row, column })
        if (text === undefined) continue
        expect(source.slice(start, end).replaceAll("\\|", "|")).toBe(text)
        expect(cellAt(table, start)).toEqual({ row, column })
        expect(cellAt(table, end)).toEqual({ row, column })
      }
  }
  expect(textOf(parseTable(quoted), { row: 0, column: 0 })).toBe("a|b")
  expect(textOf(parseTable(bare), { row: 2, column: 1 })).toBeUndefined()
  expect([0, 1].map((column) => alignmentOf(parseTable(padded), column))).toEqual(["left", "right"])
  expect([0, 1].map((column) => alignmentOf(parseTable(plain), column))).toEqual([undefined, "right"])
  expect(alignmentOf(align(parseTable(plain), 0, "center"), 0)).toBe("center")
})
