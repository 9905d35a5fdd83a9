import { graphql, type PageProps } from "gatsby"
import { sections } from "../generated/technologies"
import { DocumentPage } from "./document-page"

/** The page of a technology. */
const TechnologyTemplate = ({ data, location }: PageProps<Queries.TechnologyPageQuery>) =>
  data.document && (
    <DocumentPage
      document={data.document}
      sections={sections}
      pathname={location.pathname}
      heading={data.document.hero.title}
      paginationLabel="More technologies"
      previous={data.previous}
      next={data.next}
    />
  )

export default TechnologyTemplate

export const query = graphql`
  query TechnologyPage($id: String!, $previousId: String, $nextId: String) {
    document: technology(id: { eq: $id }) {
      ...DocumentPage
      ...TechnologyBody
    }
    previous: technology(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: technology(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
