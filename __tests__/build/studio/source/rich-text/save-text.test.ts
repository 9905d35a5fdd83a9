/** A text that is edited as a document keeps every byte that is not edited. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import diffSequences from "@jest/diff-sequences"
import { EditorState } from "prosemirror-state"
import { shownText } from "../../../../../src/studio/source/edit-text"
import { changeBetween, withLf } from "../../../../../src/studio/source/line-endings"
import { allBlocks, parseSource } from "../../../../../src/studio/source/parse-source"
import { loadMarkdown, writeMarkdown } from "../../../../../src/studio/source/rich-text/markdown"
import { tryReadUnits } from "../../../../../src/studio/source/rich-text/read-document"
import { type OpenText, openText, saveText } from "../../../../../src/studio/source/rich-text/save-text"
import { isEmpty } from "../../../../../src/studio/source/rich-text/schema"
import { styleOf } from "../../../../../src/studio/source/rich-text/style"
import { isSame, mdastOf, withMarkersApart } from "../../../../../src/studio/source/rich-text/write-document"
import { repository } from "../../../../support/content"
import { editedAtRandom, edits, randomFrom } from "./random-edits"

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => path.join(repository, folder, name))
    .sort()

/** The texts of documents, as the studio shows them. */
const textsOf = (file: string) => {
  const text = readFileSync(file, "utf8")
  const { blocks } = parseSource(text, /^\uFEFF?---/.test(text) ? "document" : "snippet")
  return allBlocks(text, blocks).flatMap((block) => (block.kind === "text" ? shownText(text, block) : []))
}

const isRead = (text: string) => text.trim() !== "" && openText(text) !== undefined

const opened = (text: string) => openText(text) as OpenText

/** Markdown of installed packages that MDX can read. */
const foreign = () =>
  readdirSync(path.join(repository, "node_modules"), { encoding: "utf8" })
    .flatMap((name) =>
      ["readme.md", "README.md"].map((file) => path.join(repository, "node_modules", name, file)),
    )
    .flatMap((file) => {
      try {
        return withLf(readFileSync(file, "utf8")).trim()
      } catch {
        return []
      }
    })
    .filter((text) => text.length < 12_000 && isRead(text))

let corpora: Record<string, string[]> = {}

beforeAll(async () => {
  await loadMarkdown()
  const ours = filesIn("content", /\.mdx$/).flatMap(textsOf)
  const fixtures = filesIn("__tests__", /\.mdx$/).flatMap(textsOf)
  corpora = {
    ours: ours.filter(isRead),
    fixtures: [...new Set(fixtures)].filter(isRead),
    foreign: foreign().slice(0, 300),
  }
})

/** How many characters differ. */
const distance = (one: string, other: string) => {
  let same = 0
  diffSequences(
    one.length,
    other.length,
    (index, at) => one[index] === other[at],
    (count) => {
      same += count
    },
  )
  return one.length + other.length - 2 * same
}

const canonical = ({ source }: OpenText, doc = opened(source).doc) =>
  writeMarkdown(withMarkersApart(doc.children.filter((node) => !isEmpty(node)).map(mdastOf)), styleOf(source))

const isReadAs = (saved: OpenText) => {
  const read = (tryReadUnits(saved.source) ?? []).filter(({ node }) => !isEmpty(node))
  const shown = saved.doc.children.filter((node) => !isEmpty(node))
  const definitions = read.filter(({ type }) => /efinition$/.test(type)).length
  return (
    read.length >= shown.length &&
    read.length - shown.length <= definitions &&
    shown.every((node, index) => isSame(node, read[index]?.node ?? node))
  )
}

test("texts that are opened and saved unchanged are identical", () => {
  for (const [name, texts] of Object.entries(corpora)) {
    expect([name, texts.length > 20]).toEqual([name, true])
    for (const text of texts) expect(saveText(opened(text), opened(text).doc)?.source).toBe(text)
  }
})

const longTable = `| Quay | Boats |\n|---|--:|\n${Array.from({ length: 200 }, (_, row) => `| Quay ${row} | ${row} |`).join("\n")}`

test.each([
  ["carriage returns", "One two\r\nthree\r\n\r\nFour five"],
  ["a carriage return alone", "One two\rthree\r\rFour"],
  ["tabs", "One\ttwo\n\n-\tthree\n\n\tfour\n\nfive"],
  ["spaces that do not break", "One\u00A0two three\u202Ffour\n\n\u00A0five\u00A0"],
  ["marks from right to left", "One \u200Fשלום\u200E two\n\n\u202Eabc\u202C def"],
  ["two byte-order marks", "\uFEFF\uFEFFOne two\n\nThree \uFEFF four"],
  ["a script", "One <script>two</script> three\n\n<script>four</script>\n\nfive"],
  ["a table of 200 rows", longTable],
])("%s stay, where something is typed at the start, in the middle and at the end", (_, text) => {
  const shown = shownText(text, { start: 0, end: text.length })
  const before = opened(shown)
  expect(before.source).toBe(shown)
  const letters: number[] = []
  before.doc.descendants((node, at) => {
    if (node.isText) for (let index = 0; index <= node.nodeSize; index += 1) letters.push(at + index)
  })
  for (const at of [letters[0], letters[Math.floor(letters.length / 2)], letters.at(-1)]) {
    const { doc } = EditorState.create({ doc: before.doc }).tr.insertText("xyz", at)
    const saved = saveText(before, doc)
    expect(saved?.source.replace("xyz", "")).toBe(shown)
  }
})

/** Edits of a text, one after another, and how each was saved. */
const trial = (text: string, seed: number, count: number) => {
  const random = randomFrom(seed)
  const names = Object.keys(edits)
  const found: { name: string; outside: number | undefined; before: string; after: string }[] = []
  let current = opened(text)
  for (let index = 0; index < count; index += 1) {
    const name = names[random(names.length)] as string
    const doc = editedAtRandom(current.doc, random, name)
    if (!doc) continue
    const saved = saveText(current, doc)
    const before = current.source
    if (saved && !isReadAs(saved))
      throw new Error(`${name}: is read as another text:\n${before}\n---\n${saved.source}`)
    const needed = saved && distance(canonical(current), canonical(current, doc))
    const outside = saved && Math.max(0, distance(before, saved.source) - (needed ?? 0))
    found.push({ name, outside, before, after: saved?.source ?? "" })
    if (saved) current = saved
  }
  return found
}

/** More for a longer run. */
const factor = Number(process.env.MOSSLIGHT_EDITS ?? 1)

test.each([
  ["ours", 0.985, 4],
  ["fixtures", 0.97, 4],
  ["foreign", 0.9, 1],
] as const)(
  "random edits change nothing else, and are read again as what is shown: %s",
  (name, ideal, times) => {
    const texts = (corpora[name] ?? []).filter(({ length }) => length < 6000)
    const found = texts.flatMap((text, index) => trial(text, index + 1, times * factor))
    const saved = found.filter(({ outside }) => outside !== undefined)
    const exact = saved.filter(({ outside }) => outside === 0)
    if (process.env.MOSSLIGHT_EDITS) report(name, found)
    expect(found.length - saved.length).toBeLessThanOrEqual(Math.ceil(found.length / 1500))
    expect(exact.length / saved.length).toBeGreaterThan(ideal)
  },
)

const context = (text: string, other: string) => {
  const { from } = changeBetween(text, other)
  return text.slice(Math.max(0, from - 120), from + 200)
}

const report = (corpus: string, found: ReturnType<typeof trial>) => {
  const lines = Object.keys(edits).map((name) => {
    const own = found.filter((one) => one.name === name)
    const exact = own.filter(({ outside }) => outside === 0).length
    const unsaved = own.filter(({ outside }) => outside === undefined).length
    const most = Math.max(0, ...own.map(({ outside = 0 }) => outside))
    return `${name}: ${own.length}, exact ${exact}, not saved ${unsaved}, at most ${most}`
  })
  const worst = found.filter(({ outside }) => outside !== 0).slice(0, 12)
  const shown = worst.map(
    ({ name, outside, before, after }) =>
      `## ${name} ${outside}\n${context(before, after)}\n->\n${context(after, before)}`,
  )
  console.log(
    `${corpus}: ${found.length}\n${lines.join("\n")}\n${process.env.MOSSLIGHT_WORST ? shown.join("\n") : ""}`,
  )
}
