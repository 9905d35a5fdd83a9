import { graphql, type PageProps } from "gatsby"
import { CaseStudyIndex } from "../../sections/case-study-index"
import { ListPageHead } from "../../shell/list-page-head"

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
  return (
    <>
      <ListPageHead
        path="/case-studies/"
        count={data.allCaseStudy.totalCount}
        name={page === 1 ? "Case studies" : `Case studies, page ${page}`}
        description="Case studies of apps, sites and models that are still in use: what was wrong, what was decided and why, what changed, with the numbers left in."
        pathname={location.pathname}
        joined
      />
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
