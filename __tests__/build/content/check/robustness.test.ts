/** Every problem is reported at a position in its file, none of a file hides those of another, and nothing throws. */
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { checkDataFile } from "../../../../src/content/check/check-data-file"
import { checkDocument } from "../../../../src/content/check/check-document"
import type { Diagnostic } from "../../../../src/content/check/diagnostic"
import { collections, dataFiles, model } from "../../../../src/site/collections/model"
import { nimble, placesFor } from "../../../support/content"
import { damaged, randomFrom } from "../../../support/damage"
import { messagesOf, siteWith } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

const fixtures = path.join(__dirname, "../commands/fixtures")

const everything = process.env.MOSSLIGHT_TEST_ALL !== undefined

jest.setTimeout(everything ? 900_000 : 60_000)
afterAll(removeFolders)

it("reports all problems of several files at once", async () => {
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

/** Every document and data file of the fixtures. */
const files = readdirSync(fixtures).flatMap((fixture) => {
  const folder = path.join(fixtures, fixture)
  const textOf = (file: string) => ({
    file: `${fixture}/${file}`,
    text: readFileSync(path.join(folder, file), "utf8"),
  })
  const isThere = (file: string) => existsSync(path.join(folder, file))
  const documents = collections.flatMap((collection) =>
    (isThere(collection.directory) ? readdirSync(path.join(folder, collection.directory)) : [])
      .map((slug) => `${collection.directory}/${slug}/index.mdx`)
      .filter(isThere)
      .map((file) => {
        const check = async (text: string) =>
          (await checkDocument(model, collection, { file, text })).diagnostics
        return { ...textOf(file), check }
      }),
  )
  const data = dataFiles
    .filter(({ file }) => isThere(`data/${file}`))
    .map((dataFile) => {
      const check = async (text: string) => checkDataFile(dataFile, dataFile.file, text).diagnostics
      return { ...textOf(`data/${dataFile.file}`), check }
    })
  return [...documents, ...data]
})

/** Positions as `line:column rule`, moved down by some lines. Problems of the whole file are in line 1. */
const placesOf = (diagnostics: Diagnostic[], lower = 0) =>
  diagnostics
    .map(
      ({ range: { start }, rule }) => `${start.line === 1 ? 1 : start.line + lower}:${start.column} ${rule}`,
    )
    .sort()

/** Expect positions in the file, and messages in plain sentences. */
const expectGood = (diagnostics: Diagnostic[], text: string) => {
  const lines = text.split(/\r\n|\n|\r/)
  for (const { range, message, fix, field } of diagnostics) {
    for (const { line, column } of [range.start, range.end]) {
      expect(line).toBeGreaterThanOrEqual(1)
      expect(line).toBeLessThanOrEqual(lines.length)
      expect(column).toBeGreaterThanOrEqual(1)
      expect(column).toBeLessThanOrEqual((lines[line - 1] ?? "").length + 2)
    }
    expect(`${field}: ${message}. ${fix}`).not.toMatch(
      /undefined|\[object |\bat .*\.[jt]s:\d|Error:|NaN|call stack/,
    )
  }
}

it("reports random damage without exceptions, and with the right lines", async () => {
  for (let seed = 1; seed <= (everything ? 5000 : 120); seed += 1) {
    const random = randomFrom(seed)
    const original = files[random(files.length)]
    if (!original) continue
    const text = damaged(original.text, random)
    try {
      const found = await original.check(text)
      expectGood(found, text)
      // Another line moves all problems, and changes nothing else.
      if (!text.startsWith("---\n")) continue
      const lower = await original.check(text.replace("\n", "\n# One line more\n"))
      expect(placesOf(lower)).toEqual(placesOf(found, 1))
    } catch (error) {
      throw new Error(`seed ${seed}, ${original.file}:\n${text}\n\n${(error as Error).stack}`)
    }
  }
})

it("reports random damage of a value on its line", async () => {
  let reported = 0
  for (let seed = 1; seed <= (everything ? 5000 : 120); seed += 1) {
    const random = randomFrom(seed)
    const lines = nimble.split("\n")
    const index = random(lines.length)
    const [, head = "", value = ""] = /^( *(?:- )?[a-zA-Z]+: | *- )(.+)$/.exec(lines[index] ?? "") ?? []
    const now = damaged(value, random)
    // The labels of a chart are compared with its values, on other lines.
    if (head.trim() === "" || head.trim() === "labels:" || now.trim() === "" || /[\n\r]/.test(now)) continue
    lines[index] = head + now
    const found = await placesFor(lines.join("\n"))
    if (found.length === 0) continue
    reported += 1
    const onLine = found.filter((place) => place.startsWith(`${index + 1}:`))
    if (onLine.length === 0)
      throw new Error(`seed ${seed}, line ${index + 1}: ${lines[index]}\n${found.join("\n")}`)
  }
  expect(reported).toBeGreaterThan(20)
})
