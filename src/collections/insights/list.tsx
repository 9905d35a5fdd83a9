import { graphql, type PageProps } from "gatsby"
import { IndexHead } from "../../sections/index-head"
import { InsightIndex } from "../../sections/insight-index"
import { Seo } from "../../shell/seo"

const heading = "Notes from the work"

/** All insights. */
const InsightsPage = ({ data, location }: PageProps<Queries.InsightsPageQuery>) => (
  <>
    <Seo
      routeName="Insights"
      description="Articles by the people who did the work: estimates that narrow, models in production, design tokens, rewrites. With numbers, tables and code."
      pathname={location.pathname}
      heading={heading}
    />
    <IndexHead path="/insights/" heading={heading} lead="What we learned, with the numbers left in." />
    <InsightIndex insights={data.allInsight.nodes} />
  </>
)

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
