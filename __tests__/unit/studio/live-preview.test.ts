/** Texts look as on the page; marks are only where the cursor is, and no letter of the text changes. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { waitFor } from "@testing-library/react"
import { openText } from "./open-text"

test.each([
  ["## Tea", "Tea"],
  ["## Tea ##", "Tea"],
  ["Tea\n===", "Tea\n"],
  ["Some **bold**, *italic* and ***both***.", "Some bold, italic and both."],
  ["__bold__ and _italic_", "bold and italic"],
  ["~~old~~ and `code` and ``a ` b``", "old and code and a ` b"],
  ["A [link](/services/) and [one](/a/ 'title').", "A link and one."],
  ["A ![board](./board.jpg)", "A board"],
  ["\\*no stars\\*", "*no stars*"],
  ["- one\n- two", "•one\n•two"],
  ["* one\n  * two\n    + three", "•one\n•two\n•three"],
  ["- one\n\n  more\n\n- two", "•one\n\nmore\n\n•two"],
  ["1. one\n1. two\n\n   more\n1. three", "1.one\n2.two\n\nmore\n3.three"],
  ["7) one\n8) two", "7.one\n8.two"],
  ["- [ ] one\n- [x] two", "•☐ one\n•☑ two"],
  ["> one\n>\n> - two", "one\n\n•two"],
  ["```js\nconst a = **b**\n```", "js\nconst a = **b**\n"],
  [":::note\n\nOne.\n\n:::", "\nOne.\n\n"],
  [":::tip[Write it **first**]\nOne.\n:::\nTwo.", "One.\n\nTwo."],
  ["::::note\n:::tip\nOne.\n:::\nTwo.\n::::", "One.\n\nTwo.\n"],
  ["> [!CAUTION]\n> One.", "One."],
  ["> [!Danger] Hot\n> One.", "One."],
  ["{/* Ask <Ada /> for **figures** */}\n\nOne.", "Not on the page: Ask <Ada /> for **figures** \n\nOne."],
  ["One.\n\n---\n\nTwo.", "One.\n\n\n\nTwo."],
  ["One\\\ntwo  \nthree", "One\ntwo\nthree"],
  ["One\ntwo\n\nthree", "One␣\ntwo\n\nthree"],
])("%j looks as on the page", (text, shown) => {
  const editor = openText(text)
  expect(editor.shown()).toBe(shown)
  expect(editor.text()).toBe(text)
})

test.each([
  "2 * 3 * 4 and snake_case_name",
  "[no link] and [1]",
  "Use <Abbr title='Web **Content**'>WCAG</Abbr>.",
  "<Steps>\n\n</Steps>",
  "<Tab label='a'>\n</Tab>",
  ":::unknown",
  "    No code in MDX.",
  "H^2^ :smile:",
  "[^1]: The note.",
])("%j stays as it is", (text) => {
  expect(openText(text).shown()).toBe(text)
})

test("the marks of what has the cursor are shown, and those of nothing else", async () => {
  const editor = openText("## Tea\n\n**bold** and *italic*\n\n- one\n\n> two")
  const shownAt = (passage: string) => editor.cursorBehind(passage).shown()
  expect(shownAt("Te")).toBe("## Tea\n\nbold and italic\n\n•one\n\ntwo")
  expect(shownAt("**bo")).toBe("Tea\n\n**bold** and italic\n\n•one\n\ntwo")
  expect(shownAt("*ita")).toBe("Tea\n\nbold and *italic*\n\n•one\n\ntwo")
  expect(shownAt("on")).toBe("Tea\n\nbold and italic\n\n•one\n\ntwo")
  expect(shownAt("-")).toBe("Tea\n\nbold and italic\n\n- one\n\ntwo")
  expect(shownAt("> t")).toBe("Tea\n\nbold and italic\n\n•one\n\n> two")
  const link = openText("A [link](/a/).")
  expect(link.cursorBehind("[lin").shown()).toBe("A [link](/a/).")
  expect(link.cursorBehind("/a/)").shown()).toBe("A link.")
  editor.view.contentDOM.blur()
  await waitFor(() => expect(editor.shown()).toBe("Tea\n\nbold and italic\n\n•one\n\ntwo"))
})

const content = path.join(__dirname, "../../../content")
const documents = [
  path.join(__dirname, "../../support/everything.mdx"),
  ...readdirSync(content, { recursive: true, encoding: "utf8" }).map((file) => path.join(content, file)),
].filter((file) => file.endsWith(".mdx"))

test("every document is shown, with the cursor at any place, and stays the same", () => {
  expect(documents.length).toBeGreaterThan(20)
  for (const file of documents) {
    const text = readFileSync(file, "utf8").replace(/\r\n?/g, "\n")
    const editor = openText(text)
    for (let at = 0; at <= text.length; at += Math.ceil(text.length / 12)) editor.cursorAt(at)
    expect([file, editor.text() === text]).toEqual([file, true])
    expect(editor.problems).toEqual([])
  }
})
