import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import type { Country } from "../../src/util/country"

/** The countries of the phone field, from the site's content. */
export const countries: readonly Country[] = parse(
  readFileSync(path.join(__dirname, "../../content/data/countries.yaml"), "utf8"),
)

export const countryById = (id: string): Country => {
  const country = countries.find((entry) => entry.id === id)
  if (!country) throw new Error(`There is no country ${id}`)
  return country
}
