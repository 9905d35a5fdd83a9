import type { BodyElement } from "../../../../src/content/compile/body-tree"
import { parseFenceMeta } from "../../../../src/content/compile/code/fence-meta"
import { compiled, markup, withBody } from "../../../support/content"

const codeBlock = async (markdown: string): Promise<BodyElement | undefined> => {
  const { tree } = await compiled(withBody(markdown))
  const [, block] = (tree[1]?.slice(1) ?? []) as [unknown, BodyElement]
  return block.slice(2).find((node): node is BodyElement => node?.[0] === "CodeBlock")
}

describe("code blocks", () => {
  it("are highlighted as classes, line by line", async () => {
    const block = await codeBlock("```ts\nconst a = `b`\n\nfoo() // c\n```")
    expect(block?.slice(2).map((line) => markup(line as BodyElement))).toEqual([
      '<span className="line"><span className="keyword">const </span><span className="constant">a </span><span className="keyword">= </span><span className="string">`b`</span></span>',
      "\n",
      '<span className="line"/>',
      "\n",
      '<span className="line"><span className="function">foo</span>() <span className="comment">// c</span></span>',
    ])
  })

  it("have a title, line numbers, and marked, inserted and deleted lines", async () => {
    const block = await codeBlock(
      '```text title="a.txt" {2,4-5} ins={3} del={1} showLineNumbers\none\ntwo\nthree\nfour\nfive\n```',
    )
    expect(block?.[1]).toEqual({ title: "a.txt", language: "text", showLineNumbers: true })
    const lines = (block?.slice(2) ?? []).filter((line): line is BodyElement => Array.isArray(line))
    expect(lines.map(([element]) => element)).toEqual(["del", "mark", "ins", "mark", "mark"])
  })

  it("say whether they have long lines, and are plain without a language", async () => {
    const long = "One line that is longer than a phone is wide."
    expect(await codeBlock(`\`\`\`\n${long}\n\`\`\``)).toEqual([
      "CodeBlock",
      { long: true },
      ["span", { className: "line" }, long],
    ])
  })

  it("may be in lists and elements of the text", async () => {
    const { tree } = await compiled(withBody('<Details summary="Code">\n\n```ts\na\n```\n\n</Details>'))
    expect(JSON.stringify(tree)).toContain('["Details",{"summary":"Code"},["CodeBlock",{"language":"ts"},')
  })
})

it.each([
  ["", {}],
  ["{1}{3}", { 1: "mark", 3: "mark" }],
  ["mark={ 2 , 1 }", { 1: "mark", 2: "mark" }],
  ["ins={1-2} del={4}", { 1: "ins", 2: "ins", 4: "del" }],
  ['title="{1}"', {}],
])("reads the lines of %j", (text, elements) => {
  const { lineElements, problem } = parseFenceMeta(text, 5)
  expect(Object.fromEntries(lineElements)).toEqual(elements)
  expect(problem).toBeUndefined()
})
