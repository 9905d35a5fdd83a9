import { isPublished } from "../../../../src/content/model/publishing"

it.each<[Record<string, unknown>, boolean]>([
  [{}, true],
  [{ draft: false, publish: "2026-05-14" }, true],
  [{ publish: "2026-05-15" }, false],
  [{ date: "2026-05-15" }, true],
  [{ date: "2026-05-13", publish: "2026-05-15" }, false],
  [{ draft: true }, false],
  // An invalid day is ignored: it is reported as an error anyway.
  [{ publish: "22.06.2026" }, true],
  [{ publish: "2026-06-31" }, true],
  [{ publish: 2027 }, true],
  [{ draft: true, publish: "tomorrow" }, false],
])("%j counts as published: %j", (fields, expected) => {
  expect(isPublished(fields, "2026-05-14")).toBe(expected)
})
