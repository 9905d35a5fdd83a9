/** A small valid site for tests of the editors' tools, and fixtures that change it. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { openContent } from "../../src/content/engine/content"
import { diskFiles } from "../../src/content/engine/disk-files"
import { createResults } from "../../src/content/engine/results"
import { dataFiles, model } from "../../src/site/collections/model"
import { requiredPages } from "../../src/site/collections/pages/required-pages"
import { fixtureBytes } from "./fixture-bytes"
import { temporaryFolder, writeFiles } from "./folders"
import { formatBriefly } from "./format-briefly"
import { withoutMissingDataFiles } from "./without-missing-data-files"

const fixtures = path.join(__dirname, "../build/content/commands/fixtures")

/** Names of all fixtures. */
export const fixtureNames = [
  ...new Set([
    ...readdirSync(fixtures).filter((name) => !name.startsWith("_")),
    ...Object.keys(fixtureBytes),
  ]),
].sort()

/** Images of the valid site: path, width, height. Git stores only its texts. */
const images: [file: string, width: number, height: number][] = [
  ["case-studies/harbour-ledger/thumbnail.jpg", 800, 600],
  ["case-studies/harbour-ledger/screen-1.jpg", 320, 200],
  ["data/people/elif-karaca.png", 200, 200],
]

let drawn: Promise<[file: string, bytes: Buffer][]> | undefined

const draw = async ([file, width, height]: (typeof images)[number]): Promise<[string, Buffer]> => {
  const image = sharp({ create: { width, height, channels: 3, background: "#34CE72" } })
  return [file, await image.toFormat(file.endsWith("png") ? "png" : "jpeg").toBuffer()]
}

/** Write the valid site, then the fixture's files. Return the folder with `content`. `removeFolders` deletes it. */
export const siteWith = async (fixture?: string): Promise<string> => {
  const root = temporaryFolder()
  await resetSite(root, fixture)
  return root
}

/** Write a page without text at an address. Its folder is named after it. */
const writePage = (root: string, address: string) => {
  const folder = address.replace("{site.productName}", "us").split("/").filter(Boolean).join("-") || "home"
  const text = `---
name: Page ${folder}
description: ${"What visitors find on this page, as a search result shows it. ".repeat(2).trim()}
path: ${address}
noindex: ${/^\/(404|search|payment|estimate\/completed)\//.test(address)}
hero:
  title: Page
---

<Hero />
`
  write(root, `pages/${folder}/index.mdx`, text)
}

/** Replace the folder's `content` by the valid site and the fixture's files. */
export const resetSite = async (root: string, fixture?: string) => {
  const content = path.join(root, "content")
  rmSync(content, { recursive: true, force: true })
  cpSync(path.join(fixtures, "_valid"), content, { recursive: true })
  drawn ??= Promise.all(images.map(draw))
  for (const [file, bytes] of await drawn) write(root, file, bytes)
  for (const { path: address } of requiredPages) writePage(root, address)
  for (const { file, single } of dataFiles) {
    const written = path.join(content, "data", file)
    if (existsSync(written)) continue
    if (single) cpSync(path.resolve("content/data", file), written)
    else writeFileSync(written, "[]\n")
  }
  if (!fixture) return
  if (!fixtureNames.includes(fixture)) throw new Error(`There is no fixture "${fixture}"`)
  if (existsSync(path.join(fixtures, fixture)))
    cpSync(path.join(fixtures, fixture), content, { recursive: true })
  await fixtureBytes[fixture]?.(content)
}

/** Write a file to `content`. */
export const write = (root: string, file: string, content: string | Buffer) =>
  writeFiles(path.join(root, "content"), { [file]: content })

/** Read a file in `content`. */
export const read = (root: string, file: string) => readFileSync(path.join(root, "content", file), "utf8")

/** Results of earlier checks: most sites have the documents of the valid one. */
const results = createResults()

/** Check a site, as the studio and develop do again and again. */
export const checkAgain = async (root: string) => {
  const snapshot = await openContent(diskFiles(root), model, results).snapshot()
  return { ...snapshot, diagnostics: withoutMissingDataFiles(snapshot.diagnostics) }
}

/** The messages for a site, as the editor sees them. */
export const messagesOf = async (root: string): Promise<string> => {
  const { diagnostics } = await checkAgain(root)
  return diagnostics.map(formatBriefly).join("\n") || "valid"
}

/** The messages for a fixture. */
export const messagesFor = async (fixture: string): Promise<string> => messagesOf(await siteWith(fixture))
