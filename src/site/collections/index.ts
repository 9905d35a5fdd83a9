import { caseStudy } from "./case-studies/collection"
import { insight } from "./insights/collection"
import { page } from "./pages/collection"
import { policy } from "./policies/collection"
import { service } from "./services/collection"
import { technology } from "./technologies/collection"

/** Every collection, in the order of lists. */
export const definitions = [service, caseStudy, technology, insight, policy, page]
