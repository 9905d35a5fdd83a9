import { fillText } from "../../util/fill-text"
import { countedHeading, countInWords } from "../../util/words"
import { listHeads } from "./generated/list-heads"

/** On each page of a list, unless its collection says otherwise. */
export const documentsPerPage = 24

/** Heading and lead of the list at a path, with the number of documents. @throws Error if its collection has none */
export const listHead = (path: string, count: number) => {
  const head = listHeads[path]
  if (!head) throw new Error(`The collection of ${path} has no "list" in its definition`)
  return { heading: withCount(head.heading, count), lead: withCount(head.lead, count) }
}

const withCount = (text: string, count: number) =>
  fillText(text, { count: countInWords(count) }, (one, many) => countedHeading(count, one, many))
