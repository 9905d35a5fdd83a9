import { literalPattern } from "../lib/literal-pattern"
import type { Surroundings } from "./examples/example"
import { examples } from "./examples/examples"
import type { Problem } from "./problem"
import { positionAt } from "./text-position"

/** A sentence of the example that a document began as. */
export interface ExampleText {
  line: number
  column: number
  sentence: string
}

/**
 * Finds what is left of the collection's example in a document's text (`npm run new` writes it). Short wordings and
 * questions may be meant; sentences of instruction never are.
 *
 * @param type the collection's type, e.g. CaseStudy
 * @param text the whole document, as written
 */
export const exampleTextIn = (type: string, text: string): ExampleText[] => {
  const pattern = patternOf(type)
  if (!pattern) return []
  // A byte-order mark is no character of the first line.
  const seen = text.replace(/^\uFEFF/, "")
  return [...seen.matchAll(pattern)].map(({ 0: found, index }) => ({
    ...positionAt(seen, index),
    sentence: found.replace(/\s+/g, " "),
  }))
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

const minimumWords = 6

const patterns = new Map<string, RegExp | undefined>()

function patternOf(type: string) {
  if (!patterns.has(type)) {
    const sentences = sentencesOf(type).map((sentence) => literalPattern(sentence).replaceAll(" ", "\\s+"))
    patterns.set(type, sentences.length > 0 ? new RegExp(sentences.join("|"), "g") : undefined)
  }
  return patterns.get(type)
}

/** The example's sentences, without those that depend on the document's name or on its neighbours. */
function sentencesOf(type: string): string[] {
  const example = examples[type]
  if (!example) return []
  const [one, other] = ["one", "other"].map((word) => {
    const around = surroundings(word)
    const texts = [...textsIn(example.fields(around)), ...paragraphsIn(example.body(around))]
    return texts.flatMap((text) => text.split(/(?<=[.?!])\s+/))
  })
  return [...new Set(one)].filter(
    (sentence) =>
      other?.includes(sentence) && !sentence.endsWith("?") && sentence.split(" ").length >= minimumWords,
  )
}

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

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : []
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
