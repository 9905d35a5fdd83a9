import { mkdirSync, symlinkSync } from "node:fs"
import path from "node:path"
import type { Rule } from "../../../../src/content/check/rule"
import { elementContent } from "../../../../src/content/check/rules/element-content"
import { snapshotOf, temporaryContent } from "../../../support/content"
import { caseStudyText, relatedDocuments } from "../../../support/documents"
import { messagesOf } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterEach(removeFolders)
afterEach(() => jest.restoreAllMocks())

const messages = (files: Record<string, string>) => messagesOf(temporaryContent(files).root)

it.each([
  ["no files", {}],
  ["an empty data file", { "data/partners.yaml": "" }],
])("is valid with %s", async (_, files) => {
  expect(await messages(files)).toBe("valid")
})

it("is valid with empty collections", async () => {
  const { root } = temporaryContent()
  for (const folder of ["case-studies", "data"])
    mkdirSync(path.join(root, "content", folder), { recursive: true })
  expect(await snapshotOf(root)).toMatchObject({ diagnostics: [], counts: { documents: 0 } })
})

it("accepts references to documents with problems", async () => {
  const text = caseStudyText({ name: "Fooq" }).replace("country: Germany", "country: 12")
  const found = await messages({
    ...relatedDocuments(),
    "case-studies/nimble/index.mdx": caseStudyText({ similarProjects: ["fooq"] }),
    "case-studies/fooq/index.mdx": text,
  })
  expect(found).toMatch(/^content\/case-studies\/fooq\/index\.mdx:5:10 {2}country: [^\n]*$/)
})

it("reports a document whose check fails, and shows where with DEBUG", async () => {
  const log = jest.spyOn(console, "error").mockReturnValue()
  const error = new Error("text is not defined")
  jest.spyOn(elementContent as Required<Rule>, "body").mockRejectedValue(error)
  jest.replaceProperty(process, "env", { ...process.env, DEBUG: "1" })
  const found = await messages({ ...relatedDocuments(), "case-studies/nimble/index.mdx": caseStudyText() })
  expect(log).toHaveBeenCalledWith(error)
  expect(found).toContain(
    "nimble/index.mdx:1:1  cannot be checked (text is not defined). Show this message and the file to a developer: DEBUG=1 shows where. [unreadable-file]",
  )
})

describe("folders", () => {
  it("without index.mdx are reported, unless the file is probably meant", async () => {
    const found = await messages({
      "case-studies/nimble/cover.txt": "later",
      "case-studies/fooq/index.md": caseStudyText(),
      "case-studies/gorjes/Index.MDX": caseStudyText(),
    })
    expect(found.split("\n").filter((line) => /:1:1 {2}the folder/.test(line))).toEqual([
      'content/case-studies/nimble/index.mdx:1:1  the folder "nimble" of case-studies has no index.mdx. Write it, or remove the folder. [file-place]',
    ])
  })

  it("whose index.mdx is a broken link are reported once", async () => {
    const { root } = temporaryContent(relatedDocuments())
    const folder = path.join(root, "content/case-studies/nimble")
    mkdirSync(folder, { recursive: true })
    symlinkSync("../../elsewhere.mdx", path.join(folder, "index.mdx"))
    expect(await messagesOf(root)).toMatch(
      /^content\/case-studies\/nimble\/index\.mdx:1:1 {2}[^\n]*is a symbolic link\. Put the file or folder itself here\. \[regular-file\]$/,
    )
  })

  it.each(["Nimble", "nimble board", "nimble_board", "nimble.board", "nimble--board", "nïmble", "nimble-"])(
    "cannot have the name %j, which is not valid in an address",
    async (slug) => {
      const files = { ...relatedDocuments(), [`case-studies/${slug}/index.mdx`]: caseStudyText() }
      const place = `content/case-studies/${slug}/index.mdx:1:1  the folder's name "${slug}" cannot be part of an address`
      const found = await messages(files)
      expect([found.slice(0, place.length), found.split("\n").length]).toEqual([place, 1])
    },
  )

  it("of text editors are not documents", async () => {
    const { root } = temporaryContent({ "case-studies/.drafts/index.mdx": "nothing" })
    const { diagnostics, counts } = await snapshotOf(root)
    expect([diagnostics.filter(({ severity }) => severity !== "warning"), counts.documents]).toEqual([[], 0])
  })
})

describe("positions in data files", () => {
  const clients = "- id: odette\n  name: Ödette\n  logo: odette.svg\n"

  it.each([
    ["with Windows line endings", clients.replaceAll("\n", "\r\n"), '3:9  [0].logo: "odette.svg" is not'],
    ["after a byte-order mark", `\uFEFF${clients}`, '3:9  [0].logo: "odette.svg" is not'],
    ["on the line of a byte-order mark", `\uFEFF${clients.replace("odette", "Odette")}`, "1:7  [0].id: "],
    [
      "of a file on the line of a byte-order mark",
      `\uFEFF- { id: odette, name: Ödette, logo: ./no.svg }\n`,
      '1:37  [0].logo: "./no.svg" does not exist',
    ],
    ["if YAML cannot be parsed", "\uFEFF- id: @elif\n", '1:7  a text cannot start with "@"'],
    ["behind dashes", "- id: odette\n---\n- id: nimble\n", "2:1  three dashes end the file here. Remove"],
  ])("are exact %s", async (_, text, expected) => {
    expect(await messages({ "data/clients.yaml": text })).toContain(`content/data/clients.yaml:${expected}`)
  })

  it("are in the first line if there is no list", async () => {
    expect(await messages({ "data/team.yaml": "elif-karaca:\n  name: Elif\n" })).toBe(
      "content/data/team.yaml:1:1  this file must be a list. Start each entry with a dash, a space and its id. [field-syntax]",
    )
  })
})
