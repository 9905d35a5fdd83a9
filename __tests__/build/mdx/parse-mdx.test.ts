import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Root } from "mdast"
import remarkGfm from "remark-gfm"
import remarkMdx from "remark-mdx"
import remarkParse from "remark-parse"
import { type Processor, unified } from "unified"
import { collections } from "../../../src/collections/model"
import { splitDocument } from "../../../src/content-check/split-document"
import { containerSyntax } from "../../../src/mdx/container-syntax"
import { parseMdx } from "../../../src/mdx/parse-mdx"

/** remark with all syntaxes, which parses the whole text from its first line. */
let reference: Processor<Root>

beforeAll(async () => {
  const readContainers = await containerSyntax()
  reference = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(readContainers).freeze()
})

/** All nodes except the root, whose position differs, and without compiled expressions. */
const comparable = (tree: object) =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === "estree" ? undefined : value))).children

const documents = collections.flatMap(({ directory }) =>
  readdirSync(path.join("content", directory)).map((slug) => `content/${directory}/${slug}/index.mdx`),
)

describe("the tree of a body equals remark's, with positions in the file", () => {
  it.each(documents)("%s", async (file) => {
    const { body } = splitDocument(readFileSync(file, "utf8"))
    expect(comparable(await parseMdx(body))).toEqual(comparable(reference.parse(body)))
  })

  it.each([
    ["an address", "See https://nimble.example/a and more."],
    ["an address in capitals", "See HTTPS://nimble.example."],
    ["an address without a protocol", "See www.nimble.example."],
    ["a mail address", "Write to tea@nimble.example."],
    ["a mail address in disguise", "Write to tea&#64;nimble.example."],
    ["an escaped address", "See https\\://nimble.example."],
    ["a word that only begins like an address", "The httpd and the wwwizard."],
    ["a table, tasks, a footnote and a deletion", "| a |\n| - |\n| ~~b~~ |\n\n- [x] c[^1]\n\n[^1]: d"],
    ["lines that end in the way of Windows", "# One\r\n\r\n<Hero />\r\n\r\n- two\r\n- three"],
  ])("%s", async (_what, text) => {
    const end = text.includes("\r\n") ? "\r\n" : "\n"
    const body = splitDocument(`---${end}name: Nimble${end}---${end}${end}${text}${end}`).body
    expect(comparable(await parseMdx(body))).toEqual(comparable(reference.parse(body)))
  })
})
