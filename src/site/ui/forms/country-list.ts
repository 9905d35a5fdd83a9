import { withPrefix } from "gatsby"
import type { Country } from "../../../util/country"
import { foldedText } from "../../../util/slugify"
import { digitsOf } from "./parse-phone"

let loading: Promise<readonly Country[]> | undefined

/** Fetch the list once. After an error the next call tries again. */
export const loadCountries = (): Promise<readonly Country[]> => {
  loading ??= fetchCountries().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

const fetchCountries = async (): Promise<readonly Country[]> => {
  const response = await fetch(withPrefix("/data/countries.json"))
  if (!response.ok) throw new Error(`Failed to load the country list: status ${response.status}.`)
  return (await response.json()) as Country[]
}

/**
 * Find countries by the start of a word in one of the names, by the two letters, or by the first digits of the code
 * (with plus, with 00, or without). Exact matches of the letters or another name come first, then names that start with
 * the text.
 */
export const filterCountries = (countries: readonly Country[], search: string): readonly Country[] => {
  const text = fold(search)
  if (!text) return countries
  const digits = /^[+\d\s]+$/.test(text) ? digitsOf(text).replace(/^00/, "") : ""
  if (digits) return countries.filter(({ code }) => code.startsWith(digits))
  const rank = ({ cca2, name, names }: Country) => {
    const others = (names ?? []).map(fold)
    if (cca2 === text.toUpperCase() || others.includes(text)) return 0
    const all = [fold(name), ...others]
    if (all.some((one) => one.startsWith(text))) return 1
    return all.some((one) => one.includes(` ${text}`)) ? 2 : 3
  }
  const ranked = countries.map((country) => ({ country, rank: rank(country) }))
  return [0, 1, 2].flatMap((wanted) =>
    ranked.filter((entry) => entry.rank === wanted).map(({ country }) => country),
  )
}

/** Without capitals and accents, words separated by single spaces. */
const fold = (text: string): string =>
  foldedText(text)
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()
