import { PageHead } from "../../ui/layout/page-head"
import { breadcrumbRoutes } from "../router/breadcrumb-routes"
import { listHead } from "../router/list-head"
import { routeLabel } from "../router/routes"
import { Seo } from "./seo"

interface ListPageHeadProps {
  /** Path of the first page, e.g. /services/. */
  path: string
  /** Number of documents, for the heading. */
  count: number
  /** From 1. */
  page?: number
  description: string
  /** Omit the space below, if e.g. tabs follow. */
  joined?: boolean
}

/** The metadata and the head of a list page whose collection defines `list`. */
export const ListPageHead = ({ path, count, page = 1, description, joined }: ListPageHeadProps) => {
  const { heading, lead } = listHead(path, count)
  return (
    <>
      <Seo
        routeName={page === 1 ? undefined : `${routeLabel(path)}, page ${page}`}
        description={description}
        heading={heading}
      />
      <PageHead breadcrumb={breadcrumbRoutes("/", path)} heading={heading} lead={lead} closed={!joined} />
    </>
  )
}
