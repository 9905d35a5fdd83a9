import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ArrowLink } from "../components/arrow-link"
import { ProjectCard } from "../components/project-card"
import { Section, type SectionProps } from "../components/section"
import { from, grid, space } from "../theme/tokens"
import { toProject } from "./project"

export interface SimilarProjectsProps extends SectionProps {
  similarProjects: Queries.SimilarProjectsCaseStudyFragment["similarProjects"]
}

/** Case studies to read next. */
export const SimilarProjects = ({ id, heading, lead, joined, similarProjects }: SimilarProjectsProps) => {
  if (similarProjects.length === 0) return null
  return (
    <Section
      id={id}
      heading={heading}
      lead={lead}
      aside={lead ? null : <ArrowLink href="/case-studies/">All case studies</ArrowLink>}
      joined={joined}
    >
      <Cards>
        {similarProjects.map((study) => (
          <li key={study.path}>
            <ProjectCard layout="detailed" project={toProject(study, "detailed")} />
          </li>
        ))}
      </Cards>
    </Section>
  )
}

/** Three in a row, two at md, where the odd last card takes the whole row with a picture of 2:1. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px ${grid.gapNarrow};

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: 2 / 1;
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: initial;
      grid-column: auto;
    }
  }
`

export const similarProjectsFragment = graphql`
  fragment SimilarProjectsCaseStudy on CaseStudy {
    similarProjects {
      ...ProjectCaseStudy
    }
  }
`
