import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { lazy, useMemo } from "react"
import { Container } from "../components/container"
import { HydrateWhen } from "../components/hydrate-when"
import { Pagination } from "../components/pagination"
import { ProjectCard } from "../components/project-card"
import { afterLoad } from "../lib/after-load"
import { firstInteraction } from "../lib/first-interaction"
import { from, section, size, space } from "../theme/tokens"
import { toProject } from "./project"
import { StudyCards } from "./study-cards"
import { StudyFilterArea } from "./study-filter/study-filter-area"
import { studyTabs } from "./study-filter/study-tabs"

export interface CaseStudyIndexProps {
  /** The case studies of this page, newest first. */
  caseStudies: readonly Queries.CaseStudyIndexItemFragment[]
  /** Services with a tab of their own. */
  tabServices?: readonly Queries.StudyTabServiceFragment[]
  /** Number of case studies on all pages. */
  total?: number
  page?: number
  pageCount?: number
}

/** A page of the list of case studies, below the tabs and filters for all of them. */
export const CaseStudyIndex = ({
  caseStudies,
  tabServices = noServices,
  total = caseStudies.length,
  page = 1,
  pageCount = 1,
}: CaseStudyIndexProps) => {
  const tabs = useMemo(() => studyTabs(tabServices), [tabServices])
  const bar = useMemo(
    () => (
      <HydrateWhen ready={whenToHydrate}>
        <FilterBar total={total} tabs={tabs} />
      </HydrateWhen>
    ),
    [total, tabs],
  )
  const first = caseStudies[0]
  const last = caseStudies.length > 1 ? caseStudies.at(-1) : undefined
  const between = caseStudies.slice(1, -1)
  if (!first) return null
  return (
    <List>
      <Bar>{bar}</Bar>
      <StudyFilterArea tabs={tabs}>
        <ProjectCard layout="full-screen" project={toProject(first, "full-screen")} headingLevel={2} eager />
        {between.length > 0 ? (
          <StudyCards projects={between.map((study) => toProject(study, "detailed"))} />
        ) : null}
        {last ? (
          <Last>
            <ProjectCard layout="full-screen" project={toProject(last, "full-screen")} headingLevel={2} />
          </Last>
        ) : null}
        <Pagination page={page} pageCount={pageCount} path="/case-studies/" label="Case studies" />
      </StudyFilterArea>
    </List>
  )
}

const noServices: readonly Queries.StudyTabServiceFragment[] = []

const FilterBar = lazy(() =>
  import("./study-filter/filter-bar").then(({ FilterBar }) => ({ default: FilterBar })),
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

export const caseStudyIndexFragment = graphql`
  fragment CaseStudyIndexItem on CaseStudy {
    ...ProjectCaseStudy
  }
`
