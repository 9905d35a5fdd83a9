import { renameSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { type ContentCheckOptions, checkContent } from "../../../src/content-model/check-content"
import { formatProblem } from "../../../src/content-model/problem"
import { removeTemporaryContent, temporaryContent } from "../../support/content"
import { caseStudyText, neighbours } from "../../support/documents"

afterEach(removeTemporaryContent)

const check = (root: string, options: Partial<ContentCheckOptions> = {}) =>
  checkContent(root, { withDrafts: false, ...options })

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#34CE72" } })
    .jpeg()
    .toBuffer()

describe("what was found before", () => {
  const content = () =>
    temporaryContent({
      ...neighbours(),
      "case-studies/nimble/index.mdx": caseStudyText({ technologies: ["react", "node"] }),
      "case-studies/fooq/index.mdx": caseStudyText({ name: "Fooq", similarProjects: ["nimble"] }),
    })

  it("is not read again", async () => {
    const { root } = content()
    const first = await check(root)
    expect([...first.checked.keys()]).toHaveLength(5)
    const second = await check(root, { remembered: first.summaries })
    expect([...second.checked.keys()]).toEqual([])
    expect(second.problems).toEqual([])
    expect([...second.summaries.keys()].sort()).toEqual([...first.summaries.keys()].sort())
  })

  it("survives being written down", async () => {
    const { root } = content()
    const first = await check(root)
    const remembered = new Map(JSON.parse(JSON.stringify([...first.summaries])) as [string, never][])
    const second = await check(root, { remembered })
    expect([second.checked.size, second.problems]).toEqual([0, []])
  })

  it("is read again when it changed, and alone", async () => {
    const { root, write } = content()
    const first = await check(root)
    write("case-studies/fooq/index.mdx", caseStudyText({ name: "Fooq food", similarProjects: ["nimble"] }))
    const second = await check(root, { remembered: first.summaries })
    expect([...second.checked.keys()]).toEqual(["content/case-studies/fooq/index.mdx"])
  })

  it("is still checked against what was removed since", async () => {
    const { root, remove } = content()
    const first = await check(root)
    remove("technologies/node")
    remove("case-studies/nimble")
    const second = await check(root, { remembered: first.summaries })
    expect(second.checked.size).toBe(0)
    expect(second.problems.map(formatProblem)).toEqual([
      'content/case-studies/fooq/index.mdx:10:19  similarProjects[0]: there is no case study "nimble". Available: fooq.',
    ])
  })

  it("is still checked against a document that became a draft", async () => {
    const { root, write } = content()
    const first = await check(root)
    write("case-studies/nimble/index.mdx", caseStudyText({ fields: "draft: true\n" }))
    const { problems } = await check(root, { remembered: first.summaries })
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /fooq\/index\.mdx:10:19 {2}similarProjects\[0\]: "nimble" is not in the published site/,
      ),
    ])
  })

  it("is still checked for pictures that were removed, of the frontmatter and of the body", async () => {
    const { root, write, remove } = temporaryContent({
      ...neighbours(),
      "case-studies/nimble/index.mdx": caseStudyText({
        fields: "thumbnail: ./thumbnail.jpg\n",
        body: "![A board at noon](./screen-1.jpg)",
      }),
    })
    const jpeg = await picture()
    for (const name of ["thumbnail.jpg", "screen-1.jpg"]) write(`case-studies/nimble/${name}`, jpeg)
    const first = await check(root)
    expect(first.problems).toEqual([])
    for (const name of ["thumbnail.jpg", "screen-1.jpg"]) remove(`case-studies/nimble/${name}`)
    const second = await check(root, { remembered: first.summaries })
    expect(second.checked.size).toBe(0)
    expect(second.problems.map(({ field }) => field)).toEqual(["thumbnail", "image ./screen-1.jpg"])
  })

  it("is not taken for a document of another collection with the same text", async () => {
    const { root } = content()
    const first = await check(root)
    renameSync(path.join(root, "content/case-studies/nimble"), path.join(root, "content/services/nimble"))
    const { problems } = await check(root, { remembered: first.summaries })
    expect(problems.filter(({ file }) => file === "content/services/nimble/index.mdx")).not.toEqual([])
  })

  it("is never a document with mistakes", async () => {
    const { root } = temporaryContent({ "case-studies/nimble/index.mdx": "nothing" })
    const first = await check(root)
    expect(first.summaries.size).toBe(0)
    const second = await check(root, { remembered: first.summaries })
    expect(second.problems).toEqual(first.problems)
  })
})
