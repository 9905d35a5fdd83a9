import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { IndustryLinks } from "../../features/study-filter/industry-links"
import { StudyCards } from "../../features/study-filter/study-cards"
import { industryPath } from "../../router/industry-path"
import { toProject } from "../../sections/case-studies/project"
import { Seo } from "../../shell/head/seo"
import { listRoute, useBreadcrumb } from "../../shell/use-breadcrumb"
import { sectionSpace } from "../../theme/tokens"
import { Container } from "../../ui/layout/container"
import { PageHead } from "../../ui/layout/page-head"
import { Pagination } from "../../ui/layout/pagination"

interface PageContext {
  key: string
  name: string
  description: string
  page: number
  pageCount: number
}

/** A page of the list of an industry's case studies. It has the links to the other industries. */
const IndustryPage = ({ data, pageContext }: PageProps<Queries.IndustryPageQuery, PageContext>) => {
  const { key, name, description, page, pageCount } = pageContext
  const path = industryPath(key)
  const breadcrumb = useBreadcrumb(
    useMemo(() => [listRoute("/case-studies/"), { name, value: path }], [name, path]),
  )
  return (
    <>
      <Seo
        routeName={name}
        breadcrumb={breadcrumb}
        description={description}
        heading={name}
        schemaType="CollectionPage"
      />
      <PageHead breadcrumb={breadcrumb} heading={name} lead={description}>
        <IndustryLinks
          label={data.caseStudyFilterTexts?.industries ?? ""}
          industries={data.allIndustry.nodes}
          used={data.used.distinct}
        />
      </PageHead>
      <List data-pagefind-ignore="">
        <StudyCards projects={data.allCaseStudy.nodes.map((study) => toProject(study, "thumbnail"))} />
        <Pagination page={page} pageCount={pageCount} path={path} label={name} />
      </List>
    </>
  )
}

export default IndustryPage

const List = styled(Container)`
  padding-block: ${sectionSpace.headGap} ${sectionSpace.paddingBlock};
`

export const query = graphql`
  query IndustryPage($key: String!, $skip: Int!, $limit: Int!) {
    caseStudyFilterTexts {
      industries
    }
    used: allCaseStudy {
      distinct(field: { industrySlug: SELECT })
    }
    allIndustry {
      nodes {
        value: key
        label: name
      }
    }
    allCaseStudy(
      filter: { industrySlug: { eq: $key } }
      sort: [{ date: DESC }, { slug: ASC }]
      skip: $skip
      limit: $limit
    ) {
      nodes {
        ...ProjectCaseStudy
      }
    }
  }
`
