import { decodeEntities } from "../../lib/decode-entities"

/** A part of an excerpt, marked if it matches the search term. */
export interface ExcerptPart {
  text: string
  marked: boolean
}

/** Split an excerpt from Pagefind: HTML text with `<mark>` around matches. */
export const excerptParts = (excerpt: string): ExcerptPart[] =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== "")
    .map((part) => {
      const found = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
      return { text: decodeEntities(found ?? part), marked: found !== undefined }
    })
