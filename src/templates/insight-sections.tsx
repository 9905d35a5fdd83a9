import type { insight } from "../content-model/insight"
import { documentBreadcrumb } from "../lib/breadcrumb-routes"
import { type SectionRegistry, section } from "../mdx/section-registry"
import { InsightHero } from "../sections/insight-hero"
import { CallToAction, CaseStudies, Research } from "../sections/lazy-sections"

export type InsightDocument = NonNullable<Queries.InsightPageQuery["insight"]>

type Names = (typeof insight.sections)[number]

/** What the names in an insight's body draw. */
export const insightSections: SectionRegistry<InsightDocument, Names> = {
  Hero: section("own", InsightHero, (document: InsightDocument) => ({
    insight: document,
    breadcrumb: documentBreadcrumb("/insights/", document),
  })),
  Research: section("paper", Research, ({ research }: InsightDocument) => ({ research })),
  CaseStudies: section("paper", CaseStudies, ({ caseStudies }: InsightDocument) => ({ caseStudies })),
  CallToAction: section("paper", CallToAction, () => ({})),
}
