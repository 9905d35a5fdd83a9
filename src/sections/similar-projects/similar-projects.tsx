import { ArrowLink } from "../../components/arrow-link"
import { ImageCardGrid } from "../../components/card-grid"
import { ProjectCardDetailed } from "../../components/project-card-detailed"
import { Rail } from "../../components/rail"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { railSizes } from "../../lib/share-sizes"
import { toProject } from "../project"
import type { similarProjects } from "./section"

export type SimilarProjectsProps = PropsOf<typeof similarProjects>

/** Case studies to read next. */
export const SimilarProjects = ({ similarProjects, ...head }: SimilarProjectsProps) =>
  similarProjects.length > 0 ? (
    <Section
      {...head}
      aside={head.lead ? null : <ArrowLink href="/case-studies/">All case studies</ArrowLink>}
    >
      <Rail label={head.heading}>
        <ImageCardGrid>
          {similarProjects.map((study) => (
            <li key={study.path}>
              <ProjectCardDetailed project={toProject(study, "thumbnail")} sizes={railSizes(1 / 3, 1 / 2)} />
            </li>
          ))}
        </ImageCardGrid>
      </Rail>
    </Section>
  ) : null
