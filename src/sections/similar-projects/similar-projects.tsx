import { ArrowLink } from "../../components/arrow-link"
import { ImageCardGrid } from "../../components/card-grid"
import { ProjectCard } from "../../components/project-card"
import { Section } from "../../components/section"
import type { PropsOf } from "../../content-model/define-section"
import { toProject } from "../project"
import type { similarProjects } from "./section"

export type SimilarProjectsProps = PropsOf<typeof similarProjects>

/** Case studies to read next. */
export const SimilarProjects = ({ similarProjects, ...head }: SimilarProjectsProps) => {
  if (similarProjects.length === 0) return null
  return (
    <Section
      {...head}
      aside={head.lead ? null : <ArrowLink href="/case-studies/">All case studies</ArrowLink>}
    >
      <ImageCardGrid>
        {similarProjects.map((study) => (
          <li key={study.path}>
            <ProjectCard layout="detailed" project={toProject(study, "detailed")} />
          </li>
        ))}
      </ImageCardGrid>
    </Section>
  )
}
