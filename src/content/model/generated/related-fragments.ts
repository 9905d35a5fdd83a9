// Written by `npm run generate`. Do not edit.

export interface RelatedFragments {
  CaseStudy: Queries.ProjectCaseStudyFragment
  Technology: Queries.TechnologyCardFragment
  TeamMember: Queries.TeamMemberCardFragment
  PartnerMarqueePartner: Queries.PartnerMarqueePartnerFragment
  ServicesOverviewService: Queries.ServicesOverviewServiceFragment
  AgencySolutionsSolution: Queries.AgencySolutionsSolutionFragment
  ShowcaseProjectCard: Queries.ShowcaseProjectCardFragment
  BudgetingBudget: Queries.BudgetingBudgetFragment
  CommentsComment: Queries.CommentsCommentFragment
  ClientLogo: Queries.ClientLogoFragment
  ValuesValue: Queries.ValuesValueFragment
  TeamTeamMember: Queries.TeamTeamMemberFragment
  PersonasPersona: Queries.PersonasPersonaFragment
  ReasonsReason: Queries.ReasonsReasonFragment
  AgencyResultsResult: Queries.AgencyResultsResultFragment
  ContactFormTexts: Queries.ContactFormTextsFragment
  ContactBlockSettings: Queries.ContactBlockSettingsFragment
}
