import { graphql, type PageProps } from "gatsby"
import { listHead } from "../../lib/list-head"
import { IndexHead } from "../../sections/index-head"
import { InsightIndex } from "../../sections/insight-index"
import { Seo } from "../../shell/seo"

/** All insights. */
const InsightsPage = ({ data, location }: PageProps<Queries.InsightsPageQuery>) => {
  const insights = data.allInsight.nodes
  const head = listHead("/insights/", insights.length)
  return (
    <>
      <Seo
        routeName="Insights"
        description="Articles by the people who did the work: estimates that narrow, models in production, design tokens, rewrites. With numbers, tables and code."
        pathname={location.pathname}
        heading={head.heading}
      />
      <IndexHead path="/insights/" {...head} />
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
