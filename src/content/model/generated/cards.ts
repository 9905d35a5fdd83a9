// Written by `npm run generate`. Do not edit.

export interface Cards {
  CaseStudy: Queries.ProjectCaseStudyFragment
  Technology: Queries.TechnologyCardFragment
  TeamMember: Queries.TeamMemberCardFragment
}
