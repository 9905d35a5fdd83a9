/** Each rule's examples: only that rule reports a wrong example, and none reports a right one. */
import { readdirSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import type { Examples } from "../../../src/content-check/rule"
import { rules } from "../../../src/content-check/rules"
import { yamlPositions } from "../../../src/content-check/yaml/yaml-positions"
import { checkAgain, read, siteWith, write } from "../../support/fixture-site"
import { removeFolders } from "../../support/folders"
import { formatBriefly } from "../../support/format-briefly"

jest.setTimeout(60_000)
afterAll(removeFolders)

const study = "case-studies/harbour-ledger/index.mdx"
const insight = "insights/old-boats/index.mdx"

/** The document with the example's lines, which replace the same field or follow the last one. */
const withField = (text: string, example: string) => {
  const [, head = "", yaml = "", body = ""] = /^(---\n)([\s\S]*?\n)(---\n[\s\S]*)$/.exec(text) ?? []
  const [, field = ""] = /^([\w.[\]]+):/.exec(example) ?? []
  const keys = field.split(/[.[\]]+/).filter(Boolean)
  const steps = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key))
  const [from, to] = [yamlPositions(yaml)(steps, "key"), yamlPositions(yaml)(steps)]
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

const imageOf = (width: number, height: number, format: string) =>
  sharp({ create: { width, height, channels: 3, background: "#34CE72" } })
    .toFormat(format as "png")
    .toBuffer()

let root = ""
beforeAll(async () => {
  root = await siteWith()
})

/** Write an example to the valid site, and check it. @param rewrite change of the text with the example */
const check = async (place: Examples["in"], example: string, rewrite = (text: string) => text) => {
  const [text, valid] = [read(root, study), read(root, insight)]
  if (place === "fields") write(root, study, rewrite(withField(text, example)))
  if (place === "body") write(root, study, rewrite(`${text}\n${example}\n`))
  if (place === "text") write(root, insight, rewrite(`${valid.split("\n\n")[0]}\n\n${example}\n`))
  if (place === "files") {
    root = await siteWith()
    const [, file = "", content = valid] = /^(.+?)(?:: ([\s\S]*))?$/.exec(example) ?? []
    const [, width, height, format = "jpeg"] = /^(\d+) × (\d+)(?: (\w+))?$/.exec(content) ?? []
    write(root, file, width ? await imageOf(Number(width), Number(height), format) : content)
  }
  const { diagnostics } = await checkAgain(root)
  if (place === "files") root = await siteWith()
  write(root, study, text)
  write(root, insight, valid)
  return diagnostics
}

describe.each(rules.map((rule) => [rule.id, rule] as const))("%s", (id, { examples }) => {
  it.each(examples.wrong)("finds %j", async (example) => {
    const found = await check(examples.in, example)
    expect(found.map(({ rule }) => rule)).toContain(id)
    expect(found.filter(({ rule }) => rule !== id).map(formatBriefly)).toEqual([])
    const onWindows = await check(examples.in, example, (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`)
    expect(onWindows.map(({ range }) => range.start)).toEqual(found.map(({ range }) => range.start))
  })

  it.each(examples.right)("accepts %j", async (example) => {
    expect((await check(examples.in, example)).map(formatBriefly)).toEqual([])
  })
})

it("has a file for each rule, with the rule's name", () => {
  const files = readdirSync(path.resolve(__dirname, "../../../src/content-check/rules"))
  expect(rules.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort())
})
