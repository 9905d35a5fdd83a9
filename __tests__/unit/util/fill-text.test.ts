import { fillCount, fillParts, fillText, inFigures } from "../../../src/util/fill-text"

const values = { email: "hello@studio.example", count: 2 }

it.each([
  ["Write to {email}: {email}", "Write to hello@studio.example: hello@studio.example"],
  ["{count}", "2"],
  ["Chattogram, Bangladesh", "Chattogram, Bangladesh"],
  ["{toString} and {fax} {", "{toString} and {fax} {"],
  ["{case study|case studies} here", "two case studies here"],
  ["", ""],
])("fills in the values of %p: %p", (text, expected) => {
  expect(fillText(text, values, (_, many) => `two ${many}`)).toBe(expected)
})

it("keeps values that are no text between the parts of the text", () => {
  const link = { href: "mailto:hello@studio.example" }
  expect(fillParts("{link} or {later}.", { link, later: "call" })).toEqual([link, " or ", "call", "."])
})

it.each([
  [0, "Trees we know", "Better no than eighty."],
  [1, "One tree we know", "Better one than eighty."],
  [8, "Eight trees we know", "Better eight than eighty."],
  [21, "21 trees we know", "Better 21 than eighty."],
])("writes a number in words: %i", (count, heading, lead) => {
  expect(fillCount("{tree|trees} we know", count)).toBe(heading)
  expect(fillCount("Better {count} than eighty.", count)).toBe(lead)
})

it("writes a count in figures with its noun", () => {
  const results = (count: number) => fillText("{result|results} for you", {}, inFigures(count))
  expect([0, 1, 1204].map(results)).toEqual([
    "0 results for you",
    "1 result for you",
    "1,204 results for you",
  ])
})
