/** The published files contain no sources, paths of the machine, or environment variables. */
import { readdirSync, readFileSync } from "node:fs"
import { homedir, hostname } from "node:os"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { outputKind } from "../../src/content/check/output-files"
import { pages } from "./support/pages"
import { siteFolder } from "./support/site-folder"

const text = /\.(?:html|js|css|json|md|svg|xml|txt|webmanifest|conf)$|\/_(?:headers|redirects)$/

const files = readdirSync(siteFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
const texts = files
  .filter((file) => text.test(file))
  .map((file) => ({ file, content: readFileSync(file, "utf8") }))

/** The names of files that contain a text. */
const filesContaining = (needle: string | RegExp) =>
  texts
    .filter(({ content }) => (typeof needle === "string" ? content.includes(needle) : needle.test(content)))
    .map(({ file }) => path.relative(siteFolder, file))

test("there are no source maps, statistics or files of Gatsby", () => {
  const names = files.map((file) => path.relative(siteFolder, file))
  const unwanted = /\.map$|webpack\.stats|chunk-map|~partytown|^_gatsby|\.tsx?$|\.mdx$|\.ya?ml$/
  expect(names.filter((name) => unwanted.test(name))).toEqual([])
  expect(filesContaining(/\/\/# sourceMappingURL=/)).toEqual([])
})

test("all names at the top level are known, so that redirects cannot overwrite them", () => {
  const known = new Set([...pages.map((page) => page.path.split("/")[1] ?? ""), ...readdirSync("static")])
  // Compressed files and scripts are known by their extension or hash.
  const isIgnored = /\.(?:br|gz)$|-[0-9a-f]{10}\.js(?:\.LICENSE\.txt)?$/
  const names = readdirSync(siteFolder).filter((name) => !known.has(name) && !isIgnored.test(name))
  expect(names.length).toBeGreaterThan(14)
  expect(names.filter((name) => !outputKind(name))).toEqual([])
})

test("no file contains a path or the name of the machine", () => {
  expect(filesContaining(process.cwd())).toEqual([])
  expect(filesContaining(`${homedir()}/`)).toEqual([])
  // Short names are common words; names of containers are random.
  if (hostname().length > 8) expect(filesContaining(hostname())).toEqual([])
})

test("no file contains an environment variable of the build", () => {
  const canary = process.env.MOSSLIGHT_CANARY
  test.skip(!canary, "Only `npm test` sets the canary, before it builds.")
  expect(filesContaining(String(canary))).toEqual([])
})

test("nothing of reviews and of develop is in the published site", () => {
  expect(files.filter((file) => /^(?:drafts|gallery)/.test(path.relative(siteFolder, file)))).toEqual([])
  expect(filesContaining(/All drafts|Edit this page|vscode:|\bREVIEW\b/)).toEqual([])
})

test("no page names its generator", () => {
  expect(filesContaining(/<meta[^>]*name="generator"/)).toEqual([])
})
