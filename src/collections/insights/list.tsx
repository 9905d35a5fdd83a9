import { graphql, type PageProps } from "gatsby"
import { InsightIndex } from "../../sections/insight-index"
import { ListPageHead } from "../../shell/list-page-head"

/** All insights. */
const InsightsPage = ({ data, location }: PageProps<Queries.InsightsPageQuery>) => {
  const insights = data.allInsight.nodes
  return (
    <>
      <ListPageHead
        path="/insights/"
        count={insights.length}
        name="Insights"
        description="Articles by the people who did the work: estimates that narrow, models in production, design tokens, rewrites. With numbers, tables and code."
        pathname={location.pathname}
      />
      <InsightIndex insights={insights} />
    </>
  )
}

export default InsightsPage

export const query = graphql`
  query InsightsPage {
    allInsight(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        ...InsightIndexItem
      }
    }
  }
`
