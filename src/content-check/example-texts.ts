import { readFile } from "node:fs/promises"
import path from "node:path"
import type { Root } from "mdast"
import { collections } from "../collections/model"
import { sections } from "../collections/sections"
import { exampleProps } from "../content-model/section-props"
import { unwrap } from "../content-model/unwrap"
import { textOf } from "../mdx/titles"
import { at, visitedNodes } from "./body/body"
import { parseLeniently } from "./body/parse-leniently"
import type { Place } from "./diagnostic"
import { fieldName } from "./field-name"
import type { Placeholder } from "./site"
import { splitDocument } from "./split-document"
import { parseYaml } from "./yaml/parse-yaml"
import { yamlPositions } from "./yaml/yaml-positions"

/**
 * Find texts and values that the commands and the studio write as examples: whole values and paragraphs, also without
 * their TODO.
 * @param written the frontmatter's values
 */
export const exampleTexts = async (
  root: Root | null,
  written?: unknown,
  yaml = "",
): Promise<Placeholder[]> => {
  examples ??= readExamples()
  const known = await examples
  const isKnown = ({ text }: { text: unknown }) => known.has(usual(text))
  const inFields = valuesIn(written)
    .filter(isKnown)
    .map(({ keys, text }) => ({ text, place: { ...yamlPositions(yaml)(keys), field: fieldName(keys) } }))
  const inBody = root ? textsIn(root).filter(isKnown) : []
  return [
    ...[...inFields, ...inBody].map(({ place, text }) => ({
      ...place,
      problem:
        typeof text === "string"
          ? `"${text}" is a text of the example`
          : "still has the figures of the example",
    })),
    ...(yaml.includes(exampleMark) ? unchangedValues(written, yaml) : []),
  ]
}

/** Starts the comment above a field with the value of the example, which is not a text that can start with TODO. */
export const exampleMark = "# Example: "

/** Fields that still have the value in the comment above them. */
function unchangedValues(written: unknown, yaml: string): Placeholder[] {
  const lines = yaml.split("\n")
  const locate = yamlPositions(yaml)
  return valuesIn(written).flatMap(({ keys }) => {
    const { start } = locate(keys, "key")
    const [above = "", line = ""] = lines.slice(start.line - 2, start.line)
    const value = line.slice(start.column + String(keys.at(-1)).length).trim()
    if (above.trim() !== `${exampleMark}${value}`) return []
    return {
      start: { line: start.line - 1, column: above.indexOf("#") + 1 },
      end: start,
      field: fieldName(keys),
      problem: `${value} is the value of the example`,
      fix: "Choose your own, or remove this comment if it is right",
      replacement: "",
    }
  })
}

let examples: Promise<ReadonlySet<string>> | undefined

async function readExamples(): Promise<ReadonlySet<string>> {
  const texts: unknown[] = Object.values(exampleProps)
  const toReplace: unknown[] = []
  for (const { mdx, props, example } of Object.values(sections)) {
    for (const prop of Object.values(props.shape)) texts.push(unwrap(prop).inner.description)
    if (mdx) texts.push(...(await bodyTexts(mdx)))
    toReplace.push(...valuesIn(example).map(({ text }) => text))
  }
  for (const { directory } of collections) {
    // Not relative to `__dirname`: Gatsby compiles this file to another folder.
    const file = path.resolve("src/collections", directory, "example.mdx")
    const { frontmatter, body } = splitDocument(await readFile(file, "utf8").catch(() => ""))
    const fields = valuesIn(parseYaml(frontmatter ?? "").data)
    toReplace.push(...fields.map(({ text }) => text), ...(await bodyTexts(body)))
  }
  // Without its TODO, a heading such as "How we test" may be right.
  const sentences = toReplace.map(usual).filter((text) => /^(?:TODO (?:\S+ ){5,}.*\.|figures .*)$/.test(text))
  return new Set([
    ...texts.map(usual).filter((text) => text.includes(" ")),
    ...sentences.map((text) => text.replace("TODO ", "")),
  ])
}

const bodyTexts = async (mdx: string) => {
  const { root } = await parseLeniently(mdx, () => {})
  return root ? textsIn(root).map(({ text }) => text) : []
}

/** Attributes, paragraphs and cells. */
const textsIn = (root: Root): { place: Place; text: string }[] =>
  visitedNodes(root).flatMap(({ node }) => {
    if (node.type === "paragraph" || node.type === "tableCell")
      return { place: at(node, ""), text: textOf(node) }
    if (!("attributes" in node) || !Array.isArray(node.attributes)) return []
    return node.attributes.flatMap((attribute) =>
      attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string"
        ? { place: at(attribute, `<${node.name} ${attribute.name}>`), text: attribute.value }
        : [],
    )
  })

type Keys = (string | number)[]

/** A value and all values in it. */
const valuesIn = (value: unknown, keys: Keys = []): { keys: Keys; text: unknown }[] => [
  { keys, text: value },
  ...(value !== null && typeof value === "object"
    ? Object.entries(value).flatMap(([key, child]) =>
        valuesIn(child, [...keys, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
]

const usual = (value: unknown) =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : figuresOf(value)

/** The numbers of a list, e.g. of a chart, which cannot start with TODO. "" for fewer than three, and for lists of lists. */
function figuresOf(value: unknown) {
  if (!Array.isArray(value)) return ""
  const json = JSON.stringify(value)
  const figures = json.match(/(?<=[:[,])-?\d[\d.]*/g) ?? []
  return figures.length > 2 && json.lastIndexOf("[") === 0 ? `figures ${figures}` : ""
}
