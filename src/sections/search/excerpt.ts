import { decodeEntities } from "../../lib/decode-entities"

/** A part of an excerpt; marked where it is what was searched for. */
export interface ExcerptPart {
  text: string
  marked: boolean
}

/** The parts of an excerpt as Pagefind writes it: text for HTML, with `<mark>` around what was found. */
export const excerptParts = (excerpt: string): ExcerptPart[] =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== "")
    .map((part) => {
      const found = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
      return { text: decodeEntities(found ?? part), marked: found !== undefined }
    })
