import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { Container } from "../components/container"
import { Pagination } from "../components/pagination"
import { ProjectCard } from "../components/project-card"
import { halfSizes } from "../lib/share-sizes"
import { from, grid, section, space } from "../theme/tokens"
import { toProject } from "./project"

export interface CaseStudyIndexProps {
  /** The studies of this page, newest first. */
  caseStudies: readonly Queries.CaseStudyIndexItemFragment[]
  page?: number
  pageCount?: number
}

/** A page of case studies: the first and the last full-screen, detailed cards between them, links to other pages. */
export const CaseStudyIndex = ({ caseStudies, page = 1, pageCount = 1 }: CaseStudyIndexProps) => {
  const first = caseStudies[0]
  const last = caseStudies.length > 1 ? caseStudies.at(-1) : undefined
  const between = caseStudies.slice(1, -1)
  if (!first) return null
  return (
    <List>
      <Container>
        <ProjectCard layout="full-screen" project={toProject(first, "full-screen")} headingLevel={2} eager />
        {between.length > 0 ? (
          <Cards>
            {between.map((study) => (
              <li key={study.path}>
                <ProjectCard
                  layout="detailed"
                  project={toProject(study, "detailed")}
                  headingLevel={2}
                  sizes={halfSizes}
                />
              </li>
            ))}
          </Cards>
        ) : null}
        {last ? (
          <Last>
            <ProjectCard layout="full-screen" project={toProject(last, "full-screen")} headingLevel={2} />
          </Last>
        ) : null}
        <Pagination page={page} pageCount={pageCount} path="/case-studies/" label="Case studies" />
      </Container>
    </List>
  )
}

const List = styled.div`
  padding-bottom: ${section.paddingBlock};
`

const Cards = styled.ul`
  display: grid;
  gap: 36px ${grid.gapNarrow};
  margin-top: ${space[12]};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: 2 / 1;
      grid-column: 1 / -1;
    }
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
