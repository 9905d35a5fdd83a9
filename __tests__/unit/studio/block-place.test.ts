/** What is pasted as blocks leaves no empty heading, entry or quotation. */
import { placeOfBlocks } from "../../../src/studio/page/paste/block-place"
import { openMarked } from "./open-text"

test.each([
  ["## |One|", "## Tea"],
  ["## |One|\n\nTwo", "## Tea\n\nTwo"],
  ["Zero\n\n## |One\n\nTwo| three", "Zero\n\n## Tea\n\n three"],
  ["Zero\n\n## **|One|**\n\nTwo", "Zero\n\n## Tea\n\nTwo"],
  ["|## One|\n\nTwo", "## Tea\n\nTwo"],
  ["## |\n\nTwo", "## Tea\n\nTwo"],
  ["## |One\n\nTwo", "## Tea\n\n## One\n\nTwo"],
  ["## One |two|", "## One \n\n## Tea"],
  ["- zero\n- |one|\n- two", "- zero\n\n## Tea\n\n- two"],
  ["- zero\n- |", "- zero\n\n## Tea"],
  ["1. [ ] |one|", "## Tea"],
  ["> zero\n>\n> |one|\n>\n> two", "> zero\n\n## Tea\n\n> two"],
  ["Zero\n\n|\n\nOne", "Zero\n\n## Tea\n\nOne"],
  ["Zero|\n\nOne", "Zero\n\n## Tea\n\nOne"],
  ["|Zero|", "## Tea"],
])("a heading is pasted into %j", (marked, expected) => {
  const { view, text } = openMarked(marked)
  const { from, to, start, end } = placeOfBlocks(view.state)
  view.dispatch({ changes: { from, to, insert: `${start}## Tea${end}` } })
  expect(text()).toBe(expected)
})
