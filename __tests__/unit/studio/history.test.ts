import { addText, redo, startHistory, undo } from "../../../src/studio/page/state/history"

test("typing in one place is one step, until a pause", () => {
  let history = startHistory("")
  for (const [text, time] of [
    ["a", 1],
    ["ab", 400],
    ["abc", 2000],
  ] as const)
    history = addText(history, text, "field name", time)
  history = undo(history)
  expect(history.text).toBe("ab")
  expect(undo(history).text).toBe("")
})

test("edits in two places are two steps", () => {
  const history = addText(addText(startHistory(""), "a", "field name", 1), "ab", "field desc", 2)
  expect(undo(history).text).toBe("a")
  expect(redo(undo(history)).text).toBe("ab")
})

test("an edit after an undo drops what was undone", () => {
  const history = addText(undo(addText(startHistory("one"), "two", "", 1)), "three", "", 2)
  expect(redo(history).text).toBe("three")
  expect(undo(history).text).toBe("one")
})
