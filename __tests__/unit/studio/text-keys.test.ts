/** Keys in a text do what they do in other editors of text, and the file has Markdown that the page shows so. */
import { actions } from "../../../src/studio/page/text/commands"
import { loadMarkdown } from "../../../src/studio/source/rich-text/markdown"
import { openMarked } from "./open-text"

beforeAll(loadMarkdown)

const press = (key: string, before: string) => {
  const editor = openMarked(before)
  editor.press(key)
  return editor.text()
}

test.each([
  ["One. |Two.", "One.\n\nTwo."],
  ["One |and| two", "One\n\ntwo"],
  ["**One |two** three", "**One**\n\n**two** three"],
  ["- one|two", "- one\n- two"],
  ["* one\n\n* two|three", "* one\n\n* two\n\n* three"],
  ["1. one|two\n2. three", "1. one\n2. two\n3. three"],
  ["1. one\n1. two|three\n1. four", "1. one\n1. two\n1. three\n1. four"],
  ["- one\n  - two|three", "- one\n  - two\n  - three"],
  ["- [x] one|two", "- [x] one\n- [ ] two"],
  ["> - one|two", "> - one\n> - two"],
  ["> one|two", "> one\n>\n> two"],
  ["```\n  a|b\n```", "```\n  a\nb\n```"],
])("Enter in %j", (before, after) => expect(press("Enter", before)).toBe(after))

test.each([
  ["One |two", "One\\\ntwo"],
  ["- one|two", "- one\\\n  two"],
  ["> one|two", "> one\\\n> two"],
  ["## One|two", "## One<br />two"],
  ["```\na|b\n```", "```\na\nb\n```"],
  ["¦ a ¦\n¦---¦\n¦ b|c ¦", "| a |\n|---|\n| b<br />c |"],
])("Shift and Enter in %j", (before, after) => expect(press("Shift-Enter", before)).toBe(after))

test.each([
  ["## |One", "One"],
  ["One\n\n|Two", "OneTwo"],
  ["## One\n\n|Two", "## OneTwo"],
  ["- one\n- |two", "- one\n\ntwo"],
  ["- |one", "one"],
  ["> one\n>\n> |two", "> onetwo"],
  ["One\n\n> |two", "One\n\ntwo"],
  ["¦ a ¦\n¦---¦\n¦ |b ¦", "| a |\n|---|\n| b |"],
])("Backspace in %j", (before, after) => expect(press("Backspace", before)).toBe(after))

test.each([
  ["One|\n\nTwo", "OneTwo"],
  ["> one|\n>\n> two", "> onetwo"],
  ["¦ a ¦ b ¦\n¦---¦---¦\n¦ c| ¦ d ¦", "| a | b |\n|---|---|\n| c | d |"],
])("Delete in %j", (before, after) => expect(press("Delete", before)).toBe(after))

test.each([
  ["- one\n- two|", "- one\n  - two"],
  ["- one\n- two|\n\n  more\n  - three", "- one\n  - two\n\n    more\n    - three"],
  ["1. one\n2. two|\n3. three", "1. one\n   1. two\n2. three"],
  ["> - one\n> - two|", "> - one\n>   - two"],
  ["- [ ] one\n- [x] two|", "- [ ] one\n  - [x] two"],
  ["- one|\n- two", "- one\n- two"],
])("Tab in %j", (before, after) => expect(press("Tab", before)).toBe(after))

test.each([
  ["- one\n  - two|", "- one\n- two"],
  ["1. one\n   1. two|\n   2. three\n2. four", "1. one\n2. two\n   1. three\n3. four"],
  ["> - one\n>   - two|", "> - one\n> - two"],
])("Shift and Tab in %j", (before, after) => expect(press("Shift-Tab", before)).toBe(after))

test("Tab moves the focus outside of lists and tables", () => {
  expect(openMarked("One|").press("Tab")).toBe(false)
  expect(openMarked("- one|").press("Tab")).toBe(true)
})

test.each([
  ["Ctrl-b", "|One| two", "**One** two"],
  ["Ctrl-b", "**|One|** two", "One two"],
  ["Ctrl-b", "One tw|o", "One **two**"],
  ["Ctrl-b", "One **tw|o**", "One two"],
  ["Ctrl-b", "|One \n\n- two|", "**One** \n\n- **two**"],
  ["Ctrl-i", "**|One|**", "**_One_**"],
  ["Ctrl-i", "_|One|_", "One"],
])("%s in %j", (key, before, after) => expect(press(key, before)).toBe(after))

test.each([
  ["|", "# Tea", "## Tea"],
  ["|", "### Tea", "### Tea"],
  ["|", "- Tea", "- Tea"],
  ["|", "3. Tea", "3. Tea"],
  ["## |Tea", "- ", "- Tea"],
  ["- one\n\n## |Tea", "- ", "- one\n- Tea"],
  ["|", "> Tea", "> Tea"],
  ["|", "- [ ] Tea", "- [ ] Tea"],
  ["|", "```a", "```\na\n```"],
  ["One|", " `two` three", "One `two` three"],
  ["One|", " **two** three", "One **two** three"],
  ["One|", " *two* three", "One *two* three"],
  ["One|", " {site.phone} two", "One {site.phone} two"],
  ["One|", " <Kbd>Enter</Kbd> two", "One <Kbd>Enter</Kbd> two"],
  ["One|", " C# a", "One C# a"],
  ["One|", " <b and {c", "One \\<b and \\{c"],
  ["```\na|\n```", "# ", "```\na# \n```"],
])("in %j, %j is typed", (before, typed, after) => {
  const editor = openMarked(before)
  editor.type(typed)
  expect(editor.text()?.trimEnd()).toBe(after)
})

test("a rule that was not meant is taken back by Backspace", () => {
  const editor = openMarked("|")
  editor.type("1. ")
  editor.press("Backspace")
  expect(editor.text()).toBe("1\\.")
})

test.each([
  ["List", "## Te|a", "- Tea"],
  ["Numbered list", "## Te|a", "1. Tea"],
  ["Heading", "- Te|a", "## Tea"],
  ["Heading", "> - Te|a", "## Tea"],
  ["Smaller heading", ":::note\n\nTe|a\n\n:::", "### Tea"],
  ["Heading", "## Te|a", "Tea"],
] as const)("the button %s in %j", (name, before, after) => {
  const { view, text } = openMarked(before)
  actions[name].run(view.state, view.dispatch, view)
  expect(text()).toBe(after)
})

test("a letter that is typed changes nothing else", () => {
  const text = "## Tea\n\n- one\n\n  two\n\n> three\n\n```\nfour\n```\n\n:::note\n\nFive\\\nsix.\n\n:::"
  for (const { index } of text.matchAll(/(?<=[a-z])(?=[a-z])/g)) {
    if (text.slice(0, index).endsWith(":::note".slice(0, 4))) continue
    const editor = openMarked(`${text.slice(0, index)}|${text.slice(index)}`)
    editor.type("x")
    const isInHead = text.slice(0, index).split("\n").at(-1)?.startsWith(":::")
    if (!isInHead) expect(editor.text()).toBe(`${text.slice(0, index)}x${text.slice(index)}`)
  }
})
