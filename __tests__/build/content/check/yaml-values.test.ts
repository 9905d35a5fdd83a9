import * as yaml from "yaml"
import { type Diagnostic, reportTo } from "../../../../src/content/check/diagnostic"
import { SurprisingValue } from "../../../../src/content/check/yaml/plain-value"
import { readYaml } from "../../../../src/content/check/yaml/read-yaml"
import { parseSource } from "../../../../src/studio/source/parse-source"
import { dataOf } from "../../../../src/studio/source/yaml-tree"
import { checkText, nimble } from "../../../support/content"

jest.mock("yaml", () => {
  const actual = jest.requireActual<typeof yaml>("yaml")
  return { ...actual, parseDocument: jest.fn(actual.parseDocument) }
})

const read = (value: string) => (readYaml(`field: ${value}`).data as { field: unknown }).field

it.each([
  ["0", 0],
  ["-0.5", -0.5],
  ["1840", 1840],
])("reads %s as a number", (written, value) => {
  expect(read(written)).toBe(value)
})

it.each<[written: string, becomes: number]>([
  ["12:30", 750],
  ["-1:30", -90],
  ["1:30.5", 90.5],
  ["1.10", 1.1],
  ["010", 8],
  ["+1", 1],
  ["0x1f", 31],
  ["0b11", 3],
  ["1_000", 1000],
  ["1e3", 1000],
  [".5", 0.5],
  ["-0", 0],
  [".inf", Number.POSITIVE_INFINITY],
  ["-.inf", Number.NEGATIVE_INFINITY],
  [".nan", Number.NaN],
  ["12345678901234567890", 12345678901234567000],
])("does not read %s as a number, as YAML does", (written, becomes) => {
  expect(read(written)).toEqual(new SurprisingValue(written, becomes))
})

it.each([
  ...[
    '"4.7"',
    '"12:30"',
    "'010'",
    "2026-05-14",
    "2024-13-45",
    "2026-05-14T10:00:00Z",
    "yes",
    "no",
    "on",
    "y",
  ],
  ...["4.8 of 5", "−71%", "4,100", "1,200.50", "08", "08:30", "0o17", "1_", "Infinity", "NaN", "v1.10"],
])("keeps %s as text", (written) => {
  expect(read(written)).toBe(written.replace(/^["']|["']$/g, ""))
})

it.each([
  ["true", true],
  ["False", false],
  ["null", null],
  ["~", null],
  ["", null],
  ["# a note", null],
])("reads %j as %j", (written, value) => {
  expect(read(written)).toBe(value)
})

it.each([
  ["Two lines\n  of text\n\n  and more", "Two lines of text\nand more"],
  ['"Two lines\n  of \\"text\\" \\u00e9\\\n  \\tand"', 'Two lines of "text" é\tand'],
  ["'It''s\n\n  text'", "It's\ntext"],
  ["|\n  One\n    two\n\n  three\n", "One\n  two\n\nthree\n"],
  [">-\n  One\n  two\n\n  three\n    four\n\n", "One two\nthree\n  four"],
  [">+\n  One\n\n", "One\n\n"],
  ["|2-\n    One\n   two", "  One\n two"],
])("reads the text %j", (written, value) => {
  expect(read(written)).toBe(value)
  expect(dataOf(parseSource(`field: ${written}`, "data").fields)).toEqual({ field: value })
})

it.each<[text: string, value: unknown]>([
  [
    "a:\n  - { b: 12:30 }\n  - [010]",
    { a: [{ b: new SurprisingValue("12:30", 750) }, [new SurprisingValue("010", 8)]] },
  ],
  ["a: &ink [x]\nb: *ink\nc: &ink y\nd: *ink", { a: ["x"], b: ["x"], c: "y", d: "y" }],
  ["- - a\n  - b\n-\n- c", [["a", "b"], null, "c"]],
  ['"a b": 1\n010: 2\ntrue: 3\n', { "a b": 1, "010": 2, true: 3 }],
  ["tags: [\n  a,\n]\n", { tags: ["a"] }],
  ["\uFEFF--- # the only document\r\na: b\r\n...\r\n", { a: "b" }],
  ["# a note\n", undefined],
])("reads %j", (text, value) => {
  const found: Diagnostic[] = []
  expect(readYaml(text, reportTo(found)).data).toEqual(value)
  expect(found).toEqual([])
})

it.each(["function 'function () {}'", "regexp /a/", "date 2026-01-01"])(
  "supports no type !!js/%s",
  (written) => {
    const found: Diagnostic[] = []
    expect(typeof (readYaml(`a: !!js/${written}`, reportTo(found)).data as { a: unknown }).a).toBe("string")
    expect(found).toMatchObject([{ rule: "quotes", range: { start: { line: 1, column: 5 } } }])
  },
)

it("parses the fields of a valid document once", async () => {
  await checkText(nimble)
  jest.mocked(yaml.parseDocument).mockClear()
  const { diagnostics, special } = await checkText(nimble)
  expect([diagnostics, special.length > 5]).toEqual([[], true])
  expect(yaml.parseDocument).toHaveBeenCalledTimes(1)
})
