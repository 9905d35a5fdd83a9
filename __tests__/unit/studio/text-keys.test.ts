/** Keys in a text do what they do in other editors of text, and write Markdown that the page shows so. */
import { codes, markedText, openMarked, openText } from "./open-text"

const press = (key: string, before: string) => markedText(openMarked(before).press(key))

test.each([
  ["One.|", "One.\n\n|"],
  ["One. |Two.", "One.\n\n|Two."],
  ["One.\n\n|", "One.\n\n|"],
  ["One.\n|\nTwo.", "One.\n\n|\nTwo."],
  ["One.\n\n|Two.", "One.\n\n\n\n|Two."],
  ["One |and| two", "One\n\n|two"],
  ["## One|", "## One\n\n|"],
  ["## |One", "\n\n|## One"],
  ["One\\\n|", "One\n\n|"],
  ["One\\\ntwo|", "One\\\ntwo\n\n|"],
  ["**One|**", "**One**\n\n|"],
  ["**One |**", "**One**\n\n|"],
  ["**|One**", "\n\n|**One**"],
  ["**One |two** three", "**One**\n\n|**two** three"],
  ["_One| two_ three", "_One_\n\n|_two_ three"],
  ["- ***One|***", "- ***One***\n- |"],
  ["- one|", "- one\n- |"],
  ["- one|two", "- one\n- |two"],
  ["* one\n\n* two|", "* one\n\n* two\n\n* |"],
  ["1. one|\n2. two\n3. three", "1. one\n2. |\n3. two\n4. three"],
  ["1. one\n1. two|\n1. three", "1. one\n1. two\n1. |\n1. three"],
  ["9) nine|", "9) nine\n10) |"],
  ["- one\n  - two|", "- one\n  - two\n  - |"],
  ["- one\\\n  two|", "- one\\\n  two\n- |"],
  ["- [x] one|", "- [x] one\n- [ ] |"],
  ["> - one|", "> - one\n> - |"],
  ["- one\n- |", "- one\n\n|"],
  ["- one\n- |\n- two", "- one\n\n|\n- two"],
  ["- one\n  - two\n  - |", "- one\n  - two\n- |"],
  ["1. one\n2. |", "1. one\n\n|"],
  ["- |", "|"],
  ["> one|", "> one\n>\n> |"],
  ["> one\n>\n> |", "> one\n\n|"],
  ["> |", "|"],
  ["> one|two", "> one\n>\n> |two"],
  ["```js|\n```", "```js\n|\n```"],
  ["```\n  a|\n```", "```\n  a\n  |\n```"],
  ["```\na\n```|", "```\na\n```\n\n|"],
  ["- one\n\n  ```\n  a|\n  ```", "- one\n\n  ```\n  a\n  |\n  ```"],
])("Enter in %j", (before, after) => expect(press("Enter", before)).toBe(after))

test.each([
  ["One|", "One\\\n|"],
  ["One |two", "One\\\n|two"],
  ["- one|", "- one\\\n  |"],
  ["1. one|", "1. one\\\n   |"],
  ["> one|", "> one\\\n> |"],
  ["## One|", "## One<br />|"],
  ["```\na|\n```", "```\na\n|\n```"],
  ["One\n\n|", "One\n\n|"],
])("Shift and Enter in %j", (before, after) => expect(press("Shift-Enter", before)).toBe(after))

test("Shift and Enter in a table keeps its rows", () => {
  const editor = openText("| a |\n|---|\n| b |").cursorBehind("b")
  expect(editor.press("Shift-Enter").text()).toBe("| a |\n|---|\n| b<br /> |")
})

test.each([
  ["## |One", "|One"],
  ["One\n\n|## \n\nTwo", "One\n\n|\n\nTwo"],
  ["One\n\n## |\n\nTwo", "One\n\n|\n\nTwo"],
  ["One\n\n|##", "One\n\n|"],
  ["> |## ", "> |"],
  ["One\n\n|Two", "One|Two"],
  ["One\n\n|", "One|"],
  ["## One\n\n|Two", "## One|Two"],
  ["One\\\n|two", "One|two"],
  ["- one\n- |two", "- one|two"],
  ["- one\n- |", "- one|"],
  ["- |one", "|one"],
  ["One\n\n- |two", "One\n\n|two"],
  ["- one\n\n  |two", "- one|two"],
  ["> one\n>\n> |two", "> one|two"],
  ["One\n\n> |two", "One\n\n|two"],
])("Backspace in %j", (before, after) => expect(press("Backspace", before)).toBe(after))

test("Backspace before the mark of an empty heading below a table removes the mark", () => {
  const table = "| a |\n|---|\n| b |\n\n"
  expect(openText(`${table}## `).cursorAt(table.length).press("Backspace").text()).toBe(table)
})

test.each([
  ["One|\n\nTwo", "One|Two"],
  ["One|\n\n- two", "One|two"],
  ["> one|\n>\n> two", "> one|two"],
])("Delete in %j", (before, after) => expect(press("Delete", before)).toBe(after))

test.each([
  ["- one\n- two|", "- one\n  - two|"],
  ["- one\n- |", "- one\n  - |"],
  ["- one\n  - two\n- three|\n- four", "- one\n  - two\n  - three|\n- four"],
  ["- one\n- two|\n\n  more\n  - three", "- one\n  - two|\n\n    more\n    - three"],
  ["1. one\n2. two|\n3. three", "1. one\n   1. two|\n2. three"],
  ["1. one\n   - two\n2. three|", "1. one\n   - two\n   - three|"],
  ["1. one\n   1. two\n2. three|", "1. one\n   1. two\n   2. three|"],
  ["> - one\n> - two|", "> - one\n>   - two|"],
  ["- [ ] one\n- [x] two|", "- [ ] one\n  - [x] two|"],
  ["- one\n- |two\n- three|", "- one\n  - |two\n  - three|"],
  ["- one|\n- two", "- one|\n- two"],
])("Tab in %j", (before, after) => expect(press("Tab", before)).toBe(after))

test.each([
  ["- one\n  - two|", "- one\n- two|"],
  ["- one\n  - |", "- one\n- |"],
  ["- one\n  - two|\n\n    more\n  - three\n- four", "- one\n- two|\n\n  more\n  - three\n- four"],
  ["1. one\n   1. two|\n   2. three\n2. four", "1. one\n2. two|\n   1. three\n3. four"],
  ["9. one\n   - two|\n   - three", "9. one\n10. two|\n    - three"],
  ["> - one\n>   - two|", "> - one\n> - two|"],
  ["- one\n  - |two\n  - three|", "- one\n- |two\n- three|"],
  ["- one|", "- one|"],
])("Shift and Tab in %j", (before, after) => expect(press("Shift-Tab", before)).toBe(after))

test("Tab moves the focus outside of lists, and in them after Escape", () => {
  const isTaken = (text: string, ...keys: string[]) => {
    const { view } = openMarked(text)
    return keys.map((key) => {
      const event = new KeyboardEvent("keydown", { key, keyCode: codes[key] ?? 0, cancelable: true })
      view.contentDOM.dispatchEvent(event)
      return event.defaultPrevented
    })
  }
  expect(isTaken("One|", "Tab")).toEqual([false])
  expect(isTaken("- one|", "Tab")).toEqual([true])
  expect(isTaken("- one|", "Escape", "Tab").at(-1)).toBe(false)
})

test.each([
  ["Ctrl-b", "|One| two", "**|One|** two"],
  ["Ctrl-b", "**|One|** two", "|One| two"],
  ["Ctrl-b", "|**One**| two", "|One| two"],
  ["Ctrl-b", "One tw|o", "One **tw|o**"],
  ["Ctrl-b", "One **tw|o**", "One tw|o"],
  ["Ctrl-b", "One | two", "One **|** two"],
  ["Ctrl-b", "|One \n\n- two|", "**|One** \n\n- **two|**"],
  ["Ctrl-b", "One **two|**", "One **two**|"],
  ["Ctrl-b", "One **two |** three", "One **two** | three"],
  ["Ctrl-b", "One **|** two", "One | two"],
  ["Ctrl-i", "**One|**", "***One|***"],
  ["Ctrl-i", "|One|", "*|One|*"],
  ["Ctrl-i", "**|One|**", "***|One|***"],
  ["Ctrl-i", "_|One|_", "|One|"],
])("%s in %j", (key, before, after) => expect(press(key, before)).toBe(after))

test.each([
  ["|", "# Tea", "## Tea|"],
  ["|", "### Tea", "### Tea|"],
  ["|", "```js", "```js|\n```"],
  ["> |", "```", "> ```|\n> ```"],
  ["One.\n|\nTwo.", "Tea", "One.\n\nTea|\n\nTwo."],
  ["One.\n\n|", "Tea", "One.\n\nTea|"],
  ["One.|", " C# a", "One. C# a|"],
  ["One\\\n|", "two", "One\\\ntwo|"],
  ["```\na\n|\nb\n```", "c", "```\na\nc|\nb\n```"],
  ["```\n|\n```", "# ", "```\n# |\n```"],
])("in %j, %j is typed", (before, typed, after) =>
  expect(markedText(openMarked(before).type(typed))).toBe(after),
)

test.each([
  ["- ", "•"],
  ["1. ", "1."],
  ["> ", "> "],
])("%j at the start of a line is shown as what it is", (typed, shown) => {
  const editor = openMarked("|").type(`${typed}Tea`)
  expect(editor.shown()).toBe(`${shown}Tea`)
})

test("a letter that is typed changes nothing else, and its removal gives the text back", () => {
  const text = "## Tea\n\n- one\n\n  two\n\n> three\n\n```\nfour\n```\n\n:::note\n\nFive\\\nsix.\n\n:::\n"
  for (let at = 0; at <= text.length; at++) {
    if (/^\s*$/.test(text.split("\n")[text.slice(0, at).split("\n").length - 1] ?? "")) continue
    const editor = openMarked(text).cursorAt(at).type("x")
    expect(editor.text()).toBe(`${text.slice(0, at)}x${text.slice(at)}`)
    editor.view.destroy()
  }
})
