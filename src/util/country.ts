/** An entry of content/data/countries.yaml. Countries may share a code, or have an entry for each of their codes. */
export interface Country {
  id: string
  name: string
  /** ISO 3166 code of two letters. */
  cca2: string
  /** Dialling code without the plus sign. */
  code: string
  flagUrl: string
  /** Other names, e.g. in its own language. */
  names?: readonly string[] | null
  /** Digits before a number that calls from abroad leave out. */
  trunk?: string | null
}

/** The selector's default. The flag's URL is in the list. */
export const unitedStates: Country = {
  id: "us",
  name: "United States",
  cca2: "US",
  code: "1",
  flagUrl: "",
  trunk: "1",
}

/** City and country of the site's location, e.g. "Dhaka, Bangladesh". */
export const cityAndCountry = (location: string): { city: string; country?: string } => {
  const [city = location, country] = location.split(/, (?=[^,]*$)/)
  return country ? { city, country } : { city }
}
