import { readdir, readFile } from "node:fs/promises"
import path from "node:path"
import type { Root } from "mdast"
import { textOf } from "../compile/titles"
import type { ContentModel } from "../model/content-model"
import { exampleProps } from "../model/section-props"
import { unwrap } from "../model/unwrap"
import { at, visitedNodes } from "./body/body"
import { parseLeniently } from "./body/parse-leniently"
import { withoutCode } from "./body/without-code"
import type { Placeholder } from "./checked-site"
import type { Place } from "./diagnostic"
import { fieldName } from "./field-name"
import type { ReadFields } from "./read-fields"
import { placeholdersIn } from "./rules/placeholder-text"
import { splitDocument } from "./split-document"
import { readYaml } from "./yaml/read-yaml"

type WrittenFields = Pick<ReadFields, "written" | "locate">

/**
 * Find texts and values that the commands and the studio write as examples: what starts with TODO, and whole values and
 * paragraphs, also without it.
 * @param fields the values of the frontmatter
 */
export const placeholdersOf = async (
  model: ContentModel,
  text: string,
  root: Root | null,
  fields?: WrittenFields,
  yaml = "",
): Promise<Placeholder[]> => {
  const known = await examplesOf(model)
  const inFields = valuesIn(fields?.written).map(({ keys, value }) => ({
    value,
    place: () => ({ ...fields?.locate(keys), field: fieldName(keys) }),
  }))
  const unchanged = [...inFields, ...(root ? textsIn(root) : [])].filter(({ value }) =>
    known.has(usual(value)),
  )
  return [
    ...placeholdersIn(withoutCode(text)),
    ...unchanged.map(({ place, value }) => ({
      ...place(),
      problem:
        typeof value === "string"
          ? `"${value}" is a text of the example`
          : "still has the figures of the example",
    })),
    ...(fields && yaml.includes(exampleMark) ? unchangedValues(fields, yaml) : []),
  ]
}

/** Starts the comment above a field with the value of the example, which is not a text that can start with TODO. */
export const exampleMark = "# Example: "

/** Fields that still have the value in the comment above them. */
function unchangedValues({ written, locate }: WrittenFields, yaml: string): Placeholder[] {
  const lines = yaml.split("\n")
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

const examples = new WeakMap<ContentModel, Promise<ReadonlySet<string>>>()

function examplesOf(model: ContentModel) {
  const known = examples.get(model) ?? readExamples(model)
  examples.set(model, known)
  return known
}

async function readExamples(model: ContentModel): Promise<ReadonlySet<string>> {
  const texts: unknown[] = Object.values(exampleProps)
  const toReplace: unknown[] = []
  for (const { mdx = "", props, example } of Object.values(model.sections)) {
    texts.push(...Object.values(props.shape).map((prop) => unwrap(prop).inner.description))
    texts.push(...(await bodyTexts(mdx, model)))
    toReplace.push(...valuesIn(example).map(({ value }) => value))
  }
  for (const { directory } of model.collections) {
    // Not relative to `__dirname`: Gatsby compiles this file to another folder.
    const folder = path.resolve("src/site/collections", directory)
    for (const name of await readdir(folder).catch(() => [])) {
      if (!name.endsWith(".mdx")) continue
      const { frontmatter, body } = splitDocument(await readFile(path.join(folder, name), "utf8"))
      const fields = valuesIn(readYaml(frontmatter ?? "").data).map(({ value }) => value)
      toReplace.push(...fields, ...(await bodyTexts(body, model)))
    }
  }
  // Without its TODO, a heading such as "How we test" may be right.
  const sentences = toReplace.map(usual).filter((text) => /^(?:TODO (?:\S+ ){5,}.*\.|figures .*)$/.test(text))
  return new Set([
    ...texts.map(usual).filter((text) => text.includes(" ")),
    ...sentences.map((text) => text.replace("TODO ", "")),
  ])
}

const bodyTexts = async (mdx: string, model: ContentModel) => {
  const { root } = await parseLeniently(mdx, model, () => {})
  return root ? textsIn(root).map(({ value }) => value) : []
}

/** Attributes, paragraphs and cells. */
const textsIn = (root: Root): { place: () => Place; value: unknown }[] =>
  visitedNodes(root).flatMap(({ node }) => {
    if (node.type === "paragraph" || node.type === "tableCell")
      return { place: () => at(node, ""), value: textOf(node) }
    if (!("attributes" in node) || !Array.isArray(node.attributes)) return []
    return node.attributes.map((attribute) => ({
      place: () => at(attribute, `<${node.name} ${"name" in attribute ? attribute.name : ""}>`),
      value: attribute.value,
    }))
  })

type Keys = (string | number)[]

/** A value and all values in it. */
function valuesIn(value: unknown, keys: Keys = [], found: { keys: Keys; value: unknown }[] = []) {
  found.push({ keys, value })
  if (typeof value === "object" && value !== null)
    for (const [key, child] of Object.entries(value))
      valuesIn(child, [...keys, Array.isArray(value) ? Number(key) : key], found)
  return found
}

const usual = (value: unknown) =>
  typeof value === "string" ? value.replace(/\s+/g, " ").trim() : figuresOf(value)

/** The numbers of a list, e.g. of a chart, which cannot start with TODO. "" for fewer than three, and for lists of lists. */
function figuresOf(value: unknown) {
  if (!Array.isArray(value)) return ""
  const json = JSON.stringify(value)
  const figures = json.lastIndexOf("[") === 0 ? (json.match(/(?<=[:[,])-?\d[\d.]*/g) ?? []) : []
  return figures.length > 2 ? `figures ${figures}` : ""
}
