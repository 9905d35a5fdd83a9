import { listHead } from "../../../../src/shell/router/list-head"

jest.mock("../../../../src/shell/router/generated/list-heads", () => ({
  listHeads: {
    "/trees/": { heading: "{tree|trees} we know", lead: "Better {count} than eighty." },
    "/notes/": { heading: "Notes", lead: "What we learned." },
  },
}))

it.each([
  [0, "Trees we know", "Better no than eighty."],
  [1, "One tree we know", "Better one than eighty."],
  [8, "Eight trees we know", "Better eight than eighty."],
  [21, "21 trees we know", "Better 21 than eighty."],
])("has the number of documents in its texts: %i", (count, heading, lead) => {
  expect(listHead("/trees/", count)).toEqual({ heading, lead })
})

it("accepts texts without a number", () => {
  expect(listHead("/notes/", 4)).toEqual({ heading: "Notes", lead: "What we learned." })
})

it("throws an error that names a collection without texts", () => {
  expect(() => listHead("/events/", 1)).toThrow('The collection of /events/ has no "list" in its definition')
})
