import { moveItem, removeField, setField } from "../../../../src/studio/source/edit-fields"
import {
  changedLines,
  contentFiles,
  documentSamples,
  problemsOf,
  readFields,
  type Sample,
  styleSamples,
  valuesOf,
  withValue,
} from "./support"

const samples: Sample[] = [
  // Each edit parses the whole text.
  ...contentFiles().filter(({ text }) => text.length < 20_000),
  ...styleSamples(),
  ...documentSamples(),
]

const item = { title: "An item: with [signs]", tags: ["a", "b, c"], values: [{ x: 1 }] }

type List = ReturnType<typeof lists>[number]

interface Edit {
  edited: string
  /** What the edit does to the list. */
  change: (list: unknown[]) => unknown[]
  /** Whether other lines are as they were. */
  isClean: boolean
}

/** Edits of each kind in a list. */
const edits: Record<string, (list: List) => Edit[]> = {
  "adds an item to": ({ sample: { text, kind }, path, items }) =>
    ["new", item].map((value) => {
      const edited = setField(text, kind, [...path, items.length], value)
      const isClean = changedLines(text, edited).removed === 0
      return { edited, change: (list) => [...list, value], isClean }
    }),
  "removes an item of": ({ sample: { text, kind }, path, items }) =>
    [...new Set(items.length > 0 ? [0, items.length - 1] : [])].map((index) => {
      const edited = removeField(text, kind, [...path, index])
      const isClean = items.length === 1 || changedLines(text, edited).added === 0
      return { edited, change: (list) => list.toSpliced(index, 1), isClean }
    }),
  "moves an item of": ({ sample: { text, kind }, path, items: { length } }) =>
    (length > 1 ? [0, length - 1, 0] : []).map((from, number) => {
      const to = [length - 1, 0, 1][number] ?? 0
      const edited = moveItem(text, kind, path, from, to)
      const change = (list: unknown[]) => list.toSpliced(from, 1).toSpliced(to, 0, list[from])
      return { edited, change, isClean: sortedLines(edited) === sortedLines(text) }
    }),
}

it.each(Object.entries(edits))("%s every list, and touches no other line", (what, editsOf) => {
  const problems = problemsOf(lists(), (list) => {
    const { sample, path, data, items, name } = list
    for (const { edited, change, isClean } of editsOf(list)) {
      const expected = withValue(data, path, (old) => change(old as unknown[]))
      if (!sameData(edited, sample.kind, expected)) return `${what} ${name} reads\n${edited}`
      if (isByLines(sample.text, items) && !isClean) return `${what} ${name} changed other lines\n${edited}`
    }
  })
  expect(problems).toEqual([])
})

it("removes every field, and adds it again in its place", () => {
  const maps = samples.flatMap((sample) => valuesOf(sample, "map").map((found) => ({ ...found, sample })))
  const problems = problemsOf(maps, ({ sample: { file, text, kind }, path, node }) => {
    const order = node.entries.map(({ key }) => key)
    const data = readFields(text, kind)
    for (const { key } of new Set([...node.entries.slice(0, 1), ...node.entries.slice(-1)])) {
      const name = `${file} ${[...path, key].join(".")}`
      const removed = removeField(text, kind, [...path, key])
      const without = withValue(data, path, (map) =>
        Object.fromEntries(Object.entries(map as object).filter(([name]) => name !== key)),
      )
      if (order.length > 1 && !sameData(removed, kind, without)) return `${name} removed reads\n${removed}`
      // Of an item's first field the dash remains, before the next one.
      const isBehindDash = / *- +$/.test(text.slice(0, node.start)) && key === order[0]
      if (!node.isFlow && order.length > 1 && !isBehindDash && changedLines(text, removed).added > 0)
        return `${name} changed other lines\n${removed}`
      const value = valueIn(data, [...path, key])
      const added = setField(removed, kind, [...path, key], value, order)
      if (!sameData(added, kind, data)) return `${name} added reads\n${added}`
    }
  })
  expect(problems).toEqual([])
})

function lists() {
  return samples.flatMap((sample) => {
    const data = readFields(sample.text, sample.kind)
    return valuesOf(sample, "list").map(({ path, node: { slots } }) => {
      return { sample, data, path, items: slots, name: `${sample.file} ${path.join(".")}` }
    })
  })
}

const sameData = (text: string, kind: Sample["kind"], expected: unknown) => {
  try {
    return JSON.stringify(readFields(text, kind)) === JSON.stringify(expected)
  } catch {
    return false
  }
}

/** Whether every item starts its own line. */
const isByLines = (text: string, slots: { start: number }[]) =>
  slots.length > 0 &&
  slots.every(({ start }) => /(?:^|\n|\uFEFF) *$/.test(text.slice(0, start)) && text[start] === "-")

const sortedLines = (text: string) => text.split(/\r?\n/).sort().join("\n")

const valueIn = (data: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduce((value, key) => (value as Record<string | number, unknown>)[key], data)
