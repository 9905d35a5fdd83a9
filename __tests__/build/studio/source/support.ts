import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import diffSequences from "@jest/diff-sequences"
import { parseDocument } from "yaml"
import { splitDocument } from "../../../../src/content/check/split-document"
import { SurprisingValue } from "../../../../src/content/check/yaml/plain-value"
import { readNodes } from "../../../../src/content/check/yaml/read-nodes"
import {
  type FieldPath,
  parseSource,
  type SourceKind,
  type ValueNode,
} from "../../../../src/studio/source/parse-source"
import { nimble, repository } from "../../../support/content"

export interface Sample {
  file: string
  text: string
  kind: SourceKind
}

/** Documents and data files of the content: every 13th, or all with `npm test -- --all`. */
export const contentFiles = (): Sample[] =>
  readdirSync(path.join(repository, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .sort()
    .filter((_, index) => index % 13 === 0 || process.env.MOSSLIGHT_TEST_ALL)
    .map((file) => ({
      file,
      text: readFileSync(path.join(repository, "content", file), "utf8"),
      kind: kindOf(file),
    }))

const kindOf = (file: string) =>
  file.endsWith(".yaml") ? "data" : file.startsWith("snippets") ? "snippet" : "document"

/** Documents and snippets of the content, and a document with every kind of block. */
export const bodySamples = (): Sample[] => [
  ...contentFiles().filter(({ kind }) => kind !== "data"),
  ...variantsOf({
    file: "everything.mdx",
    text: readFileSync(path.join(repository, "__tests__/support/everything.mdx"), "utf8"),
    kind: "document",
  }),
]

/** A data file with every style of value. */
export const styleSamples = (): Sample[] =>
  variantsOf({
    file: "fields.yaml",
    text: readFileSync(path.join(__dirname, "fields.txt"), "utf8"),
    kind: "data",
  })

/** A document with all fields of its collection. */
export const documentSamples = (): Sample[] =>
  variantsOf({ file: "nimble.mdx", text: nimble, kind: "document" })

/** The fields as the content check reads them. It reports a comment after a text, which the samples have. */
export const readFields = (text: string, kind: SourceKind): unknown => {
  const yaml = kind === "data" ? text : (splitDocument(text).frontmatter ?? "")
  const document = parseDocument(yaml, { schema: "failsafe" })
  expect(document.errors).toEqual([])
  return withoutSurprises(readNodes(document, yaml, () => {}))
}

function withoutSurprises(value: unknown): unknown {
  if (value instanceof SurprisingValue) return value.raw
  if (Array.isArray(value)) return value.map(withoutSurprises)
  if (value === null || typeof value !== "object") return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutSurprises(child)]))
}

export interface Found<Kind extends ValueNode["kind"]> {
  path: FieldPath
  node: ValueNode & { kind: Kind }
}

/** All values of a kind in a text, with their paths. */
export const valuesOf = <Kind extends ValueNode["kind"]>({ text, kind }: Sample, of: Kind): Found<Kind>[] => {
  const found: Found<Kind>[] = []
  const visit = (node: ValueNode, path: FieldPath) => {
    if (node.kind === of) found.push({ path, node: node as Found<Kind>["node"] })
    if (node.kind === "list") for (const [index, item] of node.items.entries()) visit(item, [...path, index])
    if (node.kind === "map") for (const { key, value } of node.entries) visit(value, [...path, key])
  }
  const { fields } = parseSource(text, kind)
  if (fields) visit(fields, [])
  return found
}

/** Data with one value changed by a function. */
export const withValue = (data: unknown, path: FieldPath, change: (value: unknown) => unknown): unknown => {
  const [key, ...below] = path
  if (key === undefined) return change(data)
  const copy = Array.isArray(data) ? [...data] : { ...(data as object) }
  const fields = copy as Record<string | number, unknown>
  fields[key] = withValue(fields[key], below, change)
  return copy
}

/** How many lines of each text are not in the other. */
export const changedLines = (before: string, after: string): { removed: number; added: number } => {
  const [old, now] = [before.split("\n"), after.split("\n")]
  let same = 0
  diffSequences(
    old.length,
    now.length,
    (oldIndex, nowIndex) => old[oldIndex] === now[nowIndex],
    (count) => {
      same += count
    },
  )
  return { removed: old.length - same, added: now.length - same }
}

/** What a property test found wrong, a line for each; tests expect none, which is faster than an `expect` for each. */
export const problemsOf = <Item>(
  items: Iterable<Item>,
  problemOf: (item: Item) => string | undefined,
): string[] => [...items].flatMap((item) => problemOf(item) ?? [])

/** The same text as Windows saves it, with a byte-order mark and with comments: at once, or one by one with `--all`. */
export const variantsOf = (sample: Sample): Sample[] => {
  const { file, text, kind } = sample
  const fields = /^---\n[\s\S]*?^---$/m.exec(text)?.[0] ?? (kind === "data" ? text : "")
  const commented =
    fields.replace(/^( *)(?=(?:- )?[\w-]+:|- )/gm, '$1# A note: [with] "signs"\n$1') +
    text.slice(fields.length)
  const onWindows = (changed: string) => changed.replace(/\r?\n/g, "\r\n")
  const variants = {
    CRLF: onWindows(text),
    BOM: `\uFEFF${text}`,
    comments: commented,
    "all three": `\uFEFF${onWindows(commented)}`,
  }
  const named = Object.entries(variants).map(([name, changed]) => ({
    file: `${file} (${name})`,
    text: changed,
    kind,
  }))
  return [sample, ...(process.env.MOSSLIGHT_TEST_ALL ? named : named.slice(-1))]
}
