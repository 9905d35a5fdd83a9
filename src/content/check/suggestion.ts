import { distance } from "fastest-levenshtein"
import { slugify } from "../../util/slugify"

/**
 * The word that was meant: the same name, or a typing error of one letter, or of two in words of six letters and more
 * that start alike. None if two words are equally similar. Certain for a fixed vocabulary only: fields, choices.
 */
export const suggestionFor = (written: string, candidates: readonly string[]): string | undefined => {
  const same = sameName(written, candidates)
  if (same) return same
  const typos = candidates
    .map((word) => ({ word, edits: editsBetween(written, word) }))
    .filter(({ word, edits }) => {
      if (withoutDigits(word) === withoutDigits(written)) return false // span-9 is not a typing error for span-4
      const length = Math.min(word.length, written.length)
      return edits === 1 ? length >= 3 : edits === 2 && length >= 6 && word[0] === written[0]
    })
    .sort((a, b) => a.edits - b.edits)
  const [best, next] = typos
  return best?.edits === next?.edits ? undefined : best?.word
}

const withoutDigits = (text: string) => text.replace(/\d/g, "")

/** How many letters differ. Two letters in the wrong order are one error. */
function editsBetween(written: string, word: string): number {
  if (Math.abs(written.length - word.length) > 2) return Number.POSITIVE_INFINITY
  const swapped = Array.from(written.slice(1), (letter, index) =>
    [written.slice(0, index), letter, written[index], written.slice(index + 2)].join(""),
  )
  return Math.min(distance(written, word), ...swapped.map((other) => 1 + distance(other, word)))
}

/** The words of a name, also of one like TechnologyStack: technology-stack. */
const wordsOf = (text: string) => slugify(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, "-"))

/** Letters and digits, in the singular. */
const nameOf = (text: string) =>
  wordsOf(text)
    .replaceAll("-", "")
    .replace(/(?:ies|ys?|s)$/, "")

/** Shorter parts are in many names. */
const shortestPart = 3

/**
 * The candidate with the same name but for case, spaces, accents and the plural, or the only one in which a word
 * starts like this. Certain for names of documents, too: a name with similar letters may be that of a deleted page.
 */
export const sameName = (written: string, candidates: readonly string[]): string | undefined => {
  const name = nameOf(written)
  const part = wordsOf(written)
  const same = name && candidates.find((candidate) => nameOf(candidate) === name)
  if (same || part.length < shortestPart) return same || undefined
  const [whole, ...others] = candidates.filter((candidate) => `-${wordsOf(candidate)}`.includes(`-${part}`))
  return others.length === 0 ? whole : undefined
}

/** `Did you mean "…"?`, or `otherwise`. */
export const didYouMean = (written: string, candidates: readonly string[], otherwise = "") => {
  const meant = suggestionFor(written, candidates)
  return meant ? `Did you mean "${meant}"?` : otherwise
}
