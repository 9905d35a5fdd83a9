import type { BodyElement } from "../../../../src/content/compile/body-tree"
import { readingTime } from "../../../../src/content/compile/compile-body"
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { blocksOf, compiled, markup, nimble, withBody } from "../../../support/content"

describe("headings", () => {
  it("have unique anchors, in letters of any script", async () => {
    const { tableOfContents } = await compiled(
      withBody(
        [
          "## Costs",
          "### Costs",
          "## Costs",
          "## İstanbul’da *bir* gün",
          "## Что стало",
          "## 価格と `code`",
          "## 100% & more…",
          "## 🚀",
          "## 🚀",
        ].join("\n\n"),
      ),
    )
    expect(tableOfContents.map(({ id, depth }) => `${depth} ${id}`)).toEqual([
      "2 costs",
      "3 costs-1",
      "2 costs-2",
      "2 i̇stanbulda-bir-gün",
      "2 что-стало",
      "2 価格と-code",
      "2 100--more",
      "2 section",
      "2 section-1",
    ])
    expect(tableOfContents[3]?.title).toBe("İstanbul’da bir gün")
    expect(await blocksOf("## İyi *bir* gün")).toEqual(['<h2 id="i̇yi-bir-gün">İyi <em>bir</em> gün</h2>'])
  })

  it("have anchors that can be typed and that nothing else has, to which links in older forms lead", async () => {
    const headings = ["✏️ Note", "U\u0308ber uns", "1️⃣ Start", "Main", "Footnote label", "Main", "Work"]
    const links = ["#️-note", "#u%CC%88ber-uns", "#main", "#section-main-1", "/services/#u\u0308ber", "#work"]
    const body = [...headings.map((text) => `## ${text}`), ...links.map((link) => `[a](${link})`)].join(
      "\n\n",
    )
    const { tableOfContents, tree } = await compiled(withBody(body))
    expect(tableOfContents.map(({ id }) => id).join(" ")).toBe(
      "-note über-uns 1-start section-main section-footnote-label section-main-1 section-work",
    )
    const addresses = [...JSON.stringify(tree).matchAll(/"href":"([^"]*)/g)].map(([, href = ""]) => href)
    expect(decodeURI(addresses.join(" "))).toBe(
      "#-note #über-uns #section-main #section-main-1 /services/#über #section-work",
    )
  })

  it("are listed in the page's order, with sections that support the text as subsections", async () => {
    const { tableOfContents } = await compiled(
      nimble.replace("### What it cost", "### What it cost\n\n#### Per week"),
    )
    const titles = tableOfContents.map(({ title, depth }) => `${depth} ${title}`)
    expect(titles.slice(0, 6)).toEqual([
      ...["2 The brief", "2 Noon on a Wednesday", "3 The person who pays for a stale board"],
      ...["3 Challenges", "2 Reminders, then a robot", "3 What it cost"],
    ])
    expect(titles).toContain("2 Results")
    expect(titles).not.toContain("4 Per week")
  })

  it("of sections after the last text of an article are no subsections of it", async () => {
    const depths = async (layout: "article" | "sections") => {
      const { tableOfContents } = await compiled(nimble, { ...caseStudy, layout })
      return tableOfContents.slice(-4).map(({ title, depth }) => `${depth} ${title}`)
    }
    expect(await depths("sections")).not.toEqual(await depths("article"))
    for (const heading of await depths("article")) expect(heading).toMatch(/^2/)
  })

  it("of sections do not share an anchor with those of the text", async () => {
    const { tree } = await compiled(nimble.replace("## Noon on a Wednesday", "## Challenges"))
    expect(tree.find(([type]) => type === "Challenges")?.[1]).toMatchObject({ id: "challenges-1" })
  })
})

describe("call-outs", () => {
  it.each(["```", "~~~", "  ````", "- ```"])("contain code after %j that has colons", async (code) => {
    const text = `:::note[__init__.py]\n${code}\n  :::tip\n  :::\n  ${code.trim().replace("- ", "")}\n\nHot.\n:::`
    const [block, ...others] = await blocksOf(`${text}\n\nTea.`)
    expect(block).toMatch(/^<CallOut kind="note" title="__init__.py">.*Hot\..*<\/CallOut>$/)
    expect(others).toEqual(["<p>Tea.</p>"])
  })
})

describe("sections", () => {
  it("get their anchor and heading: the default, or what is written", async () => {
    const { tree } = await compiled(nimble)
    const props = Object.fromEntries(tree.map(([type, given]) => [type, given]))
    expect(props).toMatchObject({
      Hero: null,
      Challenges: { id: "challenges", heading: "Challenges" },
      Persona: {
        id: "the-person-who-pays-for-a-stale-board",
        heading: "The person who pays for a stale board",
        lead: "Drawn from 31 interviews.",
      },
    })
  })

  it("divide the text, which is grouped at its second-level headings", async () => {
    const { tree } = await compiled(nimble)
    const blocks = tree.filter(([type]) => type === "Prose").map((prose) => prose.slice(2) as BodyElement[])
    expect(
      blocks.map((of) => of.map((block) => block.slice(2).map((child) => (child as BodyElement)[0]))),
    ).toEqual([[["h2", "p"]], [["h2", "p", "Figure", "h3", "p"]]])
    expect(tree.map(([type], index) => (type === "Prose" ? index : -1)).filter((at) => at > 0)).toEqual([
      2, 5,
    ])
  })

  it("keep text before the first heading in its own block", async () => {
    const { tree } = await compiled(withBody("Before.\n\n## One\n\nFirst.\n\n## Two\n\nSecond."))
    expect((tree[1]?.slice(2) ?? []).map((block) => markup(block as BodyElement))).toEqual([
      "<ProseBlock><p>Before.</p></ProseBlock>",
      '<ProseBlock><h2 id="one">One</h2><p>First.</p></ProseBlock>',
      '<ProseBlock><h2 id="two">Two</h2><p>Second.</p></ProseBlock>',
    ])
  })
})

describe("images", () => {
  it("become figures that refer to their file by index", async () => {
    const markdown =
      '![A "board" on a wall](./a%20b.jpg "What to see")\n\n![A phone on a table](./c.png)\n\n![A map of Leipzig](https://d.example/e.jpg "Far")'
    const { images } = await compiled(withBody(markdown))
    expect(images).toEqual(["./a b.jpg", "./c.png"])
    expect(await blocksOf(markdown)).toEqual([
      '<Figure image={"image":0} alt="A \\"board\\" on a wall" caption="What to see"/>',
      '<Figure image={"image":1} alt="A phone on a table"/>',
      '<Figure src="https://d.example/e.jpg" alt="A map of Leipzig" caption="Far"/>',
    ])
  })
})

it("is plain JSON", async () => {
  const text = "| a |\n|---|\n| b |\n\n- [x] Done[^1]\n\n[^1]: Note.\n\n### What it cost"
  const body = await compiled(nimble.replace("### What it cost", text))
  expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body)
})

it("counts the words of headings, text, lists and tables, not those of code, captions and sections", async () => {
  const { wordCount } = await compiled(
    withBody(
      '## Two words\n\nThree more words, [a link](/b/) and `code`.\n\n```\nnot counted\n```\n\n| x |\n|---|\n| y z |\n\n![Not counted](./a.jpg "Not counted")\n\n- 1,840 – 2.5% don’t re-use',
    ),
  )
  expect(wordCount).toBe(2 + 7 + 3 + 4)
})

it.each([
  [0, 1],
  [330, 2],
  [1100, 5],
])("counts %i words as %i minutes of reading", (words, minutes) => {
  expect(readingTime(words)).toBe(minutes)
})
