import {
  insertBlock,
  moveBlock,
  removeBlock,
  replaceChildren,
  setProp,
} from "../../../../src/studio/source/edit-blocks"
import { parseSource } from "../../../../src/studio/source/parse-source"
import { bodySamples, changedLines, problemsOf, type Sample } from "./support"

const samples = bodySamples()

it("inserts a block at every place, as new lines only", () => {
  const places = samples.flatMap((sample) =>
    parseSource(sample.text, sample.kind).gaps.map((gap) => ({ ...sample, gap })),
  )
  const problems = problemsOf(places, ({ file, text, kind, gap }) => {
    const edited = insertBlock(text, kind, gap, "<Added\n  wide />\n")
    const name = `${file} at ${gap}`
    if (!namesIn(edited, kind).includes("Added")) return `${name} is no block`
    if (namesIn(edited, kind).filter(isElement).length !== namesIn(text, kind).filter(isElement).length + 1)
      return `${name} changed other blocks`
    const { removed, added } = changedLines(text, edited)
    if (removed > 0 || added > 4) return `${name} changed ${removed} and added ${added} lines`
    if (/(?<!\r)\n/.test(edited) && text.includes("\r\n")) return `${name} mixes line breaks`
  })
  expect(problems).toEqual([])
})

it("moves every element to other places, and keeps its own and all other lines", () => {
  const moves = samples.flatMap((sample) => {
    const { blocks, gaps } = parseSource(sample.text, sample.kind)
    const elements = blocks.flatMap(({ kind }, index) => (kind === "element" ? [index] : []))
    const all = elements.flatMap((index) => gaps.map((gap) => ({ ...sample, index, gap })))
    // Of the content a part: there are thousands.
    return sample.file.startsWith("everything") ? all : all.filter((_, number) => number % 5 === 0)
  })
  const problems = problemsOf(moves, ({ file, text, kind, index, gap }) => {
    const edited = moveBlock(text, kind, index, gap)
    const name = `${file} ${index} to ${gap}`
    if (writtenLines(edited) !== writtenLines(text)) return `${name} changed lines\n${edited}`
    const elements = (of: string) => namesIn(of, kind).filter(isElement).sort().join()
    if (elements(edited) !== elements(text)) return `${name} changed elements\n${edited}`
    if (/\n\r?\n\r?\n/.test(edited) && !/\n\r?\n\r?\n/.test(text)) return `${name} leaves blank lines`
  })
  expect(problems).toEqual([])
})

it("removes every block, and no other line", () => {
  const all = samples.flatMap((sample) =>
    parseSource(sample.text, sample.kind).blocks.map((block, index) => ({ ...sample, block, index })),
  )
  const problems = problemsOf(all, ({ file, text, kind, block, index }) => {
    const edited = removeBlock(text, kind, index)
    const lines = text.slice(block.start, block.end).split("\n").length
    const { removed, added } = changedLines(text, edited)
    if (added > 0 || removed > lines + 1) return `${file} ${index}: ${removed} of ${lines}, ${added} added`
  })
  expect(problems).toEqual([])
})

it("sets every attribute, and changes nothing else", () => {
  const all = samples.flatMap((sample) =>
    parseSource(sample.text, sample.kind).blocks.flatMap((block, index) =>
      block.kind === "element"
        ? Object.entries(block.props).map(([name, prop]) => ({ ...sample, index, name, prop }))
        : [],
    ),
  )
  const problems = problemsOf(all, ({ file, text, kind, index, name, prop: { range, value } }) => {
    for (const other of ["It’s \"one\" & 'two' &amp; {three} <Four>", 'say "hello"', "", 4, false, true]) {
      const edited = setProp(text, kind, index, name, other)
      const block = parseSource(edited, kind).blocks[index]
      if (block?.kind !== "element" || block.props[name]?.value !== other)
        return `${file} ${name} reads\n${edited}`
      if (!edited.startsWith(text.slice(0, range.start)) || !edited.endsWith(text.slice(range.end)))
        return `${file} ${name} changed more`
    }
    if (setProp(text, kind, index, name, value) !== text) return `${file} ${name} is written in another way`
    const removed = setProp(text, kind, index, name, undefined)
    if (removed.length > text.length - (range.end - range.start) - 1) return `${file} ${name} leaves space`
  })
  expect(problems).toEqual([])
})

const set = (name: string, value: string | number | boolean | readonly number[]) => (text: string) =>
  setProp(text, "snippet", 0, name, value)
const insert = (at: number, block: string) => (text: string) => insertBlock(text, "snippet", at, block)
const move = (index: number, to: number) => (text: string) => moveBlock(text, "snippet", index, to)
const fill = (by: string) => (text: string) => replaceChildren(text, "snippet", 0, by)

it.each<[what: string, edit: (text: string) => string, text: string, expected: string]>([
  ["adds the first attribute", set("wide", true), "<A />", "<A wide />"],
  ["adds to a narrow tag", set("n", 1), "<A/>", "<A n={1}/>"],
  ["adds numbers", set("focus", [0.3, 1]), "<A b />", "<A b focus={[0.3, 1]} />"],
  ["replaces numbers", set("f", [0, 1]), "<A f={[ 0.25,-1 ]} b />", "<A f={[0, 1]} b />"],
  ["adds a line", set("c", "d"), '<A\n  b="c"\n/>', '<A\n  b="c"\n  c="d"\n/>'],
  ["keeps code", set("b", "c"), "<A x={y} {...z} />", '<A x={y} {...z} b="c" />'],
  ["inserts into an empty text", insert(0, "Text"), "", "Text\n"],
  ["inserts after the cursor's paragraph", insert(1, "<A />"), "One\n\nTwo\n", "One\n\n<A />\n\nTwo\n"],
  ["inserts below a block", insert(6, "Text"), "<A />\n<B />\n", "<A />\n\nText\n\n<B />\n"],
  ["moves one up", move(1, 5), "One\n\nTwo\n\n<A />\n", "One\n\n<A />\n\nTwo\n"],
  ["moves down to the end", move(0, 10), "<A />\n\nOne\n", "One\n\n<A />\n"],
  ["moves to its own place", move(0, 7), "<A />\n\nOne\n", "<A />\n\nOne\n"],
  ["gives an element children", fill("B"), "<A b='c' />\n", "<A b='c'>\n\nB\n\n</A>\n"],
  ["replaces children", fill("B\n\nC"), "<A>\r\nOne\r\n</A>\r\n", "<A>\r\n\r\nB\r\n\r\nC\r\n\r\n</A>\r\n"],
])("%s", (_, edit, text, expected) => {
  expect(edit(text)).toBe(expected)
})

it.each([
  ["[0.3, 0.6]", [0.3, 0.6]],
  ["[ -1,2 ]", [-1, 2]],
  ["[1,,2]", undefined],
  ["[.5]", undefined],
  ["[a]", undefined],
])("reads the list of numbers %s", (code, expected) => {
  const [block] = parseSource(`<A focus={${code}} />\n`, "snippet").blocks
  expect(block?.kind === "element" && block.props.focus?.value).toEqual(expected)
})

it("inserts into an empty body", () => {
  expect(insertBlock("---\na: b\n---\n", "document", 0, "<A />")).toBe("---\na: b\n---\n\n<A />\n")
})

it("rejects an edit of what is not there", () => {
  expect(() => setProp("Text\n", "snippet", 0, "a", "b")).toThrow("This text is not in an element.")
  expect(() => replaceChildren("Text\n", "snippet", 0, "Text")).toThrow("This text is not in an element.")
  expect(() => removeBlock("Text\n", "snippet", 1)).toThrow("There is no such block.")
  expect(() => insertBlock("a: b\n", "data", 0, "<A />")).toThrow("There is no body.")
})

const isElement = (name: string) => name !== "text"

const namesIn = (text: string, kind: Sample["kind"]) =>
  parseSource(text, kind).blocks.map((block) => (block.kind === "element" ? block.name : "text"))

const writtenLines = (text: string) =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim())
    .sort()
    .join("\n")
