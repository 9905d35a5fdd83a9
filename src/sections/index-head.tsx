import { PageHead } from "../components/page-head"
import { breadcrumbRoutes } from "../lib/breadcrumb-routes"

export interface IndexHeadProps {
  /** Path of the list, e.g. /services/. */
  path: string
  heading: string
  lead: string
  /** Omit the space below, if e.g. tabs follow. */
  joined?: boolean
}

/** The head of a list page. */
export const IndexHead = ({ path, heading, lead, joined = false }: IndexHeadProps) => (
  <PageHead breadcrumb={breadcrumbRoutes("/", path)} heading={heading} lead={lead} closed={!joined} />
)
