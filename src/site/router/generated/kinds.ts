// Written by `npm run generate`. Do not edit.
import type { PageKind } from "../page-kind"

/** One for each collection, in the order of lists. */
export const documentKinds: readonly PageKind[] = [
  {"path":"/services/","one":"Service","many":"Services"},
  {"path":"/case-studies/","one":"Case study","many":"Case studies"},
  {"path":"/technologies/","one":"Technology","many":"Technologies"},
  {"path":"/insights/","one":"Insight","many":"Insights"},
  {"path":"/policies/","one":"Policy","many":"Policies"},
]
