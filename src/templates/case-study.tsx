import { graphql, type PageProps } from "gatsby"
import { caseStudySections } from "./case-study-sections"
import { DocumentPage } from "./document-page"

/** The page of a case study. */
const CaseStudyTemplate = ({ data, location }: PageProps<Queries.CaseStudyPageQuery>) =>
  data.caseStudy && (
    <DocumentPage
      document={data.caseStudy}
      sections={caseStudySections}
      pathname={location.pathname}
      heading={data.caseStudy.hero.title.label}
      article={{
        published: data.caseStudy.published,
        modified: data.caseStudy.updated ?? data.caseStudy.published,
      }}
      paginationLabel="More case studies"
      previous={data.previous}
      next={data.next}
    />
  )

export default CaseStudyTemplate

export const query = graphql`
  query CaseStudyPage($id: String!, $previousId: String, $nextId: String) {
    caseStudy(id: { eq: $id }) {
      published: date
      updated
      ...DocumentPage
      ...CaseStudyHeroCaseStudy
      ...ProblemTargetSolutionCaseStudy
      ...PersonaCaseStudy
      ...ChallengesCaseStudy
      ...ResearchCaseStudy
      ...ResultsCaseStudy
      ...FeedbackCaseStudy
      ...TechnologyStackCaseStudy
      ...SimilarProjectsCaseStudy
    }
    previous: caseStudy(id: { eq: $previousId }) {
      ...DocumentLink
    }
    next: caseStudy(id: { eq: $nextId }) {
      ...DocumentLink
    }
  }
`
