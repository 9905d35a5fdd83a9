import { closest, distance } from "fastest-levenshtein"

/** The candidate that was most likely meant, or nothing if none is similar. */
export const suggestionFor = (written: string, candidates: readonly string[]): string | undefined => {
  if (candidates.length === 0) return undefined
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, "")
  const same = candidates.find((candidate) => plain(candidate) === plain(written))
  if (same) return same
  const best = closest(written, candidates)
  const letters = (text: string) => text.replace(/\d/g, "")
  if (letters(best) === letters(written)) return undefined // span-9 is no typing error for span-4
  const tolerance = Math.max(1, Math.floor(Math.min(best.length, written.length) * 0.4))
  return distance(written, best) <= tolerance ? best : undefined
}

/** Letters and digits without accents. */
const plainName = (text: string) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")

/** As short a part is in many names. */
const shortestPart = 3

/**
 * The candidate with the same name but for case, spaces and accents, or the only one of which this is a part. Not one
 * with similar letters: a page that was deleted is no misspelling of another.
 */
export const sameName = (written: string, candidates: readonly string[]): string | undefined => {
  const name = plainName(written)
  const same = candidates.find((candidate) => plainName(candidate) === name)
  if (same || name.length < shortestPart) return same
  const [whole, ...others] = candidates.filter((candidate) => plainName(candidate).includes(name))
  return others.length === 0 ? whole : undefined
}

/** `Did you mean "…"?` for a name of something that exists, or `otherwise`. */
export const didYouMeanName = (written: string, candidates: readonly string[], otherwise = "") => {
  const name = sameName(written, candidates)
  return name ? `Did you mean "${name}"?` : otherwise
}

/** `Did you mean "…"?`, or `otherwise` if nothing is similar. */
export const didYouMean = (written: string, candidates: readonly string[], otherwise = "") => {
  const name = suggestionFor(written, candidates)
  return name ? `Did you mean "${name}"?` : otherwise
}
