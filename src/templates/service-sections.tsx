import type { service } from "../content-model/service"
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
import { ServiceHero } from "../sections/service-hero"

/** A service, with the house's own steps for those that have none. */
export type ServiceDocument = NonNullable<Queries.ServicePageQuery["service"]> & {
  houseSteps: Queries.ServicePageQuery["allProcessStep"]["nodes"]
}

type Names = (typeof service.sections)[number]

/** What the names in a service's body draw. */
export const serviceSections: SectionRegistry<ServiceDocument, Names> = {
  Hero: section("own", ServiceHero, (document: ServiceDocument) => ({
    hero: document.hero,
    breadcrumb: documentBreadcrumb("/services/", document),
  })),
  Solutions: section("paper", Solutions, ({ solutions }: ServiceDocument) => ({ solutions })),
  ProcessSteps: section("subtle", ProcessSteps, ({ process, houseSteps }: ServiceDocument) => ({
    steps: process,
    fallback: houseSteps,
  })),
  TechnologyStack: section(
    "paper",
    TechnologyStack,
    ({ technologyStack, technologies }: ServiceDocument) => ({
      groups: technologyStack,
      technologies,
    }),
  ),
  CaseStudies: section("paper", CaseStudies, ({ caseStudies }: ServiceDocument) => ({ caseStudies })),
  Faq: section("paper", Faq, ({ faq }: ServiceDocument) => ({ faq })),
  CallToAction: section("paper", CallToAction, () => ({})),
}
