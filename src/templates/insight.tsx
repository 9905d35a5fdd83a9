import { graphql, type PageProps } from "gatsby"
import { OnThisPageSidebar } from "../components/on-this-page-sidebar"
import { ColumnText } from "../sections/text-band"
import { articleLayout } from "./article-layout"
import { DocumentPage } from "./document-page"
import { insightSections } from "./insight-sections"

/** The page of an insight. */
const InsightTemplate = ({ data, location }: PageProps<Queries.InsightPageQuery>) =>
  data.insight && (
    <DocumentPage
      document={data.insight}
      sections={insightSections}
      pathname={location.pathname}
      heading={data.insight.name}
      article={{
        published: data.insight.date,
        modified: data.insight.updated ?? data.insight.date,
        author: data.insight.author,
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
    insight(id: { eq: $id }) {
      ...DocumentPage
      ...InsightHeroInsight
      ...ResearchInsight
      ...CaseStudiesInsight
    }
    previous: insight(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: insight(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
