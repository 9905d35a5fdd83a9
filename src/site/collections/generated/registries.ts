// Written by `npm run generate`. Do not edit.
import type { SectionRegistry } from "../../body/section-registry"
import { sections as Service } from "./services"
import { sections as CaseStudy } from "./case-studies"
import { sections as Technology } from "./technologies"
import { sections as Insight } from "./insights"
import { sections as Policy } from "./policies"
import { sections as Page } from "./pages"

/** By GraphQL type. */
export const registries: Readonly<Record<string, SectionRegistry>> = { Service, CaseStudy, Technology, Insight, Policy, Page }
