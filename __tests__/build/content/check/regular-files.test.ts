/** Symbolic links and special files: a build would publish what they lead to, or wait for them for ever. */
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs"
import { createServer } from "node:net"
import path from "node:path"
import { isIrregular } from "../../../../src/gatsby/nodes/is-irregular"
import { checkAgain, siteWith, write } from "../../../support/fixture-site"
import { removeFolders, temporaryFolder, writeFiles } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterAll(removeFolders)

const link = "is a symbolic link. Put the file or folder itself here. [regular-file]"

const messages = async (root: string) => (await checkAgain(root)).diagnostics.map(formatBriefly)

/** Put a link in the place of a file or folder, with the same content behind it. */
const replaceByLink = (root: string, file: string) => {
  const elsewhere = path.join(temporaryFolder(), path.basename(file))
  const own = path.join(root, file)
  cpSync(own, elsewhere, { recursive: true })
  rmSync(own, { recursive: true })
  symlinkSync(elsewhere, own)
}

it.each([
  ["a document", "content/technologies/go/index.mdx"],
  ["a picture", "content/case-studies/harbour-ledger/screen-1.jpg"],
  ["a logo", "content/technologies/go/mark.svg"],
  ["a data file", "content/data/team.yaml"],
  ["a portrait", "content/data/people/elif-karaca.png"],
  ["a folder of pictures", "content/data/people"],
  ["a document's folder", "content/technologies/go"],
  ["a collection", "content/technologies"],
  ["the data", "content/data"],
  ["all content", "content"],
])("%s behind a link is an error, and nothing is read", async (_, file) => {
  const root = await siteWith()
  replaceByLink(root, file)
  expect(await messages(root)).toEqual([`${file}:1:1  ${link}`])
  expect(isIrregular(path.join(root, file))).toBe(true)
})

it.each([
  ["a download", "technologies/go/answers.csv", "content/technologies/go/answers.csv"],
  ["a snippet", "snippets/note.mdx", "content/snippets/note.mdx"],
  ["a file of static/", "../static/data.json", "static/data.json"],
  ["a hidden file of static/", "../static/.well-known/security.txt", "static/.well-known/security.txt"],
  ["a folder of static/", "../static/brand/logo.png", "static/brand"],
])("%s behind a link is an error", async (_, file, place) => {
  const root = await siteWith()
  write(root, file, "secret")
  replaceByLink(root, place)
  expect(await messages(root)).toEqual([`${place}:1:1  ${link}`])
})

it("a link that leads nowhere, or in a circle, is an error", async () => {
  const root = await siteWith()
  symlinkSync("nowhere", path.join(root, "content/insights/nowhere"))
  symlinkSync("../insights", path.join(root, "content/insights/circle"))
  expect(await messages(root)).toEqual([
    `content/insights/circle:1:1  ${link}`,
    `content/insights/nowhere:1:1  ${link}`,
  ])
})

it("a pipe, a socket and a device are errors, and are not waited for", async () => {
  const root = await siteWith()
  for (const file of ["technologies/go/mark.svg", "technologies/go/index.mdx", "data/team.yaml"]) {
    rmSync(path.join(root, "content", file))
    execFileSync("mkfifo", [path.join(root, "content", file)])
  }
  const server = createServer().listen(path.join(root, "content/data/clients.yaml.sock"))
  const special = "is neither a file nor a folder. Remove it. [regular-file]"
  expect(await messages(root)).toEqual([
    `content/data/clients.yaml.sock:1:1  ${special}`,
    `content/data/team.yaml:1:1  ${special}`,
    `content/technologies/go/index.mdx:1:1  ${special}`,
    `content/technologies/go/mark.svg:1:1  ${special}`,
  ])
  server.close()
})

it("files, folders, locks of Emacs and a project behind a link are no errors", async () => {
  const root = await siteWith()
  symlinkSync("editor@host.1", path.join(root, "content/technologies/go/.#index.mdx"))
  writeFiles(path.join(root, "static"), { "brand/notes.txt": "text" })
  expect((await messages(root)).filter((message) => message.includes("regular-file"))).toEqual([])
  const other = path.join(temporaryFolder(), "project")
  renameSync(root, other)
  mkdirSync(path.dirname(root), { recursive: true })
  symlinkSync(other, root)
  expect((await messages(root)).filter((message) => message.includes("regular-file"))).toEqual([])
  expect(isIrregular(path.join(root, "content/technologies/go/mark.svg"))).toBe(false)
  expect(isIrregular(path.join(root, "content/missing"))).toBe(false)
})
