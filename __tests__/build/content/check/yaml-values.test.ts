import { readYaml, SurprisingValue } from "../../../../src/content/check/yaml/read-yaml"

const read = (value: string) => (readYaml(`field: ${value}`) as { field: unknown }).field

it.each([
  ["0", 0],
  ["-0.5", -0.5],
  ["1840", 1840],
])("reads %s as a number", (written, value) => {
  expect(read(written)).toBe(value)
})

it.each<[written: string, becomes: number]>([
  ["12:30", 750],
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
  [".nan", Number.NaN],
  ["12345678901234567890", 12345678901234567000],
])("does not read %s as a number, as YAML does", (written, becomes) => {
  const value = read(written)
  expect(value).toBeInstanceOf(SurprisingValue)
  expect({ ...(value as SurprisingValue) }).toEqual({ raw: written, becomes })
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
  ...["4.8 of 5", "−71%", "4,100", "1,200.50", "08", "0o17", "Infinity", "NaN", "v1.10"],
])("keeps %s as text", (written) => {
  expect(read(written)).toBe(written.replace(/^["']|["']$/g, ""))
})

it.each([
  ["true", true],
  ["false", false],
  ["null", null],
  ["~", null],
  ["", null],
])("reads %j as %j", (written, value) => {
  expect(read(written)).toBe(value)
})

it("reads values in lists and groups", () => {
  expect(readYaml("a:\n  - { b: 12:30 }\n  - [010]")).toEqual({
    a: [{ b: new SurprisingValue("12:30", 750) }, [new SurprisingValue("010", 8)]],
  })
})

it("supports no types that create functions or other objects", () => {
  expect(() => readYaml("a: !!js/function 'function () {}'")).toThrow(/unknown tag/)
  expect(() => readYaml("a: !!js/regexp /a/")).toThrow(/unknown tag/)
})
