import { entryIdFor } from "../../../src/studio/page/form/entry-id"

const saved = "- id: ann-lee\n  name: Ann Lee\n"
const people = (...more: object[]) => [{ id: "ann-lee", name: "Ann Lee", position: "" }, ...more]

it.each([
  ["of a new entry", people({ id: "", name: "", position: "" }), "name", "Bo Åström", "bo-astrom"],
  ["of a name that is typed", people({ id: "bo-a", name: "Bo A", position: "" }), "name", "Bo As", "bo-as"],
  ["that is free", people({ id: "", name: "" }), "name", "Ann Lee", "ann-lee-2"],
  [
    "that stays free while it is typed",
    people({ id: "ann-lee-2", name: "Ann Lee" }),
    "name",
    "Ann Lees",
    "ann-lees",
  ],
  ["of a title", people({ id: "", title: "", text: "" }), "title", "Care", "care"],
  ["of the first text", people({ id: "", question: "", answer: "" }), "question", "How long?", "how-long"],
  ["of an empty name", people({ id: "bo", name: "Bo" }), "name", "", ""],
  ["of another field", people({ id: "", name: "", position: "" }), "position", "Boss", undefined],
  ["that was chosen", people({ id: "boss", name: "Bo" }), "name", "Bo A", undefined],
  ["of an entry without one", people({ name: "Bo" }), "name", "Bo A", undefined],
])("makes the id %s", (_, values, key, value, id) => {
  expect(entryIdFor(values, [1, key], value, saved)).toBe(id)
})

it("does not change the id of an entry that is saved", () => {
  expect(entryIdFor(people(), [0, "name"], "Ann Lees", saved)).toBeUndefined()
})
