import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { DocumentPage } from "./document-page"
import { technologySections } from "./technology-sections"

/** The page of a technology. */
const TechnologyTemplate = ({ data, location }: PageProps<Queries.TechnologyPageQuery>) => {
  const document = useMemo(
    () => data.technology && { ...data.technology, houseSteps: data.allProcessStep.nodes },
    [data],
  )
  return (
    document && (
      <DocumentPage
        document={document}
        sections={technologySections}
        pathname={location.pathname}
        heading={document.hero.title}
        paginationLabel="More technologies"
        previous={data.previous}
        next={data.next}
      />
    )
  )
}

export default TechnologyTemplate

export const query = graphql`
  query TechnologyPage($id: String!, $previousId: String, $nextId: String) {
    technology(id: { eq: $id }) {
      ...DocumentPage
      ...TechnologyHeroTechnology
      ...SolutionsTechnology
      ...TechnologyStackTechnology
      ...CaseStudiesTechnology
      ...FaqTechnology
    }
    allProcessStep(sort: { order: ASC }) {
      nodes {
        ...ProcessStepsHouse
      }
    }
    previous: technology(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: technology(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
