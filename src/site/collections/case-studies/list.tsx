import styled from "@emotion/styled"
import { graphql, type PageProps } from "gatsby"
import { lazy, useMemo } from "react"
import { IndustryLinks } from "../../features/study-filter/industry-links"
import { StudyCards } from "../../features/study-filter/study-cards"
import { StudyFilterArea } from "../../features/study-filter/study-filter-area"
import { studyTabs } from "../../features/study-filter/study-tabs"
import { useStudyIndex } from "../../features/study-filter/use-study-index"
import { listName } from "../../router/routes"
import { toProject } from "../../sections/case-studies/project"
import { ListPageHead } from "../../shell/head/list-page-head"
import { from, sectionSpace, size, space } from "../../theme/tokens"
import { ProjectCardFullScreen } from "../../ui/cards/project-card-full-screen"
import { afterLoad } from "../../ui/hydration/after-load"
import { firstInteraction } from "../../ui/hydration/first-interaction"
import { HydrateWhen } from "../../ui/hydration/hydrate-when"
import { Container } from "../../ui/layout/container"
import { Pagination } from "../../ui/layout/pagination"

interface PageContext {
  page: number
  pageCount: number
  skip: number
  limit: number
}

/** A page of the list of case studies, below the tabs and filters for all of them. */
const CaseStudiesPage = ({
  data,
  pageContext: { page, pageCount, skip, limit },
}: PageProps<Queries.CaseStudyIndexPageQuery, PageContext>) => {
  const { nodes, totalCount } = data.allCaseStudy
  // A long list has only the studies of this page.
  const caseStudies = nodes.length < totalCount ? nodes : nodes.slice(skip, skip + limit)
  const texts = data.caseStudyFilterTexts
  if (!texts) throw new Error("The list of case studies needs content/data/case-study-filter.yaml.")
  const tabs = useMemo(() => studyTabs(data.tabs.nodes, texts.allTab), [data.tabs.nodes, texts.allTab])
  const loaded = useStudyIndex(
    {
      studies: nodes,
      technologies: data.technologies.nodes,
      industries: data.industries.nodes,
    },
    totalCount,
  )
  const bar = useMemo(
    () => (
      <HydrateWhen ready={whenToHydrate}>
        <FilterBar total={totalCount} texts={texts} tabs={tabs} loaded={loaded} />
      </HydrateWhen>
    ),
    [totalCount, texts, tabs, loaded],
  )
  const [first, ...others] = caseStudies
  const last = others.at(-1)
  const between = others.slice(0, -1)
  return (
    <>
      <ListPageHead path="/case-studies/" texts={data.listPage} count={totalCount} page={page} joined />
      {first ? (
        <List>
          <Industries>
            <IndustryLinks
              label={texts.industries}
              industries={data.industries.nodes}
              used={data.used.distinct}
            />
          </Industries>
          <Bar>{bar}</Bar>
          <StudyFilterArea texts={texts} tabs={tabs} loaded={loaded} toProject={withThumbnail}>
            <ProjectCardFullScreen project={toProject(first, "cover")} headingLevel={2} eager />
            {between.length > 0 ? <StudyCards projects={between.map(withThumbnail)} /> : null}
            {last ? (
              <Last>
                <ProjectCardFullScreen project={toProject(last, "cover")} headingLevel={2} />
              </Last>
            ) : null}
            <Pagination
              page={page}
              pageCount={pageCount}
              path="/case-studies/"
              label={listName("/case-studies/") ?? ""}
            />
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

const withThumbnail = (study: Queries.FilteredStudyFragment) => toProject(study, "thumbnail")

/** Resolve when the page has loaded, or on the first interaction with it. */
const whenToHydrate = () => {
  hydration ??= Promise.race([afterLoad(), firstInteraction()])
  return hydration
}

let hydration: Promise<void> | undefined

const List = styled(Container)`
  padding-block: ${sectionSpace.headGap} ${sectionSpace.paddingBlock};
`

/** With JavaScript, the filters have them. */
const Industries = styled.div`
  margin-bottom: ${space[4]};

  [data-scripts] & {
    display: none;
  }
`

/** Reserves the height of the tabs, and below md of the row under them, while the script loads. */
const Bar = styled.div`
  min-height: calc(${size.button} + ${space[4]} + ${size.touchTarget});
  margin-bottom: ${space[10]};

  ${from.md} {
    min-height: ${size.button};
  }
`

const Last = styled.div`
  margin-top: ${space[16]};
`

export const query = graphql`
  query CaseStudyIndexPage($dataSkip: Int!, $dataLimit: Int!) {
    listPage(key: { eq: "case-studies" }) {
      ...ListTexts
    }
    caseStudyFilterTexts {
      ...StudyFilterTexts
    }
    allCaseStudy(sort: [{ date: DESC }, { slug: ASC }], skip: $dataSkip, limit: $dataLimit) {
      nodes {
        ...FilteredStudy
      }
      totalCount
    }
    tabs: allService(filter: { studiesTab: { ne: null } }, sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...StudyTabService
      }
    }
    used: allCaseStudy {
      distinct(field: { industrySlug: SELECT })
    }
    industries: allIndustry {
      nodes {
        value: key
        label: name
      }
    }
    technologies: allTechnology(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        value: slug
        label: name
      }
    }
  }
`
