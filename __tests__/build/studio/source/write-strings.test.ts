/** Every text can be written into every place of the YAML. */
import { parse } from "yaml"
import { inlineYaml } from "../../../../src/content/commands/plain-yaml"
import { setField } from "../../../../src/studio/source/edit-fields"
import { parseSource } from "../../../../src/studio/source/parse-source"
import { dataOf } from "../../../../src/studio/source/yaml-tree"
import { problemsOf, readFields, type Sample, styleSamples, valuesOf, withValue } from "./support"

const starts = ["...", "---", "-", "?", ":", "#", "%", "@", "`", "!", "&", "*", "|", ">", '"', "'", "[", "]"]
  .concat(["{", "}", ",", "=", "~", "<<", "\\", "//", "|-", ">+", "%YAML", "!!str", "\u00a0", "\u2028"])
  .flatMap((start) => [
    start,
    `${start} a`,
    `${start}a`,
    `a ${start}`,
    `a${start}`,
    `a ${start} b`,
    `a\n${start}\nb`,
  ])

const numbers = "1e3 0o17 0x1F 0b11 010 1_000 12:30 1.10 .5 +1 -0 .inf .NaN".split(" ")
const words = ["yes", "No", "on", "OFF", "y", "n", "true", "False", "null", "Null", "~", "2020-01-01"]
const days = ["2020-01-01T10:00:00Z", "2020-1-1", "2020-01-01 10:00", "2020-13-45"]

const spaces = [
  ...["", " ", "   ", "a ", " a", "a  ", "\ta", "a\t", "\t", "a\tb", "\n", "\n\n", "\na"],
  ...["\n\na\n\n", "a\n", "a\n\n", "a\n b\n  c", "  a\nb", "a \nb", "a\n \nb", "a\r\nb", "a\rb"],
  ...["\r\n", "a\r\n\r\n", "a\n\tb", "a\u00a0", "\u00a0a", "a\u00a0b", "\u2003a\u2003", "a\u2028b"],
  ...["a\u2029", "\u0085a", "a\ufeffb", "\ufeff"],
]

const characters = [
  ...["a: b", "a:", ":a", "a #b", "a# b", "it's", "'", '"', `"'`, '"a"', "'a'", `a "b" it's`],
  ...["\\n", "C:\\x", "😀", "👩‍👩‍👧 a", "日本語", "עברית", "e\u0301", "\u007f", "\u0001a", "a\u001b[0m"],
  ...["\ud800", "\ufffea", "<!-- a -->", "$(a)", "{site.phone}", "[[a]]", "a, b", "{ a: b }"],
  ...["[a](b)", "a: &b *c !d | e > f % g @ h ` i"],
  ...["word".repeat(500), `${"long words ".repeat(60)}end`, `${"a line\n".repeat(60)}end`],
]

const texts = [...new Set([...starts, ...numbers, ...words, ...days, ...spaces, ...characters])]

/** Of many combinations every 29th, or all with `--all`. 29 divides no length, so that all parts are met. */
const some = <Item>(items: Item[]) =>
  items.filter((_, index) => index % 29 === 0 || process.env.MOSSLIGHT_TEST_ALL)

const contexts: [where: string, wrap: (text: string) => unknown][] = [
  ["a field", (text) => text],
  ["a nested field", (text) => ({ a: { b: text, c: text } })],
  ["a list", (text) => [text, text]],
  ["a list in a list", (text) => [[text], [[text]]]],
  ["a group in a list", (text) => [{ a: text, b: [text] }, { a: { c: text } }]],
  ["a group", (text) => ({ a: text, b: [text, { c: text }] })],
]

const file = "# Top.\nname: One # here\nlist:\n  - a\n  - title: b\n    more: { a: 1, b: [c] }\n\nlast: end\n"
const places = [
  ["name"],
  ["added"],
  ["list", 0],
  ["list", 2],
  ["list", 1, "title"],
  ["list", 1, "added"],
].concat([
  ["list", 1, "more", "a"],
  ["list", 1, "more", "d"],
  ["list", 1, "more", "b", 0],
  ["new", "deep"],
])

it.each(contexts)("writes every text into %s at every place, and keeps all other bytes", (_, wrap) => {
  const edits = texts.flatMap((text) => places.map((path) => ({ value: wrap(text), path })))
  const found = problemsOf(some(edits), ({ value, path }) => {
    for (const [kind, written] of [
      ["data", file],
      ["document", `---\n${file}---\n\nText\n`],
      ["data", file.replaceAll("\n", "\r\n")],
    ] as const) {
      const edited = setField(written, kind, path, value)
      const name = `${kind} ${path.join(".")} ${JSON.stringify(value)}:\n${edited}`
      const expected = JSON.stringify(withPlace(readFields(written, kind), path, value))
      if (!readsAs(edited, kind, expected)) return `Gatsby reads ${name}`
      if (JSON.stringify(dataOf(parseSource(edited, kind).fields)) !== expected)
        return `the studio reads ${name}`
      if (kind === "data" && JSON.stringify(parse(edited)) !== expected && !/\b0o17|1_000|0b11/.test(edited))
        return `yaml reads ${name}`
      if (!edited.startsWith("# Top.", kind === "data" ? 0 : 4) || !/# here\r?\n/.test(edited))
        return `changes ${name}`
      if (written.includes("\r") && /(?<!\r)\n/.test(edited)) return `mixes line breaks ${name}`
    }
    return undefined
  })
  expect(found.slice(0, 5)).toEqual([])
})

it("writes every text into every style of value", () => {
  const samples = styleSamples().map((sample) => ({ sample, data: readFields(sample.text, sample.kind) }))
  const edits = samples.flatMap(({ sample, data }) =>
    valuesOf(sample, "scalar").flatMap(({ path, node }) =>
      texts.map((value) => ({ sample, data, path, node, value })),
    ),
  )
  const found = problemsOf(some(edits), ({ sample: { file, text, kind }, data, path, node, value }) => {
    const edited = setField(text, kind, path, value)
    const name = `${file} ${path.join(".")} ${JSON.stringify(value)}`
    const expected = JSON.stringify(withValue(data, path, () => value))
    if (!readsAs(edited, kind, expected)) return `${name} reads ${edited}`
    if (!edited.startsWith(text.slice(0, node.start)) || !edited.endsWith(text.slice(node.end)))
      return `${name} changes more`
    return undefined
  })
  expect(found.slice(0, 5)).toEqual([])
})

it("keeps texts without quotes that need none", () => {
  const plain = [
    "A text",
    "it's",
    "a-b",
    "a:b",
    "https://a.example/b",
    "50 %",
    "Ünïcödé 日本語 😀",
    "a\u00a0b",
    "C#",
    "-a",
  ]
  expect(plain.map((text) => inlineYaml(text, true))).toEqual(plain)
})

function readsAs(text: string, kind: Sample["kind"], expected: string) {
  try {
    return JSON.stringify(readFields(text, kind)) === expected
  } catch {
    return false
  }
}

/** Data with a value at a path that may be new. */
function withPlace(data: unknown, [key, ...below]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  copy[key] = withPlace(copy[key], below, value)
  return copy
}
