import { graphql, type PageProps } from "gatsby"
import { sections } from "../generated/services"
import { DocumentPage } from "./document-page"

/** The page of a service. */
const ServiceTemplate = ({ data, location }: PageProps<Queries.ServicePageQuery>) =>
  data.document && (
    <DocumentPage
      document={data.document}
      sections={sections}
      pathname={location.pathname}
      heading={data.document.hero.title}
      paginationLabel="More services"
      previous={data.previous}
      next={data.next}
    />
  )

export default ServiceTemplate

export const query = graphql`
  query ServicePage($id: String!, $previousId: String, $nextId: String) {
    document: service(id: { eq: $id }) {
      ...DocumentPage
      ...ServiceBody
    }
    previous: service(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: service(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
