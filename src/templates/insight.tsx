import { graphql, type PageProps } from "gatsby"
import { OnThisPageSidebar } from "../components/on-this-page-sidebar"
import { sections } from "../generated/insights"
import { ColumnText } from "../sections/text-band"
import { articleLayout } from "./article-layout"
import { DocumentPage } from "./document-page"

/** The page of an insight. */
const InsightTemplate = ({ data, location }: PageProps<Queries.InsightPageQuery>) =>
  data.document && (
    <DocumentPage
      document={data.document}
      sections={sections}
      pathname={location.pathname}
      heading={data.document.name}
      article={{
        published: data.document.date,
        modified: data.document.updated ?? data.document.date,
        author: data.document.author,
      }}
      paginationLabel="More insights"
      previous={data.previous}
      next={data.next}
      list={OnThisPageSidebar}
      text={ColumnText}
      arrange={articleLayout}
    />
  )

export default InsightTemplate

export const query = graphql`
  query InsightPage($id: String!, $previousId: String, $nextId: String) {
    document: insight(id: { eq: $id }) {
      ...DocumentPage
      ...InsightBody
    }
    previous: insight(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: insight(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
