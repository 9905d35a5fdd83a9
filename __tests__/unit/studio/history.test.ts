import { addText, createHistory, redo, startHistory, undo } from "../../../src/studio/page/state/history"

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

test("readers learn of what is typed after a pause, and at once of other edits and of what was typed before them", () => {
  jest.useFakeTimers()
  const { get, set, getShown, publish, subscribe } = createHistory()
  const shown: string[] = []
  subscribe(() => shown.push(getShown().text))
  const add = (text: string, isTyped: boolean) => set(addText(get(), text, "", 0), isTyped)
  add("a", true)
  jest.advanceTimersByTime(150)
  add("ab", true)
  jest.advanceTimersByTime(150)
  expect([get().text, shown]).toEqual(["ab", []])
  jest.advanceTimersByTime(150)
  expect(shown).toEqual(["ab"])
  add("abc", true)
  publish()
  add("abcd", true)
  add("abcd.", false)
  jest.runAllTimers()
  expect(shown).toEqual(["ab", "abc", "abcd."])
  jest.useRealTimers()
})
