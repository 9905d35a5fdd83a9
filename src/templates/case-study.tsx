import { graphql, type PageProps } from "gatsby"
import { sections } from "../generated/case-studies"
import { DocumentPage } from "./document-page"

/** The page of a case study. */
const CaseStudyTemplate = ({ data, location }: PageProps<Queries.CaseStudyPageQuery>) =>
  data.document && (
    <DocumentPage
      document={data.document}
      sections={sections}
      pathname={location.pathname}
      heading={data.document.hero.title.label}
      article={{
        published: data.document.published,
        modified: data.document.updated ?? data.document.published,
      }}
      paginationLabel="More case studies"
      previous={data.previous}
      next={data.next}
    />
  )

export default CaseStudyTemplate

export const query = graphql`
  query CaseStudyPage($id: String!, $previousId: String, $nextId: String) {
    document: caseStudy(id: { eq: $id }) {
      published: date
      updated
      ...DocumentPage
      ...CaseStudyBody
    }
    previous: caseStudy(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: caseStudy(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
