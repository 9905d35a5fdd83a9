/** Edits of what is in elements, at any depth, change nothing else. */
import { splitDocument } from "../../../../src/content/check/split-document"
import { parseMdx } from "../../../../src/content/compile/parse-mdx"
import { editChildren, insertBlock, removeBlock, setProp } from "../../../../src/studio/source/edit-blocks"
import { editText, shownText } from "../../../../src/studio/source/edit-text"
import {
  allBlocks,
  type Edited,
  parseSource,
  type SourceKind,
} from "../../../../src/studio/source/parse-source"
import { bodySamples, changedLines, problemsOf, type Sample } from "./support"

const inOneLine = `<Cards>
<Card title="a">One.</Card>
<Card title="b" />
<Card title="c"></Card>
</Cards>

<Tabs label="a"><Tab label="b">One.</Tab></Tabs>

<Details summary="a">

<Details summary='b'>
Two.
</Details>

</Details>
`
const samples: Sample[] = [
  ...bodySamples(),
  { file: "in one line", text: inOneLine, kind: "snippet" },
  { file: "in one line (CRLF)", text: inOneLine.replaceAll("\n", "\r\n"), kind: "snippet" },
]

type Change = (text: string, kind: SourceKind, index: number, start: number) => string | Edited

/** Edit a block in the elements around it. Offsets are those in the innermost. */
const edit = (text: string, kind: SourceKind, id: string, change: Change, start = 0): string | Edited => {
  const [index = "", ...within] = id.split(".")
  if (within.length === 0) return change(text, kind, Number(index), start)
  const block = parseSource(text, kind).blocks[Number(index)]
  const from = (block?.kind === "element" && block.children?.start) || 0
  const inside = (mdx: string) => edit(mdx, "snippet", within.join("."), change, start - from)
  return editChildren(text, kind, Number(index), inside)
}
const textOf = (edited: string | Edited) => (typeof edited === "string" ? edited : edited.text)

const nested = samples.flatMap((sample) =>
  allBlocks(sample.text, parseSource(sample.text, sample.kind).blocks)
    .filter(({ id }) => id.includes("."))
    .map((block) => ({ ...sample, block })),
)

it("has elements in elements in its samples", () => {
  expect(nested.filter(({ block }) => block.kind === "element").length).toBeGreaterThan(20)
})

it("sets every attribute of an element in another, and changes nothing else", () => {
  const found = problemsOf(nested, ({ file, text, kind, block }) => {
    for (const [name, { range }] of block.kind === "element" ? Object.entries(block.props) : []) {
      const edited = textOf(
        edit(text, kind, block.id, (mdx, of, index) => setProp(mdx, of, index, name, 'a "b"')),
      )
      const place = `${file} ${block.id} ${name}`
      if (edited !== `${text.slice(0, range.start)}${name}='a "b"'${text.slice(range.end)}`) return place
    }
    return undefined
  })
  expect(found).toEqual([])
})

it("changes only the letter that is typed or removed, and knows where the cursor is", () => {
  const found = problemsOf(nested, ({ file, text, kind, block }) => {
    const shown = block.kind === "text" ? shownText(text, block) : ""
    for (let at = 0; shown && at <= shown.length; at += Math.ceil(shown.length / 7)) {
      const after = `${shown.slice(0, at)}x${shown.slice(at)}`
      const typed = edit(
        ...([text, kind, block.id] as const),
        (mdx, of, _, start) => editText(mdx, of, start, { before: shown, after, cursor: at + 1 }),
        block.start,
      ) as Edited
      const rest = typed.text.slice(0, typed.cursor - 1) + typed.text.slice(typed.cursor)
      if (rest !== text || typed.text[typed.cursor - 1] !== "x") return `${file} ${block.id} at ${at}`
    }
    return undefined
  })
  expect(found).toEqual([])
})

it("inserts before and after every block in an element, as new lines only, and removes it again", async () => {
  const found: string[] = []
  for (const { file, text, kind, block } of nested)
    for (const offset of [block.start, block.end + 1]) {
      const change: Change = (mdx, of, _, start) => insertBlock(mdx, of, start, '<Card title="Added" />')
      const edited = textOf(edit(text, kind, block.id, change, offset))
      const place = `${file} ${block.id} at ${offset}\n${edited.slice(block.start - 200, block.end + 200)}`
      const { removed, added } = changedLines(text, edited)
      // The text in the line of its tag gets a line of its own.
      const isInLine = text[block.start - 1] === ">"
      if (!isInLine && (removed > 0 || added > 4)) found.push(`changes other lines: ${place}`)
      const isLine = /(?:^|\n)<Card title="Added" \/>\r?\n/.test(edited)
      if (!isLine || /\r\n/.test(text) !== /\r\n/.test(edited) || !(await isValid(edited, kind)))
        found.push(place)
      const blocks = allBlocks(edited, parseSource(edited, kind).blocks)
      const id = blocks.find((one) => one.kind === "element" && one.props.title?.value === "Added")?.id ?? "0"
      const back = textOf(edit(edited, kind, id, (mdx, of, index) => removeBlock(mdx, of, index)))
      if (back.replace(/\s/g, "") !== text.replace(/\s/g, "")) found.push(`does not remove it: ${place}`)
    }
  expect(found).toEqual([])
}, 300_000)

it.each([
  '<Tab label="a" />',
  '<Tab label="a"></Tab>',
  '<Tab label="a">\n</Tab>',
  '<Tab label="a">\n\n</Tab>',
])("types into the empty element %j", (tag) => {
  for (const text of [`${tag}\n`, `Text.\r\n\r\n${tag}\r\n`]) {
    const index = text.startsWith("Text") ? 1 : 0
    const type = (mdx: string) => editText(mdx, "snippet", 0, { before: "", after: "One", cursor: 3 })
    const { text: typed, cursor } = editChildren(text, "snippet", index, type) as Edited
    const lineBreak = text.includes("\r\n") ? "\r\n" : "\n"
    expect(typed.split(tag.slice(0, 14))[1]).toBe(`>\n\nOne\n\n</Tab>\n`.replaceAll("\n", lineBreak))
    expect(typed.slice(0, cursor)).toMatch(/One$/)
  }
})

async function isValid(text: string, kind: SourceKind) {
  const body = kind === "document" ? splitDocument(text).body : text
  return parseMdx(body).then(
    () => true,
    () => false,
  )
}
