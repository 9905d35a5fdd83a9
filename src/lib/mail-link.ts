export interface Mail {
  to: string
  subject?: string
  text?: string
}

/** A `mailto:` address with subject and text, whatever characters a visitor has typed. */
export const mailLink = ({ to, subject, text }: Mail): string => {
  const query = Object.entries({ subject, body: text?.replace(/\r?\n/g, "\r\n") })
    .flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(wellFormed(value))}`] : []))
    .join("&")
  return `mailto:${to}${query ? `?${query}` : ""}`
}

/** Half characters, which cannot be encoded, become the replacement character. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD")
