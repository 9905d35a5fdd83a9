import {
  insertItem,
  moveItem,
  removeField,
  removeItem,
  setField,
} from "../../../../src/studio/source/edit-fields"
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

it("inserts an item into every list, and touches no other line", () => {
  const problems = problemsOf(lists(), ({ sample: { text, kind }, path, items, name, data }) => {
    for (const [index, value] of [
      [0, "new"],
      [1, "new"],
      [items.length, item],
    ] as const) {
      const edited = insertItem(text, kind, path, index, value)
      const expected = withValue(data, path, (list) => (list as unknown[]).toSpliced(index, 0, value))
      if (!sameData(edited, kind, expected)) return `${name}: insert at ${index} reads\n${edited}`
      if (isByLines(text, items) && changedLines(text, edited).removed > 0)
        return `${name}: insert at ${index} changed other lines\n${edited}`
    }
  })
  expect(problems).toEqual([])
})

it("removes an item of every list, and touches no other line", () => {
  const problems = problemsOf(lists(), ({ sample: { text, kind }, path, items, name, data }) => {
    for (const index of new Set(items.length > 0 ? [0, items.length - 1] : [])) {
      const edited = removeItem(text, kind, path, index)
      const expected = withValue(data, path, (list) => (list as unknown[]).toSpliced(index, 1))
      if (!sameData(edited, kind, expected)) return `${name}: remove ${index} reads\n${edited}`
      if (isByLines(text, items) && items.length > 1 && changedLines(text, edited).added > 0)
        return `${name}: remove ${index} changed other lines\n${edited}`
    }
  })
  expect(problems).toEqual([])
})

it("moves an item of every list, and keeps every line", () => {
  const problems = problemsOf(lists(), ({ sample: { text, kind }, path, items, name, data }) => {
    const last = items.length - 1
    if (last < 1) return
    for (const [from, to] of [
      [0, last],
      [last, 0],
      [0, 1],
    ] as const) {
      const edited = moveItem(text, kind, path, from, to)
      const expected = withValue(data, path, (list) => {
        const moved = [...(list as unknown[])]
        moved.splice(to, 0, ...moved.splice(from, 1))
        return moved
      })
      if (!sameData(edited, kind, expected)) return `${name}: ${from} to ${to} reads\n${edited}`
      if (isByLines(text, items) && sortedLines(edited) !== sortedLines(text))
        return `${name}: ${from} to ${to} changed lines\n${edited}`
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
    return valuesOf(sample, "list").map(({ path, node: { items, slots } }) => {
      const name = `${sample.file} ${path.join(".")}`
      return { sample, data, path, items: slots, name, count: items.length }
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
