import { sentencesOf, wordsOf } from "./sentences"

/** Letters at the end of a word that look like a syllable and are none, e.g. in made, names, asked, tiles. */
const silentEnds =
  /(?:(?<=[^aeiouy][aeiouy]+l|[^laeiouy])e|(?<=[^aeiouysxzcghl]|[aeiouy]l)es|(?<=[^tdlaeiouy]|[aeiouy]l)ed)$/

/**
 * Syllables of an English word, estimated from its groups of vowels. A number counts as two, which flatters nobody:
 * a copy full of figures reads neither easier nor harder for them.
 */
export const syllablesOf = (word: string): number => {
  const plain = word.toLowerCase().replaceAll("ı", "i").normalize("NFD").replaceAll("’", "'")
  const letters = plain.replace(/[^a-z]/g, "")
  if (letters.length === 0) return 2
  const spoken = letters.replace(/ied$/, "i").replace(/ies$/, "i").replace(silentEnds, "").replace(/^y/, "")
  const groups = spoken.match(/[aeiouy]+/g)?.length ?? 0
  const apart = spoken.match(/(?<![tscxg])i[ao]|(?<!p)eo|[aeiouy]ing$|ie(?:t|n)|creat|ua[lt]/g)?.length ?? 0
  const contraction = /[^aeiouy]n't$/.test(plain) ? 1 : 0
  return Math.max(1, groups + apart + contraction)
}

/** Flesch reading ease: 60 to 70 is plain English, 50 to 60 a good newspaper, below 30 a law. */
export const readingEase = (paragraphs: readonly string[]): number => {
  const sentences = paragraphs.flatMap(sentencesOf)
  const words = paragraphs.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (syllables / words.length)
}
