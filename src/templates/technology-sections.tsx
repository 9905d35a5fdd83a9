import type { technology } from "../content-model/technology"
import { documentBreadcrumb } from "../lib/breadcrumb-routes"
import { type SectionRegistry, section } from "../mdx/section-registry"
import {
  CallToAction,
  CaseStudies,
  Faq,
  ProcessSteps,
  Solutions,
  TechnologyStack,
} from "../sections/lazy-sections"
import { TechnologyHero } from "../sections/technology-hero"

/** A technology, with the house's own steps for those that have none. */
export type TechnologyDocument = NonNullable<Queries.TechnologyPageQuery["technology"]> & {
  houseSteps: Queries.TechnologyPageQuery["allProcessStep"]["nodes"]
}

type Names = (typeof technology.sections)[number]

/** What the names in a technology's body draw. */
export const technologySections: SectionRegistry<TechnologyDocument, Names> = {
  Hero: section("own", TechnologyHero, (document: TechnologyDocument) => ({
    hero: document.hero,
    mark: document.mark,
    color: document.color,
    breadcrumb: documentBreadcrumb("/technologies/", document),
  })),
  Solutions: section("paper", Solutions, ({ solutions }: TechnologyDocument) => ({ solutions })),
  ProcessSteps: section("subtle", ProcessSteps, ({ houseSteps }: TechnologyDocument) => ({
    fallback: houseSteps,
  })),
  TechnologyStack: section("paper", TechnologyStack, ({ technologyStack }: TechnologyDocument) => ({
    groups: technologyStack,
  })),
  CaseStudies: section("paper", CaseStudies, ({ caseStudies }: TechnologyDocument) => ({ caseStudies })),
  Faq: section("paper", Faq, ({ faq }: TechnologyDocument) => ({ faq })),
  CallToAction: section("paper", CallToAction, () => ({})),
}
