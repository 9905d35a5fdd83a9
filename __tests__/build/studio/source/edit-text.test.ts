/** What is typed into a text changes only what was typed, also where the text has become several blocks. */

import { splitDocument } from "../../../../src/content/check/split-document"
import { parseMdx } from "../../../../src/content/compile/parse-mdx"
import { openContent } from "../../../../src/content/engine/content"
import { diskFiles } from "../../../../src/content/engine/disk-files"
import { model } from "../../../../src/site/collections/model"
import type { ElementModel } from "../../../../src/studio/api"
import { modelOf } from "../../../../src/studio/server/model"
import {
  cursorIn,
  editText,
  insertBelow,
  placeOfCursor,
  shownText,
  withoutBlankLines,
} from "../../../../src/studio/source/edit-text"
import { parseSource, type SourceKind } from "../../../../src/studio/source/parse-source"
import { repository } from "../../../support/content"
import { bodySamples, problemsOf, type Sample } from "./support"

/** An editor of a text: what it shows, and its cursor. Until it is shown again, it has all that was typed. */
const open = (file: string, kind: SourceKind = "snippet", index = 0) => {
  let text = file
  let place = rangeOf(text, kind, index)
  let shown = shownText(text, place)
  let cursor = shown.length
  const type = (after: string, at: number) => {
    const edited = editText(text, kind, place.start, { before: shown, after, cursor: at })
    ;[text, shown, cursor] = [edited.text, after, at]
    return edited
  }
  return {
    /** Put the cursor behind a passage, or at the start. */
    behind(passage: string) {
      cursor = shown.indexOf(passage) + passage.length
      return this
    },
    /** Type without the editor being shown again. */
    type(inserted: string) {
      type(shown.slice(0, cursor) + inserted + shown.slice(cursor), cursor + inserted.length)
      return this
    },
    remove(count: number) {
      type(shown.slice(0, cursor - count) + shown.slice(cursor), cursor - count)
      return this
    },
    /** Type, and show the block that the cursor is in now. */
    typeAndShow(inserted: string) {
      const before = shown.slice(0, cursor) + inserted
      const edited = type(before + shown.slice(cursor), before.length)
      const { blocks, gaps } = parseSource(text, kind)
      const found = placeOfCursor({ blocks, gaps }, edited.cursor)
      if (!found) throw new Error("The cursor is not in the body")
      place = found.newText ?? rangeOf(text, kind, found.index)
      const next = shownText(text, place)
      // Blank lines around a text, and spaces at its end, stay in an editor.
      if (withoutBlankLines(shown) !== next) {
        shown = next
        cursor = cursorIn(text, place, edited.cursor)
      }
      return this
    },
    get text() {
      return text
    },
  }
}

function rangeOf(text: string, kind: SourceKind, index: number) {
  const block = parseSource(text, kind).blocks[index]
  if (!block) throw new Error("There is no such block")
  return block.kind === "element" ? (block.children ?? block) : block
}

/** Texts whose indents have a meaning, in an element and at the top. */
const indented = [
  "  - one\n  - two\n  - three",
  "   1. one\n   2. two",
  " * one\n   * two\n     * three\n * four",
  "  > one\n  > two",
  "  one\n  two",
  "- one\n\n  ```js\n  two()\n  ```\n\n- three",
  "  ```js\n  one()\n    two()\n  ```",
  "  - one\n\n    > two\n    > three\n\n  - four",
  "  | one | two |\n  |---|---|\n  | three | four |",
  "  one  \n  two\\\n  three",
  "\t- one\n\t- two",
]
const places: [where: string, wrap: (text: string) => string, index: number][] = [
  ["at the top", (text) => `${text}\n`, 0],
  ["below a section", (text) => `<Hero />\n\n${text}\n\n<Hero />\n`, 1],
  ["in an element", (text) => `<Details summary="a">\n\n${text}\n\n</Details>\n`, 0],
  ["in an element without blank lines", (text) => `<Details summary="a">\n${text}\n</Details>\n`, 0],
  ["in an element on Windows", (text) => `<Tabs>\n\n${text}\n\n</Tabs>\n`.replaceAll("\n", "\r\n"), 0],
]
const samples: (Sample & { index?: number })[] = [
  ...bodySamples(),
  ...indented.flatMap((text) =>
    places.map(([where, wrap, index]) => ({
      ...{ file: `${JSON.stringify(text)} ${where}`, kind: "snippet" as const, text: wrap(text), index },
    })),
  ),
]

const texts = samples.flatMap((sample) =>
  parseSource(sample.text, sample.kind).blocks.flatMap((block) => {
    const range = block.kind === "element" ? block.children : block
    return range && shownText(sample.text, range)
      ? [{ ...sample, range, shown: shownText(sample.text, range) }]
      : []
  }),
)

it("changes only the letter that is typed or removed, at any place of any text", () => {
  const found = problemsOf(texts, ({ file, text, kind, range, shown }) => {
    const step = Math.ceil(shown.length / 23)
    for (let at = 0; at <= shown.length; at += step) {
      const after = `${shown.slice(0, at)}x${shown.slice(at)}`
      const typed = editText(text, kind, range.start, { before: shown, after, cursor: at + 1 })
      const name = `${file} at ${at}: ${JSON.stringify(after)}`
      if (typed.text.length !== text.length + 1) return `${name} changes more than a letter`
      if (typed.text.slice(0, typed.cursor - 1) + typed.text.slice(typed.cursor) !== text)
        return `${name} changes others`
      const back = editText(typed.text, kind, range.start, { before: after, after: shown, cursor: at })
      if (back.text !== text) return `${name} leaves something`
    }
    return undefined
  })
  expect(found).toEqual([])
})

it("keeps the shape of every text when a letter is typed into a word", async () => {
  const found: string[] = []
  for (const { file, text, kind, range, shown } of texts) {
    // Not in the name of a tag or code.
    const words = [...shown.matchAll(/(?<=^[^<`{]*[a-z]{2})(?=[a-z]{2})/gm)].map(({ index }) => index)
    const before = await shapeOf(text, kind)
    for (const at of words.filter((_, number) => number % Math.ceil(words.length / 3) === 0)) {
      const after = `${shown.slice(0, at)}x${shown.slice(at)}`
      const edited = editText(text, kind, range.start, { before: shown, after, cursor: at + 1 })
      if ((await shapeOf(edited.text, kind)) !== before) found.push(`${file} at ${at}\n${edited.text}`)
    }
  }
  expect(found).toEqual([])
}, 300_000)

async function shapeOf(text: string, kind: SourceKind) {
  const shape = (node: { type: string; children?: unknown[] }): unknown => [
    node.type,
    ...(node.children ?? []).map((child) => shape(child as typeof node)),
  ]
  return JSON.stringify(
    shape((await parseMdx(kind === "document" ? splitDocument(text).body : text)) as never),
  )
}

const elementsOf = (text: string) =>
  parseSource(text, "snippet").blocks.map((block) =>
    block.kind === "element" ? block.name : text.slice(block.start, block.end),
  )

describe("an element that is inserted into a text", () => {
  const page = "<Hero />\n\nOne.\n\nTwo.\n\n<Hero />\n"
  let elements: readonly ElementModel[]

  beforeAll(async () => {
    elements = (await modelOf({ content: openContent(diskFiles(repository), model) })).elements
  })

  it.each([
    ["at the end", "Two.", ["Hero", "One.\n\nTwo.", "NAME", "New words", "Hero"]],
    ["in the middle", "One.", ["Hero", "One.", "NAME", "New words\n\nTwo.", "Hero"]],
    ["at the start", "", ["Hero", "NAME", "New words\n\nOne.\n\nTwo.", "Hero"]],
  ])("%s is there once, and new words are below it", (_, passage, expected) => {
    // Call-outs and abbreviations are text.
    for (const { name, example, parent } of elements)
      for (const newline of parent || elementsOf(example.trim())[0] !== name ? [] : ["\n", "\r\n"]) {
        const file = page.replaceAll("\n", newline)
        const editor = open(file, "snippet", 1).behind(passage).typeAndShow("\n\n")
        if (!passage) editor.behind("")
        editor.typeAndShow(`${example.trim()}\n\n`)
        for (const typed of ["N", "ew words"]) editor.typeAndShow(typed)
        const wanted = expected.map((part) => part.replace("NAME", name).replaceAll("\n", newline))
        expect(elementsOf(editor.text)).toEqual(wanted)
        if (newline === "\r\n") expect(editor.text).not.toMatch(/(?<!\r)\n/)
      }
  })

  it("stays where it is when more is typed before the editor is shown again", () => {
    const editor = open(page, "snippet", 1)
      .type("\n\n<Tabs>\n\nA\n\n</Tabs>\n")
      .type("\n<Quote>\n\nB\n\n</Quote>\n")
      .type("\nC")
    expect(elementsOf(editor.text)).toEqual(["Hero", "One.\n\nTwo.", "Tabs", "Quote", "C", "Hero"])
    expect(elementsOf(editor.remove(1).text)).toEqual(["Hero", "One.\n\nTwo.", "Tabs", "Quote", "Hero"])
  })

  it("comes behind the one that was inserted before", () => {
    const editor = open(page, "snippet", 1)
      .typeAndShow("\n\n<A />")
      .typeAndShow("<B />")
      .typeAndShow("\n![a](./a.jpg)\n")
    expect(elementsOf(editor.typeAndShow("\n![b](./b.jpg)\n").text)).toEqual([
      "Hero",
      "One.\n\nTwo.",
      "A",
      "B",
      "![a](./a.jpg)\n\n![b](./b.jpg)",
      "Hero",
    ])
  })
})

it.each([
  ["the only text", "One\n", 0, "x\n"],
  ["a text between two elements", "<A />\n\nOne\n\n<B />\n", 1, "<A />\n\nx\n\n<B />\n"],
])("%s is emptied and written again", (_, text, index, expected) => {
  const editor = open(text, "snippet", index)
  const length = shownText(text, rangeOf(text, "snippet", index)).length
  expect(editor.remove(length).typeAndShow("x").text).toBe(expected)
})

it("inserts below a block, and puts the cursor into its first field", () => {
  const { text, cursor } = insertBelow("One\r\n\r\n<A />\r\n", "snippet", 3, "<B>\n\nText\n\n</B>")
  expect(text).toBe("One\r\n\r\n<B>\r\n\r\nText\r\n\r\n</B>\r\n\r\n<A />\r\n")
  expect(text.slice(cursor)).toMatch(/^Text/)
  const rest = (mdx: string) => {
    const inserted = insertBelow("<A />\n", "snippet", 5, mdx)
    return inserted.text.slice(inserted.cursor)
  }
  expect(rest('<B c="d" />')).toBe('B c="d" />\n')
  expect(rest("<B>\n\n1. One\n\n</B>")).toMatch(/^One/)
  expect(rest("<B>\n<C />\n</B>")).toMatch(/^B>/)
  expect(rest("## TODO Heading")).toBe("TODO Heading\n")
  expect(rest("| TODO Name | TODO Value |\n|---|---:|")).toMatch(/^TODO Name/)
  expect(rest(":::tip[TODO Tea]\n\nHot.\n\n:::")).toMatch(/^TODO Tea/)
  expect(rest("<B />")).toBe("\n")
  expect(insertBelow("", "snippet", 9, "<B />").text).toBe("<B />\n")
})

it("adds the fields that a block needs in their order, with the cursor in its tag", () => {
  const document = "---\na: 1\nc: 3\n---\n\nOne\n"
  const { text, cursor } = insertBelow(document, "document", document.length, "<B />", { b: "2" }, [
    "a",
    "b",
    "c",
  ])
  expect(text).toBe('---\na: 1\nb: "2"\nc: 3\n---\n\nOne\n\n<B />\n')
  expect(text.slice(cursor)).toBe("B />\n")
})

it("refuses what was typed into a text that is no longer there", () => {
  expect(() => editText("Other\n", "snippet", 0, { before: "One", after: "One!", cursor: 4 })).toThrow(
    "has changed",
  )
})
