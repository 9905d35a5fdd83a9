import type { Country } from "./country"

export interface ParsedPhone {
  /** The country that a leading code picks; null when the text has none. */
  country: Country | null
  /** Digits only, without the country's code; at most fifteen, the longest a number can be. */
  digits: string
}

export const longestNumber = 15

/** Nobody writes a number in more characters; what is longer is cut before it is read. */
const longestText = 120

/** Digits of a text, whatever script they are written in: "٣" and "３" are 3. */
export const digitsOf = (text: string): string => {
  let digits = ""
  for (const character of text.normalize("NFKC")) {
    if (/\p{Nd}/u.test(character)) digits += digitValue(character)
  }
  return digits
}

/** Does the text begin with the code of a country: "+44 …", "0044 …", "tel:+44…"? */
export const hasDialCode = (text: string): boolean => /^(?:\+|00[\s.-]*[1-9])/.test(prepare(text))

/** Is the code there to its last digit? "+4" is not yet, "+49" is. */
export const hasWholeDialCode = (text: string): boolean =>
  hasDialCode(text) && codeLengths.test(internationalDigits(prepare(text)))

/**
 * Understands a pasted or filled-in number: spaces, dashes, dots, brackets, an extension, "(0)" after the code, and a
 * leading code as +code or 00code, which picks the country. Where countries share a code the current one stays, else
 * the one that is meant most often.
 */
export const parsePhone = (text: string, countries: readonly Country[], current?: Country): ParsedPhone => {
  const written = prepare(text)
  if (!hasDialCode(text)) return { country: null, digits: digitsOf(written).slice(0, longestNumber) }
  const all = internationalDigits(written)
  const country = countryOf(all, countries, current)
  // A code that nobody has is no code: what was pasted stays as it is.
  if (!country) return { country: null, digits: all.slice(0, longestNumber) }
  return { country, digits: all.slice(country.code.length, longestNumber) }
}

/** A number's code by its length alone, for the moment until the list says whose it is. */
export const dialCode = (text: string, current: Country): { country: Country; digits: string } => {
  const all = internationalDigits(prepare(text))
  const [code = ""] = codeLengths.exec(all) ?? []
  if (!code) return { country: current, digits: all.slice(0, longestNumber) }
  const country = code === current.code ? current : { id: code, name: "", cca2: "", code, flagUrl: "" }
  return { country, digits: all.slice(code.length, longestNumber) }
}

/** Codes of one and two digits; all others have three (ITU E.164). */
const codeLengths = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/** The number as it is written down: "+1 5550100", or "" when nothing was typed. */
export const fullPhone = (code: string, digits: string): string => (digits ? `+${code} ${digits}` : "")

/** The code in front, no words before it, no extension behind, and none of the marks that copying brings along. */
const prepare = (text: string): string =>
  text
    .slice(0, longestText)
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(/^[^\p{Nd}+]*\+\s*/u, "+")
    .replace(/^[^\p{Nd}+]+/u, "")
    .replace(/(\p{Nd})\s*(?:ext|x|#|;|,).*$/isu, "$1")

/** Without the 00 that some write for +, and without the zero that is dialled inside the country only: "(0)". */
const internationalDigits = (written: string): string =>
  digitsOf(written.replace(/\(\s*0\s*\)/, "")).replace(/^00/, "")

/** What the longest code says; of that country's several codes the shortest, so that "+7 9…" keeps its 9. */
const countryOf = (digits: string, countries: readonly Country[], current?: Country): Country | null => {
  const matching = countries.filter(({ code }) => digits.startsWith(code))
  const longest = Math.max(0, ...matching.map(({ code }) => code.length))
  const candidates = matching.filter(({ code }) => code.length === longest)
  const chosen =
    candidates.find(({ id }) => id === current?.id) ??
    candidates.find(({ code, cca2 }) => meantMostOften[code] === cca2) ??
    candidates[0]
  if (!chosen) return null
  return matching
    .filter(({ cca2 }) => cca2 === chosen.cca2)
    .reduce((best, country) => (country.code.length < best.code.length ? country : best))
}

/** Of countries that share a code, the one that most numbers belong to, where the alphabet would say another. */
const meantMostOften: Record<string, string> = { 1: "US", 7: "RU", 44: "GB", 262: "RE", 358: "FI", 500: "FK" }

/** Every script's ten digits stand in a row, from zero to nine. */
const digitValue = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return code - zero
}
