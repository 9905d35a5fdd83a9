import { blockKeys, pageParts } from "../../../src/studio/page/blocks/page-parts"
import { cropOf } from "../../../src/studio/page/images/read-image"
import { offsetOfText } from "../../../src/studio/page/preview/reveal"
import { parseSource } from "../../../src/studio/source/parse-source"
import { model } from "./studio-fixture"

const { blocks } = parseSource(
  `---\nname: One\n---\n\n<Hero />\n\nSome words.\n\n<Aside>\n\nMore\n\n</Aside>\n\nLast.\n\n<Quotes />\n`,
  "document",
)

test("a part of the page is a section, or the text with the elements between two sections", () => {
  expect([...pageParts(blocks, model)]).toEqual([
    ["head", [0]],
    ["Prose-0", [1, 2, 3]],
    ["Quotes-0", [4]],
  ])
})

test("blocks of the same name have different keys", () => {
  expect(blockKeys(blocks)).toEqual(["Hero-0", "Text-0", "Aside-0", "Text-1", "Quotes-0"])
})

test("a paragraph of the page is found in its Markdown", () => {
  const markdown = "## First\n\nThe **new** board, see [React](/technologies/react/), is quick.\n"
  expect(offsetOfText(markdown, "The new board, see React, is")).toBe(10)
  expect(offsetOfText(markdown, "The new boat")).toBeUndefined()
  expect(offsetOfText(markdown, "First")).toBe(0)
})

test("a crop has the required shape, contains its centre and stays in the image", () => {
  expect(cropOf({ width: 2000, height: 1000, x: 0.9, y: 0.5, zoom: 1 }, 1)).toEqual({
    ...{ left: 1000, top: 0, width: 1000, height: 1000 },
  })
  expect(cropOf({ width: 2000, height: 1000, x: 0.5, y: 0.5, zoom: 2 }, 1)).toEqual({
    ...{ left: 750, top: 250, width: 500, height: 500 },
  })
})
