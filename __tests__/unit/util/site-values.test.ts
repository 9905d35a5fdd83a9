import { unknownSiteValue, withSiteValues } from "../../../src/util/site-values"

const values = { location: "Dhaka, Bangladesh", phone: "+880 2 1555 0142", email: "hello@studio.example" }

describe("withSiteValues", () => {
  it.each([
    ["{phone}", "+880 2 1555 0142"],
    [
      "Write to {email}, or come to {location}: {email}",
      "Write to hello@studio.example, or come to Dhaka, Bangladesh: hello@studio.example",
    ],
    ["Chattogram, Bangladesh", "Chattogram, Bangladesh"],
    ["{toString}", "{toString}"],
  ])("replaces placeholders: %p is %p", (text, expected) => {
    expect(withSiteValues(text, values)).toBe(expected)
  })
})

describe("unknownSiteValue", () => {
  it.each([
    ["{phone} and {email}", undefined],
    ["Call {fax}", "{fax}"],
    ["{ phone }", "{ phone }"],
    ["Call {phone", "{"],
    ["Call us", undefined],
  ])("finds the unknown placeholder: %p has %p", (text, expected) => {
    expect(unknownSiteValue(text)).toBe(expected)
  })
})
