import { graphql, type PageProps } from "gatsby"
import { listHead } from "../../lib/list-head"
import { CaseStudyIndex } from "../../sections/case-study-index"
import { IndexHead } from "../../sections/index-head"
import { Seo } from "../../shell/seo"

interface PageContext {
  page: number
  pageCount: number
}

/** A page of the list of case studies. */
const CaseStudyIndexTemplate = ({
  data,
  location,
  pageContext,
}: PageProps<Queries.CaseStudyIndexPageQuery, PageContext>) => {
  const { page, pageCount } = pageContext
  const head = listHead("/case-studies/", data.allCaseStudy.totalCount)
  return (
    <>
      <Seo
        routeName={page === 1 ? "Case studies" : `Case studies, page ${page}`}
        description="Case studies of apps, sites and models that are still in use: what was wrong, what was decided and why, what changed, with the numbers left in."
        pathname={location.pathname}
        heading={head.heading}
      />
      <IndexHead path="/case-studies/" {...head} joined />
      <CaseStudyIndex
        caseStudies={data.allCaseStudy.nodes}
        tabServices={data.tabs.nodes}
        total={data.allCaseStudy.totalCount}
        page={page}
        pageCount={pageCount}
      />
    </>
  )
}

export default CaseStudyIndexTemplate

export const query = graphql`
  query CaseStudyIndexPage($skip: Int!, $limit: Int!) {
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...CaseStudyIndexItem
      }
      totalCount
    }
    tabs: allService(filter: { studiesTab: { ne: null } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...StudyTabService
      }
    }
  }
`
