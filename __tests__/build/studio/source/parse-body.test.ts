import type { Nodes, RootContent } from "mdast"
import { splitDocument } from "../../../../src/content/check/split-document"
import { parseMdx } from "../../../../src/content/compile/parse-mdx"
import { parseSource, type SourceKind } from "../../../../src/studio/source/parse-source"
import { bodySamples } from "./support"

const samples = bodySamples()

it("splits every body where the parser of MDX does", async () => {
  for (const { file, text, kind } of samples)
    expect([file, blocksOf(text, kind)]).toEqual([file, await blocksOfParser(text, kind)])
})

const parts = [
  "A paragraph with <Inline /> and `</Card>`.",
  "## A heading",
  "- one\n- two\n\n  more of it\n\n- three",
  "- ```\n  <Code />\n  ```",
  "> A quotation\n> of two lines",
  "```mdx\n<Hero />\n\n</Card>\n```",
  "~~~\n<Hero />\n```\n~~~",
  "````\n```\n<Hero />\n````",
  ':::note\n\n<Details summary="a">\n\nText\n\n</Details>\n\n:::',
  ":::note\n\n```\n:::\n```\n\nTea\n\n:::",
  "{/* <Hero />\n\n<Hero /> */}",
  "{site.phone} in a text",
  "| a | b |\n|---|---|\n| `<Hero />` | c |",
  "---",
  "<Hero />",
  '<Persona heading="a > b" lead=\'</Persona>\' wide count={2} code={{ a: "}" }} />',
  '<Persona\n  heading="a"\n\n  lead="b"\n/>',
  '<Card title="a">\n\nText with \\<Hero and `<Card>`\n\n```\n</Card>\n```\n\n</Card>',
  '<Tabs>\n<Tab label="a">\n\n{/* </Tab> */}\n\n</Tab>\n<Tab label="b">\n\nText\n\n</Tab>\n</Tabs>',
  "<div>\n\n<Hero />\n\n</div>",
  "[^1]: A note\n\n    of two paragraphs",
  '![An image](./a.jpg "A <Hero />")',
]

it("splits any order of parts where the parser of MDX does", async () => {
  let compared = 0
  for (const first of parts)
    for (const second of parts)
      for (const between of ["\n\n", "\n"]) {
        const text = `${first}${between}${second}\n`
        const expected = await blocksOfParser(text).catch(() => undefined)
        if (!expected) continue
        expect([text, blocksOf(text)]).toEqual([text, expected])
        compared += 1
      }
  expect(compared).toBeGreaterThan(parts.length ** 2)
}, 300_000)

const paragraphs = [
  '<Quote by="a">One line of it</Quote>',
  '<Card title="a">One</Card>\n<Card title="b">Two\nlines with `code`</Card>\n<Hero />',
  '<Tabs label="a"><Tab label="b">One</Tab></Tabs>',
  '<Hero />\n<Card title="a">One</Card>\n<Card title="b">\n\nTwo\n\n</Card>',
]

it.each(paragraphs)("reads the elements of the paragraph %j", async (paragraph) => {
  for (const other of parts) {
    const text = `${other}\n\n${paragraph}\n\n${other}\n`
    expect([text, blocksOf(text)]).toEqual([text, await blocksOfParser(text)])
  }
})

it.each([
  "<Card>One</Card> and text",
  "Text\n<Card>One</Card>",
  "<Card>One</Card>\nText",
  "<Card>One\n\nTwo</Card>",
])("reads %j as text", (text) => {
  expect(blocksOf(text)).toEqual([{ name: undefined, source: text }])
})

it("keeps the other blocks where one has an error", () => {
  const text = '<Hero />\n\nOne < two <3 {open\n\n<Card title="a\n\n<Persona />\n'
  expect(blocksOf(text).map(({ name }) => name)).toEqual(["Hero", undefined, "Persona"])
})

/** Elements with their ranges, and the text between them. */
function blocksOf(text: string, kind: SourceKind = "snippet") {
  return parseSource(text, kind).blocks.map((block) => ({
    name: block.kind === "element" ? block.name : undefined,
    source: text.slice(block.start, block.end),
  }))
}

async function blocksOfParser(text: string, kind: SourceKind = "snippet") {
  const written = kind === "document" ? splitDocument(text).body : text
  const children = (await parseMdx(written)).children.flatMap(elementsOf)
  const blocks: { name: string | undefined; start: number; end: number }[] = []
  for (const node of children) {
    const start = node.position?.start.offset ?? 0
    const end = node.position?.end.offset ?? 0
    const name =
      /^mdxJsx/.test(node.type) && "name" in node && /^[A-Z]/.test(node.name ?? "")
        ? (node.name ?? undefined)
        : undefined
    const last = blocks.at(-1)
    if (last && !name && !last.name) last.end = end
    else blocks.push({ name, start, end })
  }
  return blocks.map(({ name, start, end }) => ({ name, source: written.slice(start, end).trimEnd() }))
}

/** The elements of a paragraph that has nothing else, as the page shows them. */
function elementsOf(node: RootContent): Nodes[] {
  if (node.type !== "paragraph") return [node]
  const elements = node.children.filter((child) => child.type !== "text" || child.value.trim())
  const isOnly = elements.every(
    (child) => child.type === "mdxJsxTextElement" && /^[A-Z]/.test(child.name ?? ""),
  )
  return isOnly ? elements : [node]
}

it.each([
  ["open elements", "<Details>\n\n".repeat(20_000)],
  ["brackets", "]".repeat(80_000)],
  ["braces", "{a\n".repeat(20_000)],
])("shows thousands of %s, which the content check refuses, as one block of text", (_, text) => {
  expect(blocksOf(`Tea.\n\n${text}`, "snippet").map(({ name }) => name)).toEqual([undefined])
})

it("reads a text with old line ends", () => {
  const [block] = blocksOf("One.\r\rTwo.\r", "snippet")
  expect(block?.source.trim()).toBe("One.\r\rTwo.")
})
