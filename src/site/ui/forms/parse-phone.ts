import type { Country } from "../../../util/country"

interface ParsedPhone {
  /** The country of the dial code; null if the text has no code. */
  country: Country | null
  /** Digits without the country's code; at most `maxDigits`. */
  digits: string
}

/** Length of the longest possible number (ITU E.164). */
export const maxDigits = 15

/** Maximum length of the parsed text. */
const maxTextLength = 120

/** Its digits 0 to 9, without what is between them. */
export const digitsOf = (text: string): string => text.replace(/\D/g, "")

/** Return whether the text starts with a country's code: "+44 …", "0044 …", "tel:+44…". */
export const hasDialCode = (text: string): boolean => /^(?:\+|00[\s.-]*[1-9])/.test(prepare(text))

/** Return whether the code is complete: "+49" is, "+4" is not. */
export const hasCompleteDialCode = (text: string): boolean =>
  hasDialCode(text) && codeLengths.test(internationalDigits(prepare(text)))

/**
 * Parse a pasted or autofilled number: spaces, dashes, dots, brackets, "(0)" after the code, and a
 * leading +code or 00code, which selects the country. For shared codes keep the current country, otherwise use the most
 * frequent one.
 */
export const parsePhone = (text: string, countries: readonly Country[], current?: Country): ParsedPhone => {
  const written = prepare(text)
  if (!hasDialCode(text)) return { country: null, digits: digitsOf(written).slice(0, maxDigits) }
  const all = internationalDigits(written)
  const country = countryOf(all, countries, current)
  // Unknown code: keep the digits.
  if (!country) return { country: null, digits: all.slice(0, maxDigits) }
  return { country, digits: all.slice(country.code.length, maxDigits) }
}

/** Split off the code by its length, for use before the list of countries has loaded. */
export const splitDialCode = (text: string, current: Country): { country: Country; digits: string } => {
  const all = internationalDigits(prepare(text))
  const [code = ""] = codeLengths.exec(all) ?? []
  if (!code) return { country: current, digits: all.slice(0, maxDigits) }
  const country = code === current.code ? current : { id: code, name: "", cca2: "", code, flagUrl: "" }
  return { country, digits: all.slice(code.length, maxDigits) }
}

/** Codes of one and two digits. All others have three (ITU E.164). */
const codeLengths = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/

/** The number as text, as it is called from abroad: "+1 5550100", or "" if nothing was typed. */
export const fullPhone = ({ code, trunk }: Pick<Country, "code" | "trunk">, digits: string): string =>
  digits ? `+${code} ${trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}` : ""

/** Remove words before the code, and invisible characters that were copied. */
const prepare = (text: string): string =>
  text
    .slice(0, maxTextLength)
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Cc}]/gu, "")
    .replace(/^[^\d+]*\+\s*/, "+")
    .replace(/^[^\d+]+/, "")

/** The digits of an international number, without a leading 00 and without "(0)", the zero for domestic calls. */
const internationalDigits = (written: string): string =>
  digitsOf(written.replace(/\(\s*0\s*\)/, "")).replace(/^00/, "")

/**
 * The country with the longest matching code. If it has several matching codes, use the shortest: "+7 9…" keeps its 9.
 */
const countryOf = (digits: string, countries: readonly Country[], current?: Country): Country | null => {
  const matching = countries.filter(({ code }) => digits.startsWith(code))
  const longest = Math.max(0, ...matching.map(({ code }) => code.length))
  const candidates = matching.filter(({ code }) => code.length === longest)
  const chosen =
    candidates.find(({ id }) => id === current?.id) ??
    candidates.find(({ code, cca2 }) => mostFrequentCountries[code] === cca2) ??
    candidates[0]
  if (!chosen) return null
  return matching
    .filter(({ cca2 }) => cca2 === chosen.cca2)
    .reduce((best, country) => (country.code.length < best.code.length ? country : best))
}

/** For each shared code the country with the most numbers, unless that is the first in alphabetical order. */
const mostFrequentCountries: Record<string, string> = {
  1: "US",
  7: "RU",
  44: "GB",
  262: "RE",
  358: "FI",
  500: "FK",
}
