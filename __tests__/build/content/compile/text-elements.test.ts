import { blocksOf, compiled, reportTexts, withBody } from "../../../support/content"

describe("elements of the text", () => {
  it("do not end the text around them, and may be repeated", async () => {
    const details = '<Details summary="A">\n\nIn.\n\n</Details>'
    expect(await blocksOf(`Before.\n\n${details}\n\nBetween.\n\n${details}\n\nAfter.`)).toEqual([
      "<p>Before.</p>",
      '<Details summary="A"><p>In.</p></Details>',
      "<p>Between.</p>",
      '<Details summary="A"><p>In.</p></Details>',
      "<p>After.</p>",
    ])
  })

  it("may be nested and in lists, with images", async () => {
    const details = '<Details summary="More">\n\n   ![A board on a wall](./board.jpg)\n\n   </Details>'
    expect(await blocksOf(`<Steps>\n\n1. First.\n\n   ${details}\n\n2. Second.\n\n</Steps>`)).toEqual([
      '<Steps><ol><li><p>First.</p><Details summary="More"><Figure image={"image":0} alt="A board on a wall"/></Details></li><li><p>Second.</p></li></ol></Steps>',
    ])
  })

  it("with named children receive their props", async () => {
    const children = '<Tab label="npm">\n\nOne.\n\n</Tab>\n<Tab label="pnpm">Two.</Tab>'
    expect(await blocksOf(`<Tabs label="Manager">\n${children}\n</Tabs>`)).toEqual([
      '<Tabs label="Manager" items=[{"label":"npm"},{"label":"pnpm"}]><Tab label="npm"><p>One.</p></Tab><Tab label="pnpm"><p>Two.</p></Tab></Tabs>',
    ])
  })

  it("are part of a sentence, and explained the first time", async () => {
    const abbreviation = '<Abbr title="Continuous integration">CI</Abbr>'
    expect(
      await blocksOf(`${abbreviation}\n\n*${abbreviation}* and <Abbr title="Delivery">CD</Abbr>.`),
    ).toEqual([
      '<p><Abbr title="Continuous integration" explained=true>CI</Abbr></p>',
      '<p><em><Abbr title="Continuous integration">CI</Abbr></em> and <Abbr title="Delivery" explained=true>CD</Abbr>.</p>',
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
    expect(await blocksOf(markdown)).toEqual([
      '<Video title="The board" file={"file":0} poster={"image":0} captions={"file":1}/>',
      '<Figure image={"image":1} alt="A board on a wall"/>',
      '<Download label="Answers" file={"file":2}/>',
    ])
  })
})

/** What is wrong → what was written. */
const mistakes = {
  "a child without its parent": '<Tab label="npm">One.</Tab>',
  "other children": '<Tabs label="Manager">\n\nText.\n\n</Tabs>',
  "a list of the wrong kind": "<Steps>\n\n- One.\n\n</Steps>",
  "a section inside": '<Details summary="More">\n\n<CallToAction />\n\n</Details>',
  "in a line of text": 'Before <Details summary="More">text</Details> after.',
  "text in an element without": '<Download label="A" file="./a.pdf">Text.</Download>',
  "part of a sentence, on lines of its own": '<Abbr title="Continuous delivery">\n\nCD\n\n</Abbr>',
  "part of a sentence, in a heading": '## <Abbr title="Continuous delivery">CD</Abbr>',
  "marks in plain text": 'A <Abbr title="Continuous delivery">**C**D</Abbr>.',
  "nothing in plain text": 'A <Abbr title="Continuous delivery" />.',
  "elements of HTML": "<abbr>CD</abbr> is here.\n\n<dl>Backlog</dl>",
  "a file of another kind": '<Download label="A" file="./a.exe" />',
  "a prop missing": "<Details>\n\nText.\n\n</Details>",
}

it("reports elements in the wrong place and wrong content", async () => {
  const texts = Object.entries(mistakes).map(([what, body]): [string, string] => [what, withBody(body)])
  expect(await reportTexts(texts)).toMatchInlineSnapshot(`
"
a child without its parent: 33:1  <Tab>: is only allowed in <Tabs>. Put <Tabs> around it. [own-line]
other children: 35:1  <Tabs>: can only contain <Tab>. Move the rest out of it. [element-content]
a list of the wrong kind: 35:1  <Steps>: can only contain one numbered list. Move the rest out of it. [element-content]
a section inside: 35:1  <CallToAction>: this section is inside something else. Put it before or after <Details>. [own-line]
in a line of text: 33:8  <Details>: this element is inside something else. Put it on a line of its own, with blank lines around it. [own-line]
text in an element without: 33:1  <Download>: this element cannot contain text. End the tag in /> and remove </Download>; put the text before or after it. [element-content]
part of a sentence, on lines of its own: 33:1  <Abbr>: this element is part of a sentence. Write it in the line of the words around it. [own-line]
part of a sentence, in a heading: 33:4  <Abbr>: is not allowed in a heading. Write it in the text. [own-line]
marks in plain text: 33:37  <Abbr>: can only contain text without marks. Move the rest out of it. [element-content]
nothing in plain text: 33:3  <Abbr>: is empty. Write text without marks in it. [element-content]
elements of HTML: 33:1  <abbr>: there is no section "abbr". Did you mean "Abbr"? [unknown-section]
  35:1  <dl>: HTML is not allowed here. Write <Definitions>. [html]
a file of another kind: 33:21  <Download file>: "./a.exe" is not a file next to this document. Write e.g. ./report.pdf (pdf, zip, csv, txt, docx, xlsx, pptx). [image-path]
a prop missing: 33:1  <Details summary>: is missing. Add it: the line that opens it. [missing-field]
"
`)
})
