export interface Mail {
  to: string
  subject?: string
  text?: string
}

/** A `mailto:` URL with subject and text, in which any characters are encoded. */
export const mailLink = ({ to, subject, text }: Mail): string => {
  const query = Object.entries({ subject, body: text?.replace(/\r?\n/g, "\r\n") })
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(wellFormed(value))}`] : []))
    .join("&")
  return `mailto:${to}${query ? `?${query}` : ""}`
}

/** Answers with their labels as the text of an email. */
export const answersText = (rows: readonly { label: string; value: string }[]): string =>
  rows
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label}: ${value}`)
    .join("\n")

/** A `tel:` URL of a phone number as it is written. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`

/** Replace lone surrogates, which cannot be encoded. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD")
