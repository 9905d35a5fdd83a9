import { setField } from "../../../../src/studio/source/edit-fields"
import { parseSource } from "../../../../src/studio/source/parse-source"
import { dataOf } from "../../../../src/studio/source/yaml-tree"
import {
  changedLines,
  contentFiles,
  documentSamples,
  type Found,
  problemsOf,
  readFields,
  type Sample,
  styleSamples,
  valuesOf,
  withValue,
} from "./support"

const styles = styleSamples()
const samples = [...contentFiles(), ...styles, ...documentSamples()]

it("reads all fields as the content check does", () => {
  for (const { file, text, kind } of samples)
    expect([file, dataOf(parseSource(text, kind).fields)]).toEqual([file, readFields(text, kind)])
})

it("changes only the characters of a value, and the file reads back correctly", () => {
  const edits = samples.flatMap((sample) => {
    const data = readFields(sample.text, sample.kind)
    // Of a long file every fourth value: each edit parses all of it.
    const step = sample.text.length > 5_000 && !process.env.MOSSLIGHT_TEST_ALL ? 4 : 1
    return valuesOf(sample, "scalar")
      .filter((_, index) => index % step === 0)
      .map((found) => ({ sample, data, found, value: otherValue(found) }))
  })
  expect(problemsOf(edits, problemOf)).toEqual([])
})

it.each([
  ["signs", "a: b # c, [d] {e} \"f\" 'g' \\h"],
  ["what YAML reads as a number", "12:30"],
  ["what YAML reads as a switch", "yes"],
  ["nothing", ""],
  ["spaces at the ends", " a  b "],
  ["several lines", "one\n\ntwo\n  three"],
  ["a last line break", "one\ntwo\n"],
  ["two last line breaks", "one\n\n"],
  ["a dash", "- a"],
  ["other languages", "Ünïcödé 日本語 😀"],
  ["a day", "2026-05-01"],
  ["a number", 3.5],
  ["a switch", true],
  ["no value", null],
])("writes %s into every style of value", (_, value) => {
  const edits = styles.flatMap((sample) => {
    const data = readFields(sample.text, sample.kind)
    return valuesOf(sample, "scalar").map((found) => ({ sample, data, found, value }))
  })
  expect(problemsOf(edits, problemOf)).toEqual([])
})

interface ValueEdit {
  sample: Sample
  data: unknown
  found: Found<"scalar">
  value: unknown
}

function problemOf({ sample: { file, text, kind }, data, found: { path, node }, value }: ValueEdit) {
  const name = `${file} ${path.join(".")}: `
  const edited = setField(text, kind, path, value)
  const expected = JSON.stringify(withValue(data, path, () => value))
  if (JSON.stringify(readFields(edited, kind)) !== expected) return `${name}reads ${edited}`
  if (!edited.startsWith(text.slice(0, node.start)) || !edited.endsWith(text.slice(node.end)))
    return `${name}changed more than the value`
  const lines = text.slice(node.start, node.end).split("\n").length
  const { removed } = changedLines(text, edited)
  if (removed > lines) return `${name}changed ${removed} lines instead of ${lines}`
  if (/(?<!\r)\n/.test(edited) && text.includes("\r\n")) return `${name}mixes line breaks`
}

function otherValue({ node: { value } }: Found<"scalar">) {
  if (typeof value === "number") return value + 1
  if (typeof value === "boolean") return !value
  return typeof value === "string" ? value.replace(/\S*$/, (word) => `${word}s`) : "new"
}
