import { textWith } from "../../../../src/content/model/text-with"

const problemsOf = (names: readonly string[], value: string) =>
  textWith(names, "A text.")
    .safeParse(value)
    .error?.issues.map(({ message }) => message)

it.each([
  ["{phone} and {email}", undefined],
  ["Call us", undefined],
  ["Call {fax}", ['has "{fax}", which has no value. Write {phone} or {email}']],
  ["{ phone }", ['has "{ phone }", which has no value. Write {phone} or {email}']],
  ["Call {phone", ['has "{", which has no value. Write {phone} or {email}']],
  ["{call|calls}", ['has "{call|calls}", which has no value. Write {phone} or {email}']],
])("refuses names without a value: %p", (value, expected) => {
  expect(problemsOf(["phone", "email"], value)).toEqual(expected)
})

it("may count a noun if it has a count", () => {
  expect(problemsOf(["count"], "{case study|case studies} and {count}")).toBeUndefined()
  expect(problemsOf(["count"], "{a|b|c}")).toEqual([
    'has "{a|b|c}", which has no value. Write {count} or {one|many}',
  ])
})

it("names its values to editors", () => {
  expect(textWith(["count"], "What was found.").meta()?.description).toBe(
    "What was found. Values: {count}, {one|many}.",
  )
})
