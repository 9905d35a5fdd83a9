import { graphql } from "gatsby"
import { industryPath } from "../../router/industry-path"
import { Tags } from "../../ui/actions/tag"
import type { FacetValue } from "./study-index"

interface IndustryLinksProps {
  label: string
  industries: readonly FacetValue[]
  /** Those that have case studies. */
  used: readonly string[]
}

/** Links to the industries that have case studies, also without JavaScript. */
export const IndustryLinks = ({ label, industries, used }: IndustryLinksProps) => {
  const paths = new Map(
    industries.flatMap(({ value, label }) => (used.includes(value) ? [[label, industryPath(value)]] : [])),
  )
  return paths.size > 0 ? (
    <nav aria-label={label}>
      <Tags items={[...paths.keys()]} hrefOf={(name) => paths.get(name) ?? ""} />
    </nav>
  ) : null
}

export const industryLinkFragment = graphql`
  fragment IndustryLink on Industry {
    key
    name
  }
`
