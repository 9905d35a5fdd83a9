import { fillCount, fillText } from "../../util/fill-text"
import { listName } from "./routes"

/** What `content/data/lists.yaml` says about a list. */
export interface ListTexts {
  readonly heading?: string | null
  readonly lead?: string | null
  readonly description?: string | null
}

/** What the pages of a list say about themselves, from the data files. */
export const listFacts = (nodesOf: <Fields>(type: string) => readonly Fields[]) => {
  const title = nodesOf<{ pagination: { title: string } }>("Texts")[0]?.pagination.title ?? ""
  const lists = nodesOf<ListTexts & { key: string }>("ListPage")
  return (directory: string, count: number, page: number) => {
    const written = lists.find(({ key }) => key === directory)
    const { name, heading, description } = listHead(`/${directory}/`, written, { count, page, title })
    return { name, heading, description }
  }
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
