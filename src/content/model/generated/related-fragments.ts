// Written by `npm run generate`. Do not edit.

export interface RelatedFragments {
  CaseStudy: Queries.ProjectCaseStudyFragment
  Technology: Queries.TechnologyCardFragment
  TeamMember: Queries.TeamMemberCardFragment
  ContactInfoOffice: Queries.ContactInfoOfficeFragment
  SiteContact: Queries.SiteContactFragment
  ContactFormTexts: Queries.ContactFormTextsFragment
  EstimateFormTexts: Queries.EstimateFormTextsFragment
  FormTexts: Queries.FormTextsFragment
  EstimateService: Queries.EstimateServiceFragment
  EstimateRange: Queries.EstimateRangeFragment
  EstimateResultTexts: Queries.EstimateResultTextsFragment
  PaymentTexts: Queries.PaymentTextsFragment
  NotFoundTexts: Queries.NotFoundTextsFragment
  ListedPage: Queries.ListedPageFragment
  SearchTexts: Queries.SearchTextsFragment
  NextStepsItem: Queries.NextStepsItemFragment
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
}
