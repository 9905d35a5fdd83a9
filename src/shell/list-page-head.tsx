import { listHead } from "../lib/list-head"
import { IndexHead } from "../sections/index-head"
import { Seo } from "./seo"

interface ListPageHeadProps {
  /** Path of the first page, e.g. /services/. */
  path: string
  /** Number of documents, for the heading. */
  count: number
  /** Name of the page in its title. */
  name: string
  description: string
  pathname: string
  /** Omit the space below, if e.g. tabs follow. */
  joined?: boolean
}

/** The metadata and the head of a list page whose collection defines `list`. */
export const ListPageHead = ({ path, count, name, description, pathname, joined }: ListPageHeadProps) => {
  const head = listHead(path, count)
  return (
    <>
      <Seo routeName={name} description={description} pathname={pathname} heading={head.heading} />
      <IndexHead path={path} {...head} joined={joined} />
    </>
  )
}
