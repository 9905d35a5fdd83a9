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

export interface CaseStudyIndexProps {
  /** The studies of this page, newest first. */
  caseStudies: readonly Queries.CaseStudyIndexItemFragment[]
  /** How many there are on all pages. */
  total?: number
  page?: number
  pageCount?: number
}

/**
 * A page of case studies under the tabs and filters of all of them: the first and the last full-screen, detailed
 * cards between them, links to other pages. See `study-filter` for what tabs and filters do.
 */
export const CaseStudyIndex = ({
  caseStudies,
  total = caseStudies.length,
  page = 1,
  pageCount = 1,
}: CaseStudyIndexProps) => {
  const bar = useMemo(
    () => (
      <HydrateWhen ready={whenAtLeisure}>
        <FilterBar total={total} />
      </HydrateWhen>
    ),
    [total],
  )
  const first = caseStudies[0]
  const last = caseStudies.length > 1 ? caseStudies.at(-1) : undefined
  const between = caseStudies.slice(1, -1)
  if (!first) return null
  return (
    <List>
      <Container>
        <Bar>{bar}</Bar>
        <StudyFilterArea>
          <ProjectCard
            layout="full-screen"
            project={toProject(first, "full-screen")}
            headingLevel={2}
            eager
          />
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
      </Container>
    </List>
  )
}

const FilterBar = lazy(() =>
  import("./study-filter/filter-bar").then(({ FilterBar }) => ({ default: FilterBar })),
)

/** When the page has loaded, or before that when the visitor reaches for something. */
const whenAtLeisure = () => {
  leisure ??= Promise.race([afterLoad(), firstInteraction()])
  return leisure
}

let leisure: Promise<void> | undefined

const List = styled.div`
  padding-block: ${section.headGap} ${section.paddingBlock};
`

/** Its room is kept while its script is on the way: the tabs, and below lg the row under them. */
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
