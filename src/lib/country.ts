/** An entry of content/data/countries.yaml. Countries share codes, and some have several entries. */
export interface Country {
  id: string
  name: string
  /** Two letters, ISO 3166. */
  cca2: string
  /** Digits to dial, without the plus sign. */
  code: string
  flagUrl: string
}

/** Specification, section 9: the selector's default. The flag's address is the list's to say. */
export const unitedStates: Country = { id: "us", name: "United States", cca2: "US", code: "1", flagUrl: "" }
