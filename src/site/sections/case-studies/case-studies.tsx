import styled from "@emotion/styled"
import type { PropsOf } from "../../../content/define"
import { space } from "../../theme/tokens"
import { ImageCardGrid } from "../../ui/cards/card-grid"
import { ProjectCardDetailed } from "../../ui/cards/project-card-detailed"
import { ProjectCardFullScreen } from "../../ui/cards/project-card-full-screen"
import { ProjectCardMinimal } from "../../ui/cards/project-card-minimal"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { railSizes } from "../../ui/media/share-sizes"
import { AllProjectsLink } from "./all-projects-link"
import { toProject } from "./project"
import type { caseStudies } from "./section"

export type CaseStudiesProps = PropsOf<typeof caseStudies>

/** Related case studies: the first is full-screen, the next three are minimal. Two are detailed, side by side. */
export const CaseStudies = ({ caseStudies = [], ...head }: CaseStudiesProps) => {
  const [first, ...others] = caseStudies.slice(0, 4)
  if (!first) return null
  const pair = others.length === 1
  const small = pair ? [first, ...others] : others
  const Card = pair ? ProjectCardDetailed : ProjectCardMinimal
  return (
    <PageSection {...head} aside={head.lead ? null : <AllProjectsLink />}>
      {pair ? null : <ProjectCardFullScreen project={toProject(first, "cover")} />}
      {small.length > 0 ? (
        <Rail label={head.heading}>
          <Cards $columns={small.length === 3 ? 3 : 2} data-below={!pair || undefined}>
            {small.map((study) => (
              <li key={study.path}>
                <Card
                  project={toProject(study, pair ? "thumbnail" : "cover")}
                  sizes={railSizes(small.length === 3 ? 1 / 3 : 1 / 2, 1 / 2)}
                />
              </li>
            ))}
          </Cards>
        </Rail>
      ) : null}
    </PageSection>
  )
}

const Cards = styled(ImageCardGrid)`
  &[data-below] {
    margin-top: ${space[6]};
  }
`
