import type { PropsOf } from "../../../content/define"
import { ImageCardGrid } from "../../ui/cards/card-grid"
import { ProjectCardDetailed } from "../../ui/cards/project-card-detailed"
import { PageSection } from "../../ui/layout/page-section"
import { Rail } from "../../ui/layout/rail"
import { railSizes } from "../../ui/media/share-sizes"
import { AllProjectsLink } from "../case-studies/all-projects-link"
import { toProject } from "../case-studies/project"
import type { similarProjects } from "./section"

export type SimilarProjectsProps = PropsOf<typeof similarProjects>

/** Case studies to read next. */
export const SimilarProjects = ({ similarProjects, ...head }: SimilarProjectsProps) =>
  similarProjects.length > 0 ? (
    <PageSection {...head} aside={head.lead ? null : <AllProjectsLink />}>
      <Rail label={head.heading}>
        <ImageCardGrid>
          {similarProjects.map((study) => (
            <li key={study.path}>
              <ProjectCardDetailed project={toProject(study, "thumbnail")} sizes={railSizes(1 / 3, 1 / 2)} />
            </li>
          ))}
        </ImageCardGrid>
      </Rail>
    </PageSection>
  ) : null
