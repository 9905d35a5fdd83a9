import { decodeEntities } from "../../util/markup"

/** Split an excerpt from Pagefind, HTML text with `<mark>` around matches, into parts with and without a mark. */
export const excerptParts = (excerpt: string) =>
  excerpt
    .split(/(<mark>.*?<\/mark>)/s)
    .filter((part) => part !== "")
    .map((part) => {
      const found = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1]
      return { text: decodeEntities(found ?? part), marked: found !== undefined }
    })
