import { graphql } from "gatsby"
import type { PropsOf } from "../../../content/define"
import { Results } from "../results/results"
import type { agencyResults } from "./section"

export type AgencyResultsProps = PropsOf<typeof agencyResults>

/** The agency's own results in numbers. */
export const AgencyResults = ({ agencyResults, ...head }: AgencyResultsProps) => (
  <Results {...head} results={agencyResults} />
)

export const agencyResultsFragment = graphql`
  fragment AgencyResultsResult on AgencyResult {
    value
    title
    widthClassName
  }
`
