import type { Collection } from "../content-model/define-collection"
import { examples } from "../content-model/examples/examples"

/** The fields of a collection's example, among neighbours that every site of ours has. */
export const exampleFields = ({ type }: Collection): Record<string, unknown> =>
  examples[type]?.fields({
    name: "Harbour Ledger",
    today: "2026-05-14",
    services: ["web-development", "design-services"],
    technologies: ["react", "node", "go"],
    caseStudies: ["istanbul-senin", "nimble", "fooq"],
    team: ["elif-karaca"],
    order: 7,
  }) ?? {}
