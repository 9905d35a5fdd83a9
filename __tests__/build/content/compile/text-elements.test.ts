import { blocksOf, compiled, withBody } from "../../../support/content"

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

  it("have the focus of their images", async () => {
    const wide = '<WideFigure image="./wide.jpg" alt="A quay at night" focus={[0.3, 0.6]} />'
    const both =
      '<BeforeAfter before="./a.jpg" beforeAlt="A board on paper" after="./b.jpg" afterAlt="A board on glass" focus={[1, 0]} />'
    const { images, focuses } = await compiled(
      withBody(`![A board on a wall](./wall.jpg)\n\n${wide}\n\n${both}`),
    )
    expect(images).toEqual(["./wall.jpg", "./wide.jpg", "./a.jpg", "./b.jpg"])
    expect(focuses).toEqual([[], [0.3, 0.6], [1, 0], [1, 0]])
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
