import { fillCount, fillText } from "../../util/fill-text"
import { listName } from "./routes"

/** What `content/data/lists.yaml` says about a list. */
export interface ListTexts {
  readonly heading?: string | null
  readonly lead?: string | null
  readonly description?: string | null
}

/**
 * Name, heading, sentence and description of a page of a list.
 *
 * @param path of its first page, e.g. /services/
 * @param count of documents
 * @param page from 1
 * @param title name of later pages, with {list} and {page}
 */
export const listHead = (
  path: string,
  texts: ListTexts | null | undefined,
  { count, page, title }: { count: number; page: number; title: string },
) => {
  const label = listName(path) ?? ""
  const lead = texts?.lead ? fillCount(texts.lead, count) : undefined
  return {
    name: page === 1 ? label : fillText(title, { list: label, page }),
    heading: fillCount(texts?.heading ?? label, count),
    lead,
    description: texts?.description ?? lead,
  }
}
