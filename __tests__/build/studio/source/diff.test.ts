import { diffLines } from "../../../../src/studio/source/diff"

const shown = (before: string, after: string, context = 1) =>
  diffLines(before, after, context).map(({ lines }) =>
    lines.map(({ change, text }) => ({ same: " ", removed: "-", added: "+" })[change] + text).join("|"),
  )

it.each([
  ["nothing", "a\nb\n", "a\nb\n", []],
  ["a changed line", "a\nb\nc\nd\n", "a\nB\nc\nd\n", [" a|-b|+B| c"]],
  ["added lines", "a\nb", "a\nx\ny\nb", [" a|+x|+y| b"]],
  ["a moved line", "a\nb\nc\nd", "c\na\nb\nd", ["+c| a| b|-c| d"]],
  ["changes far from each other", "a\nb\nc\nd\ne", "A\nb\nc\nd\nE", ["-a|+A| b", " d|-e|+E"]],
  ["a repeated line", "a\na\nb", "a\nb\na\nb", [" a|+b| a"]],
  ["a line break of another system", "a\r\nb", "a\nb", ["-a|+a| b"]],
])("shows %s", (_, before, after, expected) => {
  expect(shown(before, after)).toEqual(expected)
})

it("numbers the lines of both texts", () => {
  expect(diffLines("a\nb\nc", "a\nc", 0)[0]?.lines).toEqual([{ change: "removed", text: "b", before: 2 }])
  expect(diffLines("a\nc", "a\nb\nc", 1)[0]?.lines.at(-1)).toEqual({
    change: "same",
    text: "c",
    before: 2,
    after: 3,
  })
})
