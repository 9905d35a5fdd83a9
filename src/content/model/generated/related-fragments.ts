// Written by `npm run generate`. Do not edit.

export interface RelatedFragments {
  CaseStudy: Queries.ProjectCaseStudyFragment
  Technology: Queries.TechnologyCardFragment
  TeamMember: Queries.TeamMemberCardFragment
}
