import type { caseStudy } from "../content-model/case-study"
import { documentBreadcrumb } from "../lib/breadcrumb-routes"
import { type SectionRegistry, section } from "../mdx/section-registry"
import { CaseStudyHero } from "../sections/case-study-hero"
import {
  CallToAction,
  Challenges,
  Feedback,
  Persona,
  ProblemTargetSolution,
  Research,
  Results,
  SimilarProjects,
  TechnologyStack,
} from "../sections/lazy-sections"

export type CaseStudyDocument = NonNullable<Queries.CaseStudyPageQuery["caseStudy"]>

type Names = (typeof caseStudy.sections)[number]

/** What the names in a case study's body draw. The content model holds the names and the literal props. */
export const caseStudySections: SectionRegistry<CaseStudyDocument, Names> = {
  Hero: section("own", CaseStudyHero, (study: CaseStudyDocument) => ({
    hero: study.hero,
    breadcrumb: documentBreadcrumb("/case-studies/", study),
  })),
  ProblemTargetSolution: section(
    "paper",
    ProblemTargetSolution,
    ({ problem, target, solution }: CaseStudyDocument) => ({
      problem,
      target,
      solution,
    }),
  ),
  Persona: section("paper", Persona, ({ persona }: CaseStudyDocument) => ({ persona })),
  Challenges: section("subtle", Challenges, ({ challenges }: CaseStudyDocument) => ({ challenges })),
  Research: section("paper", Research, ({ research }: CaseStudyDocument) => ({ research })),
  Results: section("ink", Results, ({ results }: CaseStudyDocument) => ({ results })),
  Feedback: section("paper", Feedback, ({ feedback }: CaseStudyDocument) => ({ feedback })),
  TechnologyStack: section(
    "paper",
    TechnologyStack,
    ({ technologyStack, technologies }: CaseStudyDocument) => ({
      groups: technologyStack,
      technologies,
    }),
  ),
  SimilarProjects: section("paper", SimilarProjects, ({ similarProjects }: CaseStudyDocument) => ({
    similarProjects,
  })),
  CallToAction: section("paper", CallToAction, () => ({})),
}
