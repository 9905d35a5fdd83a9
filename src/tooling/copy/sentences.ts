import { allTexts, type Copy } from "./read-copy"

/** A word: letters or digits, with what may stand within them (don’t, 1,840, up-to-date, 3.4). */
const word = /[\p{L}\p{N}]+(?:[’'.,:–-][\p{L}\p{N}]+)*/gu

export const wordsOf = (text: string): string[] => text.match(word) ?? []

/** A text divided into sentences. Abbreviations that occur in the copy do not end one. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\b(e\.g|i\.e|Mr|Mrs|Dr|St|No|Cd|vs)\. /g, "$1\u2024 ")
    .split(/(?<=[.!?…][”’"')]?)\s+(?=[“‘"'(]?[\p{Lu}\p{N}₺$€£])/u)
    .map((sentence) => sentence.replaceAll("\u2024", ".").trim())
    .filter(Boolean)

/** A sentence without letter case and punctuation, so that only its words count. */
export const normalised = (sentence: string): string =>
  wordsOf(sentence.toLowerCase().replaceAll("’", "'")).join(" ")

export interface Repetition {
  text: string
  /** Names of the documents that share it. */
  documents: string[]
}

/** Sentences of at least `minimum` words that stand in more than one document. */
export const repeatedSentences = (copies: readonly Copy[], minimum = 6): Repetition[] =>
  repeated(copies, (text) =>
    sentencesOf(text)
      .filter((sentence) => wordsOf(sentence).length >= minimum)
      .map(normalised),
  )

/** Runs of `length` words within one sentence that stand in more than one document. */
export const repeatedPhrases = (copies: readonly Copy[], length = 8): Repetition[] =>
  repeated(copies, (text) =>
    sentencesOf(text).flatMap((sentence) => {
      const words = normalised(sentence).split(" ")
      return words
        .slice(0, Math.max(0, words.length - length + 1))
        .map((_, start) => words.slice(start, start + length).join(" "))
    }),
  )

function repeated(copies: readonly Copy[], partsOf: (text: string) => string[]): Repetition[] {
  const places = new Map<string, Set<string>>()
  for (const copy of copies)
    for (const part of allTexts(copy).flatMap(partsOf))
      places.set(part, (places.get(part) ?? new Set()).add(copy.name))
  return [...places].flatMap(([text, documents]) =>
    documents.size > 1 ? [{ text, documents: [...documents] }] : [],
  )
}
