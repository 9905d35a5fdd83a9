import { readFileSync } from "node:fs"
import path from "node:path"
import { snapshotOf, temporaryContent } from "../../../support/content"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterAll(removeFolders)

const technology = readFileSync(
  path.resolve(__dirname, "../commands/fixtures/_valid/technologies/go/index.mdx"),
  "utf8",
)

/** The messages about the files that a body publishes. */
const messages = async (element: string, files: Record<string, string>) => {
  const document = technology.replace("<Hero />", `<Hero />\n\n${element}`)
  const { root } = temporaryContent({ "technologies/go/index.mdx": document, ...files })
  const { diagnostics } = await snapshotOf(root)
  return diagnostics
    .map(formatBriefly)
    .filter((message) => /answers|board/.test(message))
    .join("\n")
}

const download = '<Download label="Answers" file="./answers.csv" />'

it("are used by the element that names them", async () => {
  expect(await messages(download, { "technologies/go/answers.csv": "a,b\n" })).toBe("")
})

it("must exist, spelt as on disk", async () => {
  expect(await messages(download, {})).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:27  <Download file>: "./answers.csv" does not exist. Put it next to this file. [image-path]"`,
  )
  expect(await messages(download, { "technologies/go/Answers.csv": "a,b\n" })).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:27  <Download file>: "./answers.csv" is called "Answers.csv" on disk. Write ./Answers.csv. [image-path]"`,
  )
})

it.each(["./answers.csv", "answers.csv"])("are no address of a link: %s", async (address) => {
  expect(await messages(`[Answers](${address})`, { "technologies/go/answers.csv": "a,b\n" })).toContain(
    'For a file next to this document, write <Download file="./answers.csv" label="…" />. [link-address]',
  )
})

it("have a size limit", async () => {
  const video = '<Video title="The board" file="./board.mp4" poster="./poster.jpg" captions="./board.vtt" />'
  const files = { "technologies/go/board.mp4": "", "technologies/go/board.vtt": "a".repeat(1_200_000) }
  expect(await messages(video, files)).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:16:67  <Video captions>: "./board.vtt" is 1.1 MB. Make it smaller: at most 1 MB. [image-file]"`,
  )
})
