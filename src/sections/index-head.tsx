import { PageHead } from "../components/page-head"
import { findRoute } from "../lib/routes"

export interface IndexHeadProps {
  /** Path of the index page, e.g. /services/. */
  path: string
  heading: string
  lead: string
  /** The head has no space of its own below it: what follows belongs to it, e.g. tabs. */
  joined?: boolean
}

/** The head of a collection's index: breadcrumb, heading, one sentence. */
export const IndexHead = ({ path, heading, lead, joined = false }: IndexHeadProps) => (
  <PageHead
    breadcrumb={["/", path].map((value) => ({ name: findRoute(value)?.label ?? "", value }))}
    heading={heading}
    lead={lead}
    closed={!joined}
  />
)
