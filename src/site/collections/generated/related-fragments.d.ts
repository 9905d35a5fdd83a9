// Written by `npm run generate`. Do not edit.
export {}

declare module "../../../content/model/fields/reference" {
  interface RelatedFragments {
    CaseStudy: Queries.ProjectCaseStudyFragment
    Technology: Queries.TechnologyCardFragment
    Industry: Queries.IndustryLinkFragment
    TeamMember: Queries.TeamMemberCardFragment
    EstimateFormTexts: Queries.EstimateFormTextsFragment
    FormTexts: Queries.FormTextsFragment
    SiteContact: Queries.SiteContactFragment
    EstimateService: Queries.EstimateServiceFragment
    EstimateRange: Queries.EstimateRangeFragment
    EstimatePrice: Queries.EstimatePriceFragment
    NextStepsItem: Queries.NextStepsItemFragment
    PartnerMarqueePartner: Queries.PartnerMarqueePartnerFragment
    ServicesOverviewService: Queries.ServicesOverviewServiceFragment
    AgencySolutionsSolution: Queries.AgencySolutionsSolutionFragment
    ShowcaseProjectCard: Queries.ShowcaseProjectCardFragment
    BudgetingBudget: Queries.BudgetingBudgetFragment
    CommentsComment: Queries.CommentsCommentFragment
    ClientLogo: Queries.ClientLogoFragment
    ValuesValue: Queries.ValuesValueFragment
    PersonasPersona: Queries.PersonasPersonaFragment
    ReasonsReason: Queries.ReasonsReasonFragment
    AgencyResultsResult: Queries.AgencyResultsResultFragment
    ContactInfoOffice: Queries.ContactInfoOfficeFragment
    ContactPerson: Queries.ContactPersonFragment
    ContactFormTexts: Queries.ContactFormTextsFragment
    EstimateResultTexts: Queries.EstimateResultTextsFragment
    PaymentTexts: Queries.PaymentTextsFragment
    NotFoundTexts: Queries.NotFoundTextsFragment
    ListedPage: Queries.ListedPageFragment
    SearchTexts: Queries.SearchTextsFragment
    TeamTeamMember: Queries.TeamTeamMemberFragment
  }
}
