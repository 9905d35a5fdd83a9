import { literalPattern } from "../lib/literal-pattern"
import type { Example, Surroundings } from "./examples/example"
import { examples } from "./examples/examples"
import { splitDocument } from "./frontmatter"
import { withoutControls } from "./odd-characters"
import { parseYaml } from "./parse-yaml"
import type { Problem } from "./problem"
import { positionAt } from "./text-position"
import { yamlPositions } from "./yaml-positions"

/** A sentence, heading or short text of the example that a document began as. */
export interface ExampleText {
  line: number
  column: number
  sentence: string
}

/**
 * Finds what is left of the collection's example in a document's text (`npm run new` writes it). Questions and a few
 * words within a text may be meant; sentences of instruction never are, nor are headings and texts that are the
 * example's as a whole.
 *
 * @param type the collection's type, e.g. CaseStudy
 * @param text the whole document, as written
 * @param fields what its frontmatter says, valid or not
 */
export const exampleTextIn = (type: string, text: string, fields: unknown): ExampleText[] => {
  const patterns = patternsOf(type)
  if (!patterns) return []
  // A byte-order mark is no character of the first line.
  const seen = text.replace(/^\uFEFF/, "")
  const inText = [patterns.sentences, patterns.headings].flatMap((pattern) => [...seen.matchAll(pattern)])
  return [
    ...inText.map(({ 0: found, index }) => ({
      ...positionAt(seen, index),
      sentence: found.replace(/\s+/g, " "),
    })),
    ...wholeValuesIn(seen, fields, patterns.values),
  ]
}

/** Values of the frontmatter that are the example's as a whole. */
function wholeValuesIn(text: string, fields: unknown, pattern: RegExp): ExampleText[] {
  const found = valuesIn(fields).filter(
    ({ path: [field = ""], value }) => !labelFields.has(field) && pattern.test(value),
  )
  if (found.length === 0) return []
  const { frontmatter, frontmatterLine } = splitDocument(withoutControls(text))
  const locate = yamlPositions(parseYaml(frontmatter ?? "").text, frontmatterLine)
  const lines = text.split("\n")
  return found.map(({ path, value }) => {
    const { line, column } = locate(path)
    const quote = /["']/.test(lines[line - 1]?.[column - 1] ?? "") ? 1 : 0
    return { line, column: column + quote, sentence: value }
  })
}

/** What to say of them in a document that is published. */
export const exampleProblems = (file: string, found: readonly ExampleText[]): Problem[] =>
  found.map(({ line, column, sentence }) => ({
    file,
    line,
    column,
    field: "",
    message: `"${shortened(sentence)}" is the example's text. Write your own, or keep the document a draft (draft: true)`,
  }))

/** Fewer words than these may be meant. */
const minimumWords = { sentence: 6, heading: 5, value: 3 }

/** Fields that hold labels of steps and figures: a real document may well call them the same. */
const labelFields = new Set(["process", "research", "feedback"])

type Patterns = Record<"sentences" | "headings" | "values", RegExp>

const remembered = new Map<string, Patterns>()

function patternsOf(type: string): Patterns | undefined {
  const example = examples[type]
  if (!example) return undefined
  const known = remembered.get(type)
  if (known) return known
  const sentences = sentencesOf(example)
  const spaced = sentences.map((sentence) => literalPattern(sentence).replaceAll(" ", "\\s+"))
  const headings = headingsOf(example).map(literalPattern)
  const patterns = {
    // Not in the comments above the fields, which say the same in places and stay.
    sentences: new RegExp(`(?<!^[ \\t-]*# .*)(?:${anyOf(spaced)})`, "gm"),
    headings: new RegExp(`(?<=^## +)(?:${anyOf(headings)})(?=[ \\t]*\\r?$)`, "gm"),
    values: new RegExp(`^(?:${anyOf(valuesOf(example, sentences))})$`),
  }
  remembered.set(type, patterns)
  return patterns
}

/** One of the patterns; nothing where there is none. */
const anyOf = (patterns: string[]) => patterns.join("|") || "(?!)"

type AnyExample = Example<Record<string, unknown>>

/** The example's sentences, without those that depend on the document's name or on its neighbours. */
function sentencesOf(example: AnyExample): string[] {
  const [one, other] = ["one", "other"].map((word) => {
    const around = surroundings(word)
    const values = valuesIn(example.fields(around)).map(({ value }) => value)
    const texts = [...values, ...paragraphsIn(example.body(around))]
    return texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))
  })
  return [...new Set(one)].filter(
    (sentence) => other?.includes(sentence) && hasWords(sentence, minimumWords.sentence),
  )
}

const headingsOf = ({ body, sharedHeadings }: AnyExample): string[] => {
  if (sharedHeadings) return []
  const headings = [...body(surroundings("one")).matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading)
  return headings.filter((heading) => hasWords(heading, minimumWords.heading))
}

/** Patterns of the whole values, whatever the document is called; not of those that hold one of the sentences. */
function valuesOf(example: AnyExample, sentences: string[]): string[] {
  const values = nameLengths.flatMap((length) => {
    const name = "\uE000".repeat(length)
    const found = valuesIn(example.fields(surroundings(name))).filter(
      ({ path: [field = ""] }) => !labelFields.has(field),
    )
    return found.map(({ value }) => value.replaceAll(name, "\uE000"))
  })
  return [...new Set(values)]
    .filter((value) => hasWords(value, minimumWords.value))
    .filter((value) => !sentences.some((sentence) => value.includes(sentence)))
    .map((value) => literalPattern(value).replaceAll("\uE000", ".+"))
}

/** Each wording of the example fits one of them. */
const nameLengths = [1, 15, 30, 45, 60]

const hasWords = (text: string, minimum: number) => !text.endsWith("?") && text.split(" ").length >= minimum

/** Neighbours that no site has. */
const surroundings = (word: string): Surroundings => ({
  name: word,
  today: word,
  services: [word],
  technologies: [word],
  caseStudies: [word],
  team: [word],
  order: 1,
})

interface TextValue {
  path: string[]
  value: string
}

const valuesIn = (value: unknown, path: string[] = []): TextValue[] => {
  if (typeof value === "string") return [{ path, value }]
  if (value === null || typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, child]) => valuesIn(child, [...path, key]))
}

/** Paragraphs, quotations and entries of lists; not headings, sections, pictures, tables or links. */
const paragraphsIn = (body: string) =>
  body
    .split("\n")
    .filter((line) => !/^(?:[#<!|]|$)/.test(line) && !line.includes("]("))
    .map((line) => line.replace(/^(?:>|\d+\.|-) /, ""))

/** At most as long as a message can bear, and whole words of it. */
const shortened = (sentence: string) =>
  sentence.length > 50 ? `${sentence.slice(0, 48).replace(/ \S*$/, "")} …` : sentence
