import { z } from "zod"
import { checkDataFile } from "../../../../src/content/check/check-data-file"
import { defineDataFile } from "../../../../src/content/model/define-collection"
import { textWith } from "../../../../src/content/model/text-with"
import { formatBriefly } from "../../../support/format-briefly"

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

it("reports a name without a value, and a missing text, at its place", () => {
  const words = z.strictObject({
    sent: textWith(["thing"], "A text."),
    failed: textWith(["thing"], "A text."),
  })
  const schema = z.strictObject({ forms: words })
  const file = defineDataFile({ type: "Words", file: "words.yaml", about: "Words", single: true, schema })
  const text = "forms:\n  sent: Your {fax} was sent.\n"
  expect(checkDataFile(file, "words.yaml", text).diagnostics.map(formatBriefly)).toEqual([
    'words.yaml:2:9  forms.sent: has "{fax}", which has no value. Write {thing}. [field-value]',
    "words.yaml:2:3  forms.failed: is missing. Add it: a text. [missing-field]",
  ])
})
