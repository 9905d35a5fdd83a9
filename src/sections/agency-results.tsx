import { graphql } from "gatsby"
import type { SectionProps } from "../components/section"
import { Results } from "./results/results"

export interface AgencyResultsProps extends Omit<SectionProps, "joined"> {
  results: readonly Queries.AgencyResultsAgencyResultFragment[]
}

/** The agency's own results, drawn like those of a case study. */
export const AgencyResults = (props: AgencyResultsProps) => <Results {...props} />

export const agencyResultsFragment = graphql`
  fragment AgencyResultsAgencyResult on AgencyResult {
    value
    title
    widthClassName
  }
`
