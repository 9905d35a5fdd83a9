import { caseStudyExample } from "./case-study"
import type { Example } from "./example"
import { insightExample } from "./insight"
import { serviceExample } from "./service"
import { technologyExample } from "./technology"

/** What a new document holds, by the name of its collection's type. */
export const examples: Readonly<Record<string, Example<Record<string, unknown>>>> = {
  CaseStudy: caseStudyExample,
  Service: serviceExample,
  Technology: technologyExample,
  Insight: insightExample,
}
