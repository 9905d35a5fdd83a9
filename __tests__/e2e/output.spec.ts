/** What must not be among the published files: sources, traces of the machine, values of its environment. */
import { readdirSync, readFileSync } from "node:fs"
import { homedir, hostname } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { outputKind } from "../../src/content-check/output-files"
import { pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"

const text = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|conf)$|\/_(?:headers|redirects)$/

const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
const texts = files
  .filter((file) => text.test(file))
  .map((file) => ({ file, content: readFileSync(file, "utf8") }))

/** Files that hold a text, by their names inside the site. */
const holding = (needle: string | RegExp) =>
  texts
    .filter(({ content }) => (typeof needle === "string" ? content.includes(needle) : needle.test(content)))
    .map(({ file }) => path.relative(siteFolder, file))

test("no source maps, statistics or files of Gatsby's own", () => {
  const names = files.map((file) => path.relative(siteFolder, file))
  const unwanted = /\.map$|webpack\.stats|chunk-map|~partytown|^_gatsby|\.tsx?$|\.mdx$|\.ya?ml$/
  expect(names.filter((name) => unwanted.test(name))).toEqual([])
  expect(holding(/\/\/# sourceMappingURL=/)).toEqual([])
  console.log(`Output: ${files.length} files, ${texts.length} of them text, were searched`)
})

test("nothing at the top that an old path could be mistaken for", () => {
  const known = new Set([...pages.map((page) => page.path.split("/")[1] ?? ""), ...readdirSync("static")])
  // Compressed files stand beside their own, and a script's name is another one when it changes.
  const passing = /\.(?:br|gz)$|-[0-9a-f]{16,20}\.js(?:\.LICENSE\.txt)?$/
  const names = readdirSync(siteFolder).filter((name) => !known.has(name) && !passing.test(name))
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => !outputKind(name))).toEqual([])
})

test("no path of the machine that built it", () => {
  expect(holding(process.cwd())).toEqual([])
  expect(holding(`${homedir()}/`)).toEqual([])
  // Names of containers are random; those of people's machines would be a trace.
  if (hostname().length > 8) expect(holding(hostname())).toEqual([])
})

test("no value of its environment", () => {
  const canary = process.env.MOSSLIGHT_CANARY
  test.skip(!canary, "The canary is planted by `npm test`, before it builds.")
  expect(holding(String(canary))).toEqual([])
})

test("no name or version of the generator", () => {
  expect(holding(/<meta[^>]*name="generator"/)).toEqual([])
})
