import { rmSync } from "node:fs"
import path from "node:path"
import { missingDataFiles } from "../../../src/content-model/check-data-files"
import { formatProblem } from "../../../src/content-model/problem"
import { messagesFor, removeSites, siteWith } from "../../support/fixture-site"

jest.setTimeout(30_000)
afterAll(removeSites)

it("picture missing", async () => {
  expect(await messagesFor("picture-missing")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:45:1  image ./screen-7.jpg: the file "./screen-7.jpg" does not exist. In that folder: screen-1.jpg, thumbnail.jpg.
content/technologies/go/index.mdx:7:7  mark: the file "./marc.svg" does not exist. Did you mean "mark.svg"? In that folder: mark.svg."
`)
})

it("picture letter case", async () => {
  expect(await messagesFor("picture-letter-case")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./Thumbnail.jpg" is spelt "thumbnail.jpg" on disk. Letter case counts; write it the same."`,
  )
})

it("picture drawing for photo", async () => {
  expect(await messagesFor("picture-drawing-for-photo")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.svg" is a drawing (SVG), and a photo is needed here. Write e.g. ./cover.jpg (jpg, png, webp or avif)."`,
  )
})

it("picture not a picture", async () => {
  expect(await messagesFor("picture-not-a-picture")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is not a picture but a web page. Save the picture itself, not the page that shows it.
content/case-studies/harbour-ledger/index.mdx:45:1  image ./screen-1.jpg: "./screen-1.jpg" is not a picture but a pointer of Git LFS. Run: git lfs pull."
`)
})

it("drawing broken", async () => {
  expect(await messagesFor("drawing-broken")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:7:7  mark: "./mark.svg" is a drawing that cannot be read (line 2, column 1: unclosed tag: svg). Export it again."`,
  )
})

it("drawing with script", async () => {
  expect(await messagesFor("drawing-with-script")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:7:7  mark: "./mark.svg" holds a script. Export the drawing without scripts and interactions."`,
  )
})

it("md instead of mdx", async () => {
  expect(await messagesFor("md-instead-of-mdx")).toMatchInlineSnapshot(`
"content/technologies/rust/index.mdx:1:1  the folder "rust" of technologies has "index.md", which is not read. Rename it to index.mdx.
content/technologies/zig/index.mdx:1:1  the folder "zig" of technologies has "index.MDX", which is not read. Rename it to index.mdx."
`)
})

it("stray files", async () => {
  expect(await messagesFor("stray-files")).toMatchInlineSnapshot(`
"content/data/team.yaml.orig:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/.#index.mdx:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/#index.mdx#:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/index (1).mdx:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/index copy.mdx:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/index.mdx.bak:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/index.mdx~:1:1  warning: is a backup or lock file and is ignored. Remove it.
content/technologies/go/notes.txt:1:1  warning: is not read. Remove it.
content/technologies/go/unused.svg:1:1  warning: is used by nothing in this folder's document. Use it, or remove it."
`)
})

it("slug malformed", async () => {
  expect(await messagesFor("slug-malformed")).toMatchInlineSnapshot(`
"content/technologies/_go/index.mdx:1:1  the folder's name "_go" is the page's address and cannot be one. "go" exists already: put the two together, or choose another name.
content/technologies/Go Lang/index.mdx:1:1  the folder's name "Go Lang" is the page's address and cannot be one. Rename it to small letters, digits and hyphens, e.g. go-lang."
`)
})

it("slug duplicate", async () => {
  expect(await messagesFor("slug-duplicate")).toMatchInlineSnapshot(
    `"content/technologies/GO/index.mdx:1:1  the folder's name "GO" is the page's address and cannot be one. "go" exists already: put the two together, or choose another name."`,
  )
})

it("slug reserved", async () => {
  expect(await messagesFor("slug-reserved")).toMatchInlineSnapshot(
    `"content/case-studies/page/index.mdx:1:1  the folder's name "page" is the address of a list's pages. Choose another name."`,
  )
})

it("folder without document", async () => {
  expect(await messagesFor("folder-without-document")).toMatchInlineSnapshot(
    `"content/technologies/rust/index.mdx:1:1  the folder "rust" of technologies has no index.mdx. Write it, or remove the folder."`,
  )
})

it("document outside", async () => {
  expect(await messagesFor("document-outside")).toMatchInlineSnapshot(`
"content/rust.mdx:1:1  a document stands in a folder of its own, e.g. content/case-studies/harbour-ledger/index.mdx. Move it there.
content/technologies/go/history.mdx:1:1  is not read: only index.mdx is a page. Move it to content/technologies/history/index.mdx, or remove it.
content/technologies/go/rust/index.mdx:1:1  is not read: only index.mdx is a page. Move it to content/technologies/rust/index.mdx, or remove it.
content/technologies/rust.mdx:1:1  a document stands in a folder of its own. Move it to content/technologies/rust/index.mdx.
content/technology:1:1  there is no collection "technology". Did you mean "technologies"?"
`)
})

it("data file unknown", async () => {
  expect(await messagesFor("data-file-unknown")).toMatchInlineSnapshot(`
"content/data/clients.yml:1:1  there is no data file of this name, and it is not read. Did you mean "clients.yaml"?
content/data/teams.yaml:1:1  there is no data file of this name, and it is not read. Did you mean "team.yaml"?"
`)
})

it("picture empty", async () => {
  expect(await messagesFor("picture-empty")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is empty. Export the picture again."`,
  )
})

it("picture corrupt: the second half is missing, and bytes in the middle are damaged", async () => {
  expect(await messagesFor("picture-corrupt")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is damaged: it cannot be shown to its end. Export it again.
content/data/team.yaml:5:10  [0].image: "./people/elif-karaca.png" is damaged: it cannot be shown to its end. Export it again."
`)
})

it("picture mislabelled", async () => {
  expect(await messagesFor("picture-mislabelled")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is a PNG inside, whatever its name says. Rename it to thumbnail.png, here too.
content/data/team.yaml:5:10  [0].image: "./people/elif-karaca.png" is a drawing (SVG) inside, and a photo is needed. Export it as PNG."
`)
})

it("picture over 12,000 pixels", async () => {
  expect(await messagesFor("picture-too-wide")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" is 12,001 × 10 pixels. Export it with at most 12,000 pixels on each side."`,
  )
})

it("picture over 20 MB", async () => {
  expect(await messagesFor("picture-too-heavy")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" has 21.0 MB. Export it with at most 20 MB."`,
  )
})

it("picture animated", async () => {
  expect(await messagesFor("picture-animated")).toMatchInlineSnapshot(
    `"content/case-studies/harbour-ledger/index.mdx:45:1  image ./film.webp: "./film.webp" is animated. Save one picture of it."`,
  )
})

it("picture unreadable: a folder of that name, and a link that leads nowhere", async () => {
  expect(await messagesFor("picture-unreadable")).toMatchInlineSnapshot(`
"content/case-studies/harbour-ledger/index.mdx:7:12  thumbnail: "./thumbnail.jpg" cannot be read (EISDIR). Put the picture here anew.
content/technologies/go/index.mdx:7:7  mark: "./mark.svg" cannot be read (ENOENT). Put the picture here anew."
`)
})

it("encoding Latin-1", async () => {
  expect(await messagesFor("encoding-latin-1")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:11:73  a character here cannot be read. Save the file in the encoding UTF-8 and write it again."`,
  )
})

it("encoding UTF-16", async () => {
  expect(await messagesFor("encoding-utf-16")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:1:1  a character here cannot be read. Save the file in the encoding UTF-8 and write it again."`,
  )
})

it("encoding with the line ends of old", async () => {
  expect(await messagesFor("encoding-old-line-ends")).toMatchInlineSnapshot(
    `"content/technologies/go/index.mdx:1:1  the lines of this file end in an old way (CR). Save it with the line ends LF."`,
  )
})

it("CRLF line ends and a byte-order mark: exact places", async () => {
  expect(await messagesFor("crlf-and-bom")).toMatchInlineSnapshot(`
"content/technologies/go/index.mdx:8:1  color: is empty: what follows a space and # is a comment. Put it in quotes: "#00798F".
content/technologies/go/index.mdx:18:10  body: "<" opens an element here. Write it in backticks, \`<\`, or in words: less than, under."
`)
})

it("data files that are not there", async () => {
  const root = await siteWith()
  for (const file of ["site.yaml", "faq.yaml"]) rmSync(path.join(root, "content/data", file))
  expect((await missingDataFiles(root)).map(formatProblem)).toEqual([
    "content/data/site.yaml:1:1  is missing. Put it back.",
    "content/data/faq.yaml:1:1  is missing. Put it back; a list without entries is written [].",
  ])
})
