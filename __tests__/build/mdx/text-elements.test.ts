import type { BodyElement } from "../../../src/mdx/body-tree"
import { compiled, messagesFor, withBody } from "../../support/content"

/** The blocks of a body that holds only text. */
const blocks = async (markdown: string) => {
  const { tree } = await compiled(withBody(markdown))
  expect(tree.map(([type]) => type)).toEqual(["Hero", "Prose"])
  return (tree[1]?.slice(2) ?? []).flatMap((block) =>
    (block as BodyElement).slice(2).filter((node) => typeof node !== "string"),
  )
}

describe("elements of the text", () => {
  it("do not end the text around them, and may be repeated", async () => {
    const markdown = [
      "Before.",
      '<Details summary="First">',
      "Inside.",
      "</Details>",
      "Between.",
      '<Details summary="Second">Inside too.</Details>',
      "After.",
    ].join("\n\n")
    expect(await blocks(markdown)).toEqual([
      ["p", null, "Before."],
      ["Details", { summary: "First" }, ["p", null, "Inside."]],
      ["p", null, "Between."],
      ["Details", { summary: "Second" }, ["p", null, "Inside too."]],
      ["p", null, "After."],
    ])
  })

  it("may be in each other and in lists, with images", async () => {
    const markdown = `<Steps>

1. First.

   <Details summary="More">

   ![A board on a wall](./board.jpg)

   </Details>

2. Second.

</Steps>`
    expect(await blocks(markdown)).toEqual([
      [
        "Steps",
        null,
        [
          "ol",
          null,
          "\n",
          [
            "li",
            null,
            "\n",
            ["p", null, "First."],
            "\n",
            ["Details", { summary: "More" }, ["Figure", { image: { image: 0 }, alt: "A board on a wall" }]],
            "\n",
          ],
          "\n",
          ["li", null, "\n", ["p", null, "Second."], "\n"],
          "\n",
        ],
      ],
    ])
  })

  it("with named children receive their props", async () => {
    const tabs =
      '<Tabs label="Manager">\n<Tab label="npm">\n\nOne.\n\n</Tab>\n<Tab label="pnpm">Two.</Tab>\n</Tabs>'
    expect(await blocks(tabs)).toEqual([
      [
        "Tabs",
        { label: "Manager", items: [{ label: "npm" }, { label: "pnpm" }] },
        ["Tab", { label: "npm" }, ["p", null, "One."]],
        ["Tab", { label: "pnpm" }, ["p", null, "Two."]],
      ],
    ])
  })

  it("are on one line each, or part of a sentence", async () => {
    const markdown = `<Definitions>
<Definition term="Lead time">From order to **delivery**.</Definition>
<Definition term="Backlog">What is ordered.</Definition>
</Definitions>

<Abbr title="Continuous integration">CI</Abbr>

*<Abbr title="Continuous integration">CI</Abbr>* and <Abbr title="Continuous delivery">CD</Abbr>.`
    const [definitions, ...paragraphs] = await blocks(markdown)
    expect((definitions as BodyElement).slice(2)).toEqual([
      ["Definition", { term: "Lead time" }, ["p", null, "From order to ", ["strong", null, "delivery"], "."]],
      ["Definition", { term: "Backlog" }, ["p", null, "What is ordered."]],
    ])
    const integration = { title: "Continuous integration" }
    expect(paragraphs).toEqual([
      ["p", null, ["Abbr", { ...integration, explained: true }, "CI"]],
      [
        "p",
        null,
        ["em", null, ["Abbr", integration, "CI"]],
        " and ",
        ["Abbr", { title: "Continuous delivery", explained: true }, "CD"],
        ".",
      ],
    ])
  })

  it("refer to images and files by index", async () => {
    const markdown = [
      '<Video title="The board" file="./board.mp4" poster="./poster.jpg" captions="./board.vtt" />',
      "![A board on a wall](./wall.jpg)",
      '<Download label="Answers" file="./answers.csv" />',
    ].join("\n\n")
    const { images, files } = await compiled(withBody(markdown))
    expect({ images, files }).toEqual({
      images: ["./poster.jpg", "./wall.jpg"],
      files: ["./board.mp4", "./board.vtt", "./answers.csv"],
    })
    expect(await blocks(markdown)).toEqual([
      ["Video", { title: "The board", file: { file: 0 }, poster: { image: 0 }, captions: { file: 1 } }],
      ["Figure", { image: { image: 1 }, alt: "A board on a wall" }],
      ["Download", { label: "Answers", file: { file: 2 } }],
    ])
  })
})

/** What is wrong → what was written. */
const mistakes = {
  "a child without its parent": '<Tab label="npm">One.</Tab>',
  "other children": '<Tabs label="Manager">\n\nText.\n\n</Tabs>',
  "no children": '<Tabs label="Manager"></Tabs>',
  "a list of the wrong kind": "<Steps>\n\n- One.\n\n</Steps>",
  "more than the list": "<Steps>\n\n1. One.\n\nText.\n\n</Steps>",
  "a section inside": '<Details summary="More">\n\n<CallToAction />\n\n</Details>',
  "a heading inside": '<Details summary="More">\n\n## More\n\n</Details>',
  "in a line of text": 'Before <Details summary="More">text</Details> after.',
  "text in an element without": '<Download label="A" file="./a.pdf">Text.</Download>',
  "part of a sentence, on lines of its own": '<Abbr title="Continuous delivery">\n\nCD\n\n</Abbr>',
  "part of a sentence, in a heading": '## <Abbr title="Continuous delivery">CD</Abbr>',
  "marks in plain text": 'A <Abbr title="Continuous delivery">**C**D</Abbr>.',
  "nothing in plain text": 'A <Abbr title="Continuous delivery" />.',
  "a term without its list": '<Definition term="Backlog">What is ordered.</Definition>',
  "a list for its terms": "<Definitions>\n\n- **Backlog**: What is ordered.\n\n</Definitions>",
  "elements of HTML": "<abbr>CD</abbr> is here.\n\n<dl>Backlog</dl>",
  "a file of another kind": '<Download label="A" file="./a.exe" />',
  "a prop missing": "<Details>\n\nText.\n\n</Details>",
  "an unknown element": "<Detail>\n\nText.\n\n</Detail>",
}

it("reports elements in the wrong place and wrong content", async () => {
  const lines = Object.entries(mistakes).map(
    async ([what, markdown]) => `# ${what}\n${await messagesFor(withBody(markdown))}`,
  )
  expect((await Promise.all(lines)).join("\n")).toMatchInlineSnapshot(`
"# a child without its parent
nimble/index.mdx:33:1  <Tab>: is only possible in <Tabs>. Put <Tabs> around it. [own-line]
# other children
nimble/index.mdx:35:1  <Tabs>: can only hold <Tab>. Move the rest out of it. [element-content]
# no children
nimble/index.mdx:33:1  <Tabs>: is empty. Write <Tab> in it. [element-content]
# a list of the wrong kind
nimble/index.mdx:35:1  <Steps>: can only hold one numbered list. Move the rest out of it. [element-content]
# more than the list
nimble/index.mdx:37:1  <Steps>: can only hold one numbered list. Move the rest out of it. [element-content]
# a section inside
nimble/index.mdx:35:1  <CallToAction>: this section is inside something else. Put it before or after <Details>. [own-line]
# a heading inside
nimble/index.mdx:35:1  ##: this heading is inside something else. Put it before or after <Details>. [own-line]
# in a line of text
nimble/index.mdx:33:8  <Details>: this element is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
# text in an element without
nimble/index.mdx:33:1  <Download>: this element cannot hold text. Write <Download /> and put the text before or after it. [element-content]
# part of a sentence, on lines of its own
nimble/index.mdx:33:1  <Abbr>: this element is part of a sentence. Write it in the line of the words around it. [own-line]
# part of a sentence, in a heading
nimble/index.mdx:33:4  <Abbr>: is not possible in a heading. Write it in the text. [own-line]
# marks in plain text
nimble/index.mdx:33:37  <Abbr>: can only hold text without marks. Move the rest out of it. [element-content]
# nothing in plain text
nimble/index.mdx:33:3  <Abbr>: is empty. Write text without marks in it. [element-content]
# a term without its list
nimble/index.mdx:33:1  <Definition>: is only possible in <Definitions>. Put <Definitions> around it. [own-line]
# a list for its terms
nimble/index.mdx:35:1  <Definitions>: can only hold <Definition>. Move the rest out of it. [element-content]
# elements of HTML
nimble/index.mdx:33:1  <abbr>: there is no section "abbr". Did you mean "Abbr"? [unknown-section]
nimble/index.mdx:35:1  <dl>: HTML is not possible here. Write <Definitions>. [html]
# a file of another kind
nimble/index.mdx:33:21  <Download file>: "./a.exe" is not a file next to this document. Write e.g. ./report.pdf (pdf, zip, csv, txt, docx, xlsx, pptx). [image-path]
# a prop missing
nimble/index.mdx:33:1  <Details summary>: is missing. Add it: the line that opens it. [missing-field]
# an unknown element
nimble/index.mdx:33:1  <Detail>: there is no section "Detail". Did you mean "Details"? [unknown-section]"
`)
})
