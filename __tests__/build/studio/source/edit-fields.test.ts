import { moveItem, removeField, setField } from "../../../../src/studio/source/edit-fields"
import { parseSource } from "../../../../src/studio/source/parse-source"
import { EditError } from "../../../../src/studio/source/replace-range"

type Example = [what: string, edit: (text: string) => string, text: string, expected: string]

const set =
  (path: (string | number)[], value: unknown, order?: string[]) =>
  (text: string): string =>
    setField(text, "data", path, value, order)

const remove = (path: (string | number)[]) => (text: string) => removeField(text, "data", path)
const move = (path: string[], from: number, to: number) => (text: string) =>
  moveItem(text, "data", path, from, to)

it.each<Example>([
  ["keeps quotes", set(["a"], "c"), 'a: "b" # note\n', 'a: "c" # note\n'],
  ["keeps single quotes", set(["a"], "it's"), "a: 'b'\n", "a: 'it''s'\n"],
  ["adds quotes where they are needed", set(["a"], "b: c"), "a: b\n", 'a: "b: c"\n'],
  ["keeps a day without quotes", set(["a"], "2026-05-01"), "a: 2026-04-22\n", "a: 2026-05-01\n"],
  ["keeps a folded text", set(["a"], "b 2 c d"), "a: >-\n  b x\n  c d\n", "a: >-\n  b 2\n  c d\n"],
  ["keeps a literal text", set(["a"], "one\n2"), "a: |-\n  one\n  two\n", "a: |-\n  one\n  2\n"],
  ["keeps lines of a plain text", set(["a"], "one two three"), "a: one\n  two\n", "a: one\n  two three\n"],
  ["fills an empty value", set(["a"], "b"), "a:\nb: c\n", "a: b\nb: c\n"],
  ["fills an empty value before a comment", set(["a"], "b"), "a: # note\n", "a: b # note\n"],
  ["fills an empty value in braces", set(["a", "b"], 1), "a: { b, c: d }\n", "a: { b: 1, c: d }\n"],
  ["fills an empty item", set(["a", 0], "b"), "a:\n  -\n", "a:\n  - b\n"],
  ["adds a field at the end", set(["b"], [1, 2]), "a: 1", "a: 1\nb: [1, 2]"],
  ["adds in order", set(["b"], "x", ["a", "b", "c"]), "a: 1\n# Of c.\nc: 3\n", "a: 1\nb: x\n# Of c.\nc: 3\n"],
  ["adds a field before the first", set(["a"], "x", ["a", "b"]), "b: 1\n", "a: x\nb: 1\n"],
  ["adds the groups above it", set(["a", "b", 0, "c"], "d"), "x: y\n", "x: y\na:\n  b:\n    - { c: d }\n"],
  ["adds a field in braces", set(["a", "c"], "d, e"), "a: { b: 1 }\n", 'a: { b: 1, c: "d, e" }\n'],
  ["adds a field to empty braces", set(["a", "c"], "d"), "a: {}\n", "a:\n  c: d\n"],
  ["adds to an empty file", set(["a"], "b"), "", "a: b\n"],
  ["adds below comments only", set([0], { a: 1, b: undefined }), "# Note", "# Note\n- a: 1\n"],
  ["keeps a list's comment", set(["a"], [{ b: 1 }]), "a: # note\n  - c\n", "a: # note\n  - { b: 1 }\n"],
  ["replaces a value by a list", set(["a"], [{ b: 1 }]), "a: c # n\nd: e\n", "a:\n  - { b: 1 } # n\nd: e\n"],
  ["replaces a list by a value", set(["a"], "b"), "a:\n  - c\nd: e\n", "a: b\nd: e\n"],
  ["replaces an alias", set(["b"], "c"), "a: &x y\nb: *x\n", "a: &x y\nb: c\n"],
  [
    "adds a field below a group with comments, and removes its name from that of a new document",
    set(["c"], 1),
    "a:\n  b: 2 # b\n  # Optional: c, d\n# Optional: b, c, d\n",
    "a:\n  b: 2 # b\n  # Optional: c, d\nc: 1\n# Optional: b, d\n",
  ],
  ["removes a comment that names no other", set(["b"], 1), "a: 1\r\n# Optional: b\r\n", "a: 1\r\nb: 1\r\n"],
  ["removes a field with its comment", remove(["b"]), "a: 1\n# B.\nb: 2 # too\nc: 3\n", "a: 1\nc: 3\n"],
  ["removes the only field", remove(["a", "b"]), "a:\n  b: 1\n", "a: {}\n"],
  ["removes nothing", remove(["b"]), "a: 1\n", "a: 1\n"],
  ["removes no item", remove(["a", 0]), "a: []\n", "a: []\n"],
  ["removes the only item", remove(["a", 0]), "a:\n- b: 1\n  c: 2\nd: e\n", "a: []\nd: e\n"],
  ["removes the first in brackets", remove(["a", 0]), "a: [b, c]\n", "a: [c]\n"],
  ["removes the last in brackets", remove(["a", 1]), "a: [\n  b, # 1\n  c,\n]\n", "a: [\n  b # 1\n  ,\n]\n"],
  ["removes the last line of a file", remove([1]), "- a\n- b", "- a"],
  ["makes a list", set(["a", 0], "b"), "c: d\n", "c: d\na: [b]\n"],
  [
    "keeps blank lines of a list",
    set([2], { id: "c" }),
    "- id: a\n\n- id: b\n",
    "- id: a\n\n- id: b\n\n- id: c\n",
  ],
  [
    "moves with comments",
    move([], 2, 1),
    "# All.\n- a\n- b\n# C.\n- c # c\n",
    "# All.\n- a\n# C.\n- c # c\n- b\n",
  ],
])("%s", (_, edit, text, expected) => {
  expect(edit(text)).toBe(expected)
  const windows = (lines: string) => lines.replaceAll("\n", "\r\n")
  // A text of one line has no line breaks to keep.
  if (text.includes("\n")) expect(edit(windows(text))).toBe(windows(expected))
})

it.each([
  ["an alias", "a: &x b\nc: *x\n", "c", "*x"],
  ["an anchor", "a: &x b\nc: *x\n", "a", "&x b"],
  ["a tag", "a: !!str 1\n", "a", "!!str 1"],
  ["a name that is no text", "a:\n  ? [b]\n  : c\n", "a", "? [b]\n  : c"],
])("shows %s as text", (_, text, key, source) => {
  const { fields } = parseSource(text, "data")
  const entry = fields?.kind === "map" ? fields.entries.find((found) => found.key === key) : undefined
  expect(entry?.value.kind).toBe("other")
  expect(text.slice(entry?.value.start, entry?.value.end)).toBe(source)
})

it.each([
  ["a syntax error", "a: [b\n"],
  ["a field that is there twice", "a: b\na: c\n"],
  ["two documents", "a: b\n---\nc: d\n"],
])("does not edit a text with %s", (_, text) => {
  expect(() => setField(text, "data", ["a"], "x")).toThrow(EditError)
})

it("rejects a field where none can be", () => {
  expect(() => setField("a: b\n", "data", ["a", "c"], "x")).toThrow("There is no place for a.c.")
  expect(() => setField("- a\n", "data", [2], "x")).toThrow("There is no place for 2.")
  expect(() => moveItem("a: []\n", "data", ["a"], 0, 1)).toThrow("There is no such item.")
})

it("removes the only field of a document", () => {
  const text = "---\na: b\n---\n\n<A />\n"
  expect(removeField(text, "document", ["a"])).toBe(text.replace("a: b", "{}"))
})

it("edits fields that dashes divide too early", () => {
  const text = "---\na: b\n---\nc: d\n---\n\n<A />\n"
  expect(setField(text, "document", ["c"], "e")).toBe(text.replace("d", "e"))
})
