import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { lazy, useMemo } from "react"
import { StudyCards } from "../../features/study-filter/study-cards"
import { StudyFilterArea } from "../../features/study-filter/study-filter-area"
import { studyTabs } from "../../features/study-filter/study-tabs"
import { toProject } from "../../sections/case-studies/project"
import { ListPageHead } from "../../shell/head/list-page-head"
import { ProjectCardFullScreen } from "../../ui/cards/project-card-full-screen"
import { afterLoad } from "../../ui/hydration/after-load"
import { firstInteraction } from "../../ui/hydration/first-interaction"
import { HydrateWhen } from "../../ui/hydration/hydrate-when"
import { Container } from "../../ui/layout/container"
import { Pagination } from "../../ui/layout/pagination"
import { from, section, size, space } from "../../ui/theme/tokens"

interface PageContext {
  page: number
  pageCount: number
}

/** A page of the list of case studies, below the tabs and filters for all of them. */
const CaseStudiesPage = ({
  data,
  pageContext: { page, pageCount },
}: PageProps<Queries.CaseStudyIndexPageQuery, PageContext>) => {
  const { nodes: caseStudies, totalCount } = data.allCaseStudy
  const tabs = useMemo(() => studyTabs(data.tabs.nodes), [data.tabs.nodes])
  const bar = useMemo(
    () => (
      <HydrateWhen ready={whenToHydrate}>
        <FilterBar total={totalCount} tabs={tabs} />
      </HydrateWhen>
    ),
    [totalCount, tabs],
  )
  const [first, ...others] = caseStudies
  const last = others.at(-1)
  const between = others.slice(0, -1)
  return (
    <>
      <ListPageHead
        path="/case-studies/"
        count={totalCount}
        page={page}
        description="Case studies of apps, sites and models that are still in use: what was wrong, what was decided and why, what changed, with the numbers left in."
        joined
      />
      {first ? (
        <List>
          <Bar>{bar}</Bar>
          <StudyFilterArea tabs={tabs}>
            <ProjectCardFullScreen project={toProject(first, "cover")} headingLevel={2} eager />
            {between.length > 0 ? (
              <StudyCards projects={between.map((study) => toProject(study, "thumbnail"))} />
            ) : null}
            {last ? (
              <Last>
                <ProjectCardFullScreen project={toProject(last, "cover")} headingLevel={2} />
              </Last>
            ) : null}
            <Pagination page={page} pageCount={pageCount} path="/case-studies/" label="Case studies" />
          </StudyFilterArea>
        </List>
      ) : null}
    </>
  )
}

export default CaseStudiesPage

const FilterBar = lazy(() =>
  import("../../features/study-filter/filter-bar").then(({ FilterBar }) => ({ default: FilterBar })),
)

/** Resolve when the page has loaded, or on the first interaction with it. */
const whenToHydrate = () => {
  hydration ??= Promise.race([afterLoad(), firstInteraction()])
  return hydration
}

let hydration: Promise<void> | undefined

const List = styled(Container)`
  padding-block: ${section.headGap} ${section.paddingBlock};
`

/** Reserves the height of the tabs, and below lg of the row under them, while the script loads. */
const Bar = styled.div`
  min-height: calc(${size.button} + ${space[4]} + ${size.touchTarget});
  margin-bottom: ${space[10]};

  ${from.lg} {
    min-height: ${size.button};
  }
`

const Last = styled.div`
  margin-top: ${space[16]};
`

export const query = graphql`
  query CaseStudyIndexPage($skip: Int!, $limit: Int!) {
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }], skip: $skip, limit: $limit) {
      nodes {
        ...ProjectCaseStudy
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
