/**
 * Each rule's examples: only that rule reports a wrong example, at its place and with its message, and none reports a
 * right one.
 */
import { readdirSync, rmSync, symlinkSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { byPosition, type Diagnostic, explainInStudio } from "../../../../src/content/check/diagnostic"
import { offsetsIn } from "../../../../src/content/check/position"
import type { Examples } from "../../../../src/content/check/rule"
import { rules } from "../../../../src/content/check/rules"
import { codeOf } from "../../../../src/content/check/rules/control-character"
import { readYaml } from "../../../../src/content/check/yaml/read-yaml"
import { todayUtc } from "../../../../src/util/day"
import { checkAgain, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"
import { moreExamples } from "./more-examples"

afterAll(removeFolders)

const study = "case-studies/harbour-ledger/index.mdx"
const insight = "insights/old-boats/index.mdx"

/** The document with the example's lines, which replace the same field or follow the last one. */
const withField = (text: string, example: string) => {
  const [, head = "", yaml = "", body = ""] = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? []
  const [, field = ""] = /^([\w.[\]]+):/.exec(example) ?? []
  const keys = field.split(/[.[\]]+/).filter(Boolean)
  const steps = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const { locate } = readYaml(yaml)
  const [from, to] = [locate(steps, "key"), locate(steps)]
  if (from.start.line === 1) return `${head}${yaml}${example}\n${body}`
  const lines = example.slice(field.lastIndexOf(".") + 1)
  const offset = ({ line, column }: { line: number; column: number }) =>
    yaml
      .split("\n")
      .slice(0, line - 1)
      .join("\n").length + column
  const after = yaml.slice(offset(to.end)).replace(/^(?=[^\n])/, to.end.column === 1 ? "\n" : "")
  return `${head}${yaml.slice(0, offset(from.start))}${lines}${after}${body}`
}

const imageOf = (width: number, height: number, format: string, hasGps: boolean) =>
  sharp({ create: { width, height, channels: 3, background: "#34CE72" } })
    .withExif(hasGps ? { IFD3: { GPSLatitudeRef: "N" } } : {})
    .toFormat(format as "png")
    .toBuffer()

let root = ""
beforeAll(async () => {
  root = await siteWith()
})

/** The file that an example changes, its valid text, and the changed text. */
const changeBy = (
  { in: place }: Examples,
  example: string,
): [file: string, valid: string, changed: string] => {
  const [text, other] = [read(root, study), read(root, insight)]
  if (place === "fields") return [study, text, withField(text, example)]
  if (place === "body") return [study, text, `${text}\n${example}\n`]
  if (place === "text") return [insight, other, `${other.split("\n\n")[0]}\n\n${example}\n`]
  const [, file = "", content = other] = /^(.+?)(?:: ([\s\S]*))?$/.exec(example) ?? []
  return [file, "", content]
}

const writeLink = (file: string, target: string) => {
  rmSync(file, { recursive: true, force: true })
  symlinkSync(target, file)
}

/** Write an example to the valid site, and check it. @param rewrite change of the text with the example */
const check = async (examples: Examples, example: string, rewrite = (text: string) => text) => {
  const [file, valid, changed] = changeBy(examples, example)
  const [, width, height, format = "jpeg", gps] =
    /^(\d+) × (\d+)(?: (png|jpeg))?( with GPS)?$/.exec(changed) ?? []
  const [, target] = /^link to (.+)$/.exec(changed) ?? []
  if (target) writeLink(path.join(root, "content", file), target)
  else
    write(
      root,
      file,
      width ? await imageOf(Number(width), Number(height), format, Boolean(gps)) : rewrite(changed),
    )
  const { diagnostics } = await checkAgain(root)
  if (examples.in === "files") root = await siteWith()
  else write(root, file, valid)
  return diagnostics
}

const withFix = (text: string, { range, replacement = "" }: Diagnostic) => {
  const offsetOf = offsetsIn(text)
  return text.slice(0, offsetOf(range.start)) + replacement + text.slice(offsetOf(range.end))
}

/** Words in the place of a fix that are not in what it writes there. */
const wordsLost = (text: string, { range, replacement = "" }: Diagnostic) => {
  const offsetOf = offsetsIn(text)
  const kept = wordsOf(replacement).join("")
  return wordsOf(text.slice(offsetOf(range.start), offsetOf(range.end))).filter(
    (word) => !kept.includes(word),
  )
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a problem is in a line that the example changes, or in one that names the file that it changes. */
const isInPlace = (
  { file, range }: Diagnostic,
  [changedFile, valid, changed]: ReturnType<typeof changeBy>,
) => {
  const inside = file.replace("content/", "")
  const { line } = range.start
  if (inside !== changedFile) {
    const name = path.basename(changedFile.replace("/index.mdx", ""))
    return read(root, inside).split("\n")[line - 1]?.includes(name)
  }
  const lines = changed.split("\n")
  const isBefore = valid.startsWith(`${lines.slice(0, line).join("\n")}\n`)
  const isAfter = valid.endsWith(`\n${lines.slice(line - 1).join("\n")}`)
  return !isBefore && !isAfter
}

/**
 * A message, with its line and column from the first changed line on, and without its file and rule, nor the names of all
 * pages, which every site has others of.
 */
const messageIn = (diagnostic: Diagnostic, [, valid, changed]: ReturnType<typeof changeBy>) => {
  const validLines = valid.split("\n")
  const before = Math.max(
    0,
    changed.split("\n").findIndex((line, index) => line !== validLines[index]),
  )
  const { line, column } = diagnostic.range.start
  const brief = formatBriefly(diagnostic).replaceAll(todayUtc(), "<today>")
  const message = brief.replace(/^\S+ +| \[[\w-]+\]$/g, "")
  return `${line - before}:${column} ${message.replace(/(?<=The pages are: ).*(?=\. To add one)/, "…")}`
}

/** The messages of all wrong examples, which the tests collect. */
const messages: string[] = []

/** Files, commands and marks of files in the words of the studio. Files in the wrong place keep their names. */
const notInStudio = /(?<!`)`\w|\bnpm |content\/|\.mdx|\.yaml/

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, { examples }) => {
  const wrong = [...examples.wrong, ...(moreExamples[id] ?? [])]

  it.each(wrong)("finds %j, and has fixes that help", async (example) => {
    const found = await check(examples, example)
    expect(found.map(({ rule }) => rule)).toContain(id)
    expect(found.filter(({ rule }) => rule !== id).map(formatBriefly)).toEqual([])
    const change = changeBy(examples, example)
    expect(found.filter((one) => !isInPlace(one, change)).map(formatBriefly)).toEqual([])
    const all = [`${id}: ${example}`, ...found.map((one) => messageIn(one, change))].join(" → ")
    const inStudio = found
      .filter(({ rule }) => !/^(?:file-place|unused-file)$/.test(rule))
      .map(explainInStudio)
    expect(inStudio.filter((text) => notInStudio.test(text))).toEqual([])
    messages.push(all.replaceAll("\n", "⏎").replace(/(?! )[\p{C}\p{Z}]/gu, codeOf))
    const onWindows = await check(examples, example, (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`)
    expect(onWindows.map(({ range }) => range.start)).toEqual(found.map(({ range }) => range.start))

    const certain = found.filter(({ replacement }) => replacement !== undefined)
    if (certain.length === 0) return
    const fixed = (text: string) => certain.toSorted((a, b) => byPosition(b, a)).reduce(withFix, text)
    // A fix of one word leaves the others.
    const lost = certain.map((fix) => [fix.message, wordsLost(change[2], fix)] as const)
    expect(lost.filter(([, words]) => words.length > 1)).toEqual([])
    const left = found.filter((one) => !certain.includes(one)).map(({ message }) => message)
    expect((await check(examples, example, fixed)).map(({ message }) => message)).toEqual(left)
  })

  it.each(examples.right)("accepts %j", async (example) => {
    expect((await check(examples, example)).map(formatBriefly)).toEqual([])
  })
})

it("has these messages for wrong examples", () => expect(messages.join("\n")).toMatchSnapshot())

it("has a file for each rule, with the rule's name", () => {
  const files = readdirSync(path.resolve(__dirname, "../../../../src/content/check/rules"))
  expect(rules.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort())
})
