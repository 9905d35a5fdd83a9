/** What holds for every problem: it is reported at a position of the file, it hides no other, and nothing throws. */
import { cpSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { collections, dataFiles } from "../../../src/collections/model"
import { readDataFile } from "../../../src/content-check/check-data-files"
import { checkDocument } from "../../../src/content-check/check-document"
import type { Diagnostic } from "../../../src/content-check/diagnostic"
import { messagesOf, removeSites, siteWith } from "../../support/fixture-site"

const repository = path.resolve(__dirname, "../../..")
const fixtures = path.join(__dirname, "../authoring/fixtures")

const everything = process.env.MOSSLIGHT_TEST_ALL !== undefined

jest.setTimeout(everything ? 300_000 : 30_000)
afterAll(removeSites)

it("has nothing to say about the valid site", async () => {
  expect(await messagesOf(await siteWith())).toBe("valid")
})

it("reports problems of several files at once, and no fewer of one file because of another", async () => {
  const together = ["mdx-html-comment", "yaml-unclosed-list", "picture-not-a-picture", "data-file-unknown"]
  const root = await siteWith()
  const expected: string[] = []
  for (const name of together) {
    expected.push(...(await messagesOf(await siteWith(name))).split("\n"))
    cpSync(path.join(fixtures, name), path.join(root, "content"), { recursive: true })
  }
  const found = (await messagesOf(root)).split("\n")
  expect(found).toEqual(expect.arrayContaining(expected))
  expect(found).toHaveLength(expected.length)
})

describe("random damage to real files", () => {
  const files = collections.flatMap((collection) =>
    readdirSync(path.join(repository, "content", collection.directory)).map((slug) => {
      const file = `content/${collection.directory}/${slug}/index.mdx`
      return { collection, slug, file, text: readFileSync(path.join(repository, file), "utf8") }
    }),
  )
  const data = dataFiles.map((dataFile) => {
    const file = `content/data/${dataFile.file}`
    return { dataFile, file, text: readFileSync(path.join(repository, file), "utf8") }
  })
  const tokens = [
    ..."{}<>[]()#*_`'\"|>&!%@:-~^\\\t\r\n\0\uFEFF\uFFFD\u2028",
    "---\n",
    "\n---\n",
    "</",
    "/>",
    "<Hero",
    "<Hero />",
    "<!--",
    "-->",
    "{/*",
    "![](",
    "](%)",
    "import ",
    "export ",
    "\n\n# ",
    ": ",
    " #",
    "\n\t",
    "&amp;",
    "&#0;",
    "[^1]: ",
    "<b>",
    "<constructor />",
    "__proto__: 1\n",
    "<<: *a\n",
    "- - - ",
    "😀",
    "\ud800",
    "12:30",
  ]

  /** A small generator with a seed (mulberry32), so that a failure can be repeated. */
  const randomFrom = (seed: number) => {
    let state = seed
    return (below: number) => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
    }
  }

  const damaged = (text: string, random: (below: number) => number) => {
    let result = text
    for (let count = 1 + random(4); count > 0; count -= 1) {
      const at = random(result.length + 1)
      const length = random(3) === 0 ? random(400) : random(6)
      const token = random(2) === 0 ? (tokens[random(tokens.length)] ?? "") : ""
      result = result.slice(0, at) + token + result.slice(at + length)
    }
    return result
  }

  /** Positions are in the file, messages are sentences for people. */
  const expectGood = (diagnostics: Diagnostic[], text: string) => {
    const lines = text.split(/\r\n|\n|\r/)
    for (const { range, message, fix, field } of diagnostics) {
      const { line, column } = range.start
      expect(line).toBeGreaterThanOrEqual(1)
      expect(line).toBeLessThanOrEqual(lines.length)
      expect(column).toBeGreaterThanOrEqual(1)
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 2)
      expect(range.end.line).toBeGreaterThanOrEqual(line)
      expect(`${field}: ${message}. ${fix}`).not.toMatch(/undefined|\[object |\bat .*\.[jt]s:\d|Error:|NaN/)
    }
  }

  const runs = everything ? 1000 : 20

  it("never throws, and always says where", async () => {
    for (let seed = 1; seed <= runs; seed += 1) {
      const random = randomFrom(seed)
      const document = files[random(files.length)]
      if (!document) continue
      const text = damaged(document.text, random)
      const { diagnostics } = await checkDocument(document.collection, { ...document, text }).catch(
        (error) => {
          throw new Error(`seed ${seed}, ${document.file}: ${error.stack}`)
        },
      )
      expectGood(diagnostics, text)
    }
  }, 120_000)

  it("never throws for data files either", () => {
    for (let seed = 1; seed <= runs * 2; seed += 1) {
      const random = randomFrom(seed)
      const entry = data[random(data.length)]
      if (!entry) continue
      const text = damaged(entry.text, random)
      expectGood(readDataFile(entry.dataFile, text, entry.file).diagnostics, text)
    }
  }, 120_000)
})
