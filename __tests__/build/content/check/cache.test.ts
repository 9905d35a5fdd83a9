import { renameSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { createCache } from "../../../../src/content/check/cache"
import { checkContent } from "../../../../src/content/check/check-content"
import { temporaryContent } from "../../../support/content"
import { caseStudyText, relatedDocuments } from "../../../support/documents"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)

const content = () =>
  temporaryContent({
    ...relatedDocuments(),
    "case-studies/nimble/index.mdx": caseStudyText({ technologies: ["react", "node"] }),
    "case-studies/fooq/index.mdx": caseStudyText({ name: "Fooq", similarProjects: ["nimble"] }),
  })

/** Check content with the stored results of an earlier run. */
const checkWith = async (root: string, stored: ReadonlyMap<string, unknown> = new Map()) => {
  const cache = createCache(JSON.parse(JSON.stringify([...stored])))
  const { diagnostics } = await checkContent(root, cache)
  const problems = diagnostics.map(({ file, field, rule }) => `${file.split("/")[2]} ${field} ${rule}`)
  return { problems, used: cache.used }
}

it("stores results of valid documents and of images, and reuses them", async () => {
  const { root } = content()
  const first = await checkWith(root)
  expect([...first.used.keys()].filter((key) => key.startsWith("document"))).toHaveLength(5)
  expect([...first.used.keys()].filter((key) => key.startsWith("image"))).toHaveLength(2)
  const second = await checkWith(root, first.used)
  expect(second.problems).toEqual([])
  expect([...second.used.keys()].sort()).toEqual([...first.used.keys()].sort())
})

it("does not reuse results of changed files", async () => {
  const { root, write } = content()
  const first = await checkWith(root)
  write("case-studies/fooq/index.mdx", caseStudyText({ name: "Fooq food", similarProjects: ["nimble"] }))
  const { used } = await checkWith(root, first.used)
  expect([...used.keys()].filter((key) => !first.used.has(key))).toHaveLength(1)
})

it("never stores results of a document with problems", async () => {
  const { root } = temporaryContent({ "case-studies/nimble/index.mdx": "nothing" })
  const first = await checkWith(root)
  expect(first.used.size).toBe(0)
  expect((await checkWith(root, first.used)).problems).toEqual(first.problems)
})

describe("stored results are checked again: a document is reported if", () => {
  it("what it refers to was removed", async () => {
    const { root, remove } = content()
    const { used } = await checkWith(root)
    remove("technologies/node")
    remove("case-studies/nimble")
    expect((await checkWith(root, used)).problems).toEqual(["fooq similarProjects[0] reference"])
  })

  it("a document that it refers to became a draft", async () => {
    const { root, write } = content()
    const { used } = await checkWith(root)
    write("case-studies/nimble/index.mdx", caseStudyText({ fields: "draft: true\n" }))
    expect((await checkWith(root, used)).problems).toEqual(["fooq similarProjects[0] unpublished"])
  })

  it("its images were removed", async () => {
    const body = "![A board at noon](./screen-1.jpg)"
    const { root, write, remove } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText({ fields: "thumbnail: ./thumbnail.jpg\n", body }),
    })
    const image = sharp({ create: { width: 800, height: 600, channels: 3, background: "#34CE72" } })
    const names = ["thumbnail.jpg", "screen-1.jpg"].map((name) => `case-studies/nimble/${name}`)
    for (const name of names) write(name, await image.jpeg().toBuffer())
    const { problems, used } = await checkWith(root)
    expect(problems).toEqual([])
    names.forEach(remove)
    expect((await checkWith(root, used)).problems).toEqual([
      "nimble thumbnail image-path",
      "nimble image ./screen-1.jpg image-path",
    ])
  })

  it("it moved to another collection", async () => {
    const { root } = content()
    const { used } = await checkWith(root)
    renameSync(path.join(root, "content/case-studies/nimble"), path.join(root, "content/services/nimble"))
    expect((await checkWith(root, used)).problems).not.toEqual([])
  })
})
