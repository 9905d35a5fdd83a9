import { graphql, type PageProps } from "gatsby"
import { useMemo } from "react"
import { DocumentPage } from "./document-page"
import { serviceSections } from "./service-sections"

/** The page of a service. */
const ServiceTemplate = ({ data, location }: PageProps<Queries.ServicePageQuery>) => {
  const document = useMemo(
    () => data.service && { ...data.service, houseSteps: data.allProcessStep.nodes },
    [data],
  )
  return (
    document && (
      <DocumentPage
        document={document}
        sections={serviceSections}
        pathname={location.pathname}
        heading={document.hero.title}
        paginationLabel="More services"
        previous={data.previous}
        next={data.next}
      />
    )
  )
}

export default ServiceTemplate

export const query = graphql`
  query ServicePage($id: String!, $previousId: String, $nextId: String) {
    service(id: { eq: $id }) {
      ...DocumentPage
      ...ServiceHeroService
      ...SolutionsService
      ...ProcessStepsService
      ...TechnologyStackService
      ...CaseStudiesService
      ...FaqService
    }
    allProcessStep(sort: { order: ASC }) {
      nodes {
        ...ProcessStepsHouse
      }
    }
    previous: service(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: service(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
