import sharp from "sharp"
import { snapshotOf, temporaryContent } from "../../../support/content"
import { caseStudyText, relatedDocuments, technologyText } from "../../../support/documents"
import { messagesOf } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterEach(removeFolders)

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#34CE72" } })
    .jpeg()
    .toBuffer()

describe("references", () => {
  it("must have a published target that is not the document itself", async () => {
    const { root } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText({ similarProjects: ["nimble", "fooq", "later"] }),
      "case-studies/fooq/index.mdx": caseStudyText({ name: "Fooq", fields: "draft: true\n" }),
      "case-studies/later/index.mdx": caseStudyText({ name: "Later", fields: "publish: 2098-01-01\n" }),
      "case-studies/gorjes/index.mdx": caseStudyText({ name: "Gorjes", similarProjects: ["nimbel"] }),
    })
    expect(`\n${await messagesOf(root)}\n`).toMatchInlineSnapshot(`
"
content/case-studies/gorjes/index.mdx:10:19  similarProjects[0]: there is no case study "nimbel". Did you mean "nimble"? Available: nimble. If it was renamed: npm run rename case-studies/nimbel case-studies/<new-name>. [reference]
content/case-studies/later/index.mdx:18:10  warning: publish: hides the document for more than two years. Check the year. [future-date]
content/case-studies/nimble/index.mdx:10:19  similarProjects[0]: refers to itself. Remove "nimble". [reference]
content/case-studies/nimble/index.mdx:10:27  similarProjects[1]: "fooq" is a draft, which is not published. Publish it, or remove this. [unpublished]
content/case-studies/nimble/index.mdx:10:33  similarProjects[2]: "later" will only be published on 1 January 2098. Publish it, or remove this. [unpublished]
"
`)
  })

  it("of drafts may refer to drafts", async () => {
    const { root } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText({ similarProjects: ["fooq"], fields: "draft: true\n" }),
      "case-studies/fooq/index.mdx": caseStudyText({ name: "Fooq", fields: "draft: true\n" }),
    })
    expect(await messagesOf(root)).toBe("valid")
  })

  it("only find documents of their own collection", async () => {
    const { root } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": caseStudyText({
        technologies: ["web-development"],
        services: ["react"],
      }),
    })
    expect((await messagesOf(root)).split("\n")).toEqual([
      expect.stringMatching(/:8:12 {2}services\[0\]: there is no service "react"/),
      expect.stringMatching(/:9:16 {2}technologies\[0\]: there is no technology "web-development"/),
    ])
  })
})

describe("images and SVGs", () => {
  const study = (image: string, body = "") => caseStudyText({ body, fields: `thumbnail: ${image}\n` })

  it("must exist, with the spelling of the file name", async () => {
    const { root, write } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": study(
        "./thumbnail.jpg",
        "![Screen number one](./screen-1.jpg)\n\n![Screen number two](./Screen-2.jpg)\n\n![Screen number three](./screen%203.jpg)",
      ),
      "technologies/react/index.mdx": technologyText().replace("./mark.svg", "./Mark.svg"),
    })
    const jpeg = await picture()
    for (const name of ["screen-1.jpg", "screen-2.jpg"]) write(`case-studies/nimble/${name}`, jpeg)
    const { diagnostics } = await snapshotOf(root)
    const errors = diagnostics.filter(({ severity }) => severity !== "warning")
    expect(`\n${errors.map(formatBriefly).join("\n")}\n`).toMatchInlineSnapshot(`
"
content/case-studies/nimble/index.mdx:18:12  thumbnail: "./thumbnail.jpg" does not exist. In that folder: screen-1.jpg, screen-2.jpg. [image-path]
content/case-studies/nimble/index.mdx:25:1  image ./Screen-2.jpg: "./Screen-2.jpg" is called "screen-2.jpg" on disk. Write ./screen-2.jpg. [image-path]
content/case-studies/nimble/index.mdx:27:1  image ./screen 3.jpg: "./screen 3.jpg" does not exist. In that folder: screen-1.jpg, screen-2.jpg. [image-path]
content/technologies/react/index.mdx:6:7  mark: "./Mark.svg" is called "mark.svg" on disk. Write ./mark.svg. [image-path]
"
`)
  })

  it("must have the same characters as the file name", async () => {
    const { root, write } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": study("./screën.jpg", "![Screen number one](./screën.jpg)"),
    })
    write(`case-studies/nimble/${"screën.jpg".normalize("NFD")}`, await picture())
    const { diagnostics } = await snapshotOf(root)
    expect(diagnostics.map(({ field, rule }) => `${field} ${rule}`)).toEqual([
      "thumbnail image-path",
      "image ./screën.jpg image-path",
    ])
  })

  it.each([
    ["at 3.04\u202FPM.jpg", "at 3.04 PM.jpg", 'that has a narrow no-break space (U+202F) before "PM"'],
    ["board\u00A0.jpg", "board.jpg", 'that has a no-break space (U+00A0) before ".jpg"'],
    ["two\u200Bboards.jpg", "twoboards.jpg", 'that has a zero-width space (U+200B) before "boards"'],
    [
      "my board.jpg",
      "my\u00A0board.jpg",
      'has a no-break space (U+00A0) before "board", and the name on disk',
    ],
    ["tea  time.jpg", "tea time.jpg", "looks like the name on disk"],
  ])("called %j on disk and %j in a text are told apart in words", async (onDisk, written, message) => {
    const { root, write } = temporaryContent({
      ...relatedDocuments(),
      "case-studies/nimble/index.mdx": study(`"./${written}"`),
    })
    write(`case-studies/nimble/${onDisk}`, await picture())
    const [found] = (await snapshotOf(root)).diagnostics.filter(({ rule }) => rule === "image-path")
    expect(found?.message).toContain(message)
    if (message.startsWith("that"))
      expect(found?.fix).toMatch(/Rename the file, e\.g\. to [a-z0-9-]+\.jpg, and/)
  })
})
