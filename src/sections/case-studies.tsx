import styled from "@emotion/styled"
import { graphql } from "gatsby"
import { ArrowLink } from "../components/arrow-link"
import { ProjectCard } from "../components/project-card"
import { Section, type SectionProps } from "../components/section"
import { halfSizes } from "../lib/share-sizes"
import { from, grid, space } from "../theme/tokens"
import { toProject } from "./project"

export interface CaseStudiesProps extends SectionProps {
  caseStudies: readonly Queries.ProjectCaseStudyFragment[]
}

/**
 * Related case studies: the first full-screen, the next three minimal. Two stand side by side as equals, and one
 * stands alone.
 */
export const CaseStudies = ({ id, heading, lead, joined, caseStudies }: CaseStudiesProps) => {
  const [first, ...others] = caseStudies.slice(0, 4)
  if (!first) return null
  const pair = others.length === 1
  const small = pair ? [first, ...others] : others
  const layout = pair ? "detailed" : "minimal"
  return (
    <Section
      id={id}
      heading={heading}
      lead={lead}
      joined={joined}
      aside={lead ? null : <ArrowLink href="/case-studies/">All case studies</ArrowLink>}
    >
      {pair ? null : <ProjectCard layout="full-screen" project={toProject(first, "full-screen")} />}
      {small.length > 0 ? (
        <Cards $columns={small.length === 3 ? 3 : 2} data-below={!pair || undefined}>
          {small.map((study) => (
            <li key={study.path}>
              <ProjectCard
                layout={layout}
                project={toProject(study, layout)}
                sizes={small.length === 3 ? undefined : halfSizes}
              />
            </li>
          ))}
        </Cards>
      ) : null}
    </Section>
  )
}

/** Two or three in a row; at md the odd last card takes the whole row with a picture of 2:1. */
const Cards = styled.ul<{ $columns: 2 | 3 }>`
  display: grid;
  gap: 36px ${grid.gapNarrow};

  &[data-below] {
    margin-top: ${space[6]};
  }

  ${from.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[12]} ${grid.gap};

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: 2 / 1;
      grid-column: 1 / -1;
    }
  }

  ${from.lg} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));

    > li:last-of-type:nth-of-type(odd) {
      --image-ratio: initial;
      grid-column: auto;
    }
  }
`

export const caseStudiesFragments = graphql`
  fragment CaseStudiesService on Service {
    caseStudies(limit: 4) {
      ...ProjectCaseStudy
    }
  }

  fragment CaseStudiesTechnology on Technology {
    caseStudies(limit: 4) {
      ...ProjectCaseStudy
    }
  }

  fragment CaseStudiesInsight on Insight {
    caseStudies {
      ...ProjectCaseStudy
    }
  }
`
