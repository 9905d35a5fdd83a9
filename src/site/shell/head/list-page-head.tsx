import { graphql } from "gatsby"
import { useMemo } from "react"
import { listHead } from "../../router/list-head"
import { pagePath } from "../../router/page-path"
import { PageHead } from "../../ui/layout/page-head"
import { useTexts } from "../../ui/text/texts"
import { listRoute, useBreadcrumb } from "../use-breadcrumb"
import { Seo } from "./seo"

interface ListPageHeadProps {
  /** Path of the first page, e.g. /services/. */
  path: string
  /** From `content/data/lists.yaml`; without them, the name of the list. */
  texts: Queries.ListTextsFragment | null
  /** Number of documents, for the texts. */
  count: number
  /** From 1. */
  page?: number
  /** Omit the space below, if e.g. tabs follow. */
  joined?: boolean
}

/** The metadata and the head of a page of a list. */
export const ListPageHead = ({ path, texts, count, page = 1, joined }: ListPageHeadProps) => {
  const { title } = useTexts("pagination")
  const { name, heading, lead, description } = listHead(path, texts, { count, page, title })
  const breadcrumb = useBreadcrumb(useMemo(() => [listRoute(path)], [path]))
  return (
    <>
      <Seo
        routeName={name}
        breadcrumb={page === 1 ? breadcrumb : [...breadcrumb, { name, value: pagePath(path, page) }]}
        description={description}
        heading={heading}
      />
      <PageHead breadcrumb={breadcrumb} heading={heading} lead={lead} closed={!joined} />
    </>
  )
}

export const listTextsFragment = graphql`
  fragment ListTexts on ListPage {
    heading
    lead
    description
  }
`
