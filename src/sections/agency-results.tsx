import { graphql } from "gatsby"
import { Results } from "./results"

export interface AgencyResultsProps {
  /** Anchor of the heading. */
  id?: string
  heading: string
  lead?: string
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
