import { isPublished } from "../../../src/content-model/publishing"

it.each([
  [{}, true],
  [{ draft: false, date: "2026-05-14" }, true],
  [{ date: "2026-05-15" }, false],
  [{ draft: true }, false],
  // What is no day says nothing: its own mistake is enough.
  [{ date: "22.06.2026" }, true],
  [{ date: "2026/06/22" }, true],
  [{ date: "2026-6-2" }, true],
  [{ date: "2026-06-31" }, true],
  [{ date: "tomorrow" }, true],
  [{ date: 2027 }, true],
  [{ draft: true, date: "tomorrow" }, false],
])("%j counts as published: %j", (fields, expected) => {
  expect(isPublished(fields, "2026-05-14")).toBe(expected)
})
