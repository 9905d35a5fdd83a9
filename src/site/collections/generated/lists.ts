// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"

export const lists = graphql`
  fragment EstimateFormLists on Query {
    estimateFormTexts {
      ...EstimateFormTexts
    }
    contactFormTexts {
      ...FormTexts
    }
    siteSettings {
      ...SiteContact
    }
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...EstimateService
      }
    }
    allEstimateRange(sort: { order: ASC }) {
      nodes {
        ...EstimateRange
      }
    }
    allPrice(sort: { order: ASC }) {
      nodes {
        ...EstimatePrice
      }
    }
  }

  fragment NextStepsLists on Query {
    allNextStep(sort: { order: ASC }) {
      nodes {
        ...NextStepsItem
      }
    }
  }

  fragment PartnerMarqueeLists on Query {
    allPartner(sort: { order: ASC }) {
      nodes {
        ...PartnerMarqueePartner
      }
    }
  }

  fragment ServicesOverviewLists on Query {
    allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServicesOverviewService
      }
    }
  }

  fragment AgencySolutionsLists on Query {
    allSolution(sort: { order: ASC }) {
      nodes {
        ...AgencySolutionsSolution
      }
    }
  }

  fragment ShowcaseLists on Query {
    allShowcaseProject(sort: { order: ASC }) {
      nodes {
        ...ShowcaseProjectCard
      }
    }
  }

  fragment BudgetingLists on Query {
    budget {
      ...BudgetingBudget
    }
  }

  fragment CommentsLists on Query {
    allComment(sort: { order: ASC }) {
      nodes {
        ...CommentsComment
      }
    }
  }

  fragment ClientsMarqueeLists on Query {
    allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
  }

  fragment ValuesLists on Query {
    allValue(sort: { order: ASC }) {
      nodes {
        ...ValuesValue
      }
    }
  }

  fragment ClientGridLists on Query {
    allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
  }

  fragment PersonasLists on Query {
    allPersona(sort: { order: ASC }) {
      nodes {
        ...PersonasPersona
      }
    }
  }

  fragment ReasonsLists on Query {
    allReason(sort: { order: ASC }) {
      nodes {
        ...ReasonsReason
      }
    }
  }

  fragment AgencyResultsLists on Query {
    allAgencyResult(sort: { order: ASC }) {
      nodes {
        ...AgencyResultsResult
      }
    }
  }

  fragment ContactHeadLists on Query {
    allOffice(sort: { order: ASC }) {
      nodes {
        ...ContactInfoOffice
      }
    }
    siteSettings {
      ...SiteContact
    }
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...ContactPerson
      }
    }
    contactFormTexts {
      ...ContactFormTexts
    }
  }

  fragment EstimateResultLists on Query {
    estimateFormTexts {
      ...EstimateResultTexts
    }
    siteSettings {
      ...SiteContact
    }
  }

  fragment PaymentResultLists on Query {
    paymentTexts {
      ...PaymentTexts
    }
  }

  fragment NotFoundLists on Query {
    searchTexts {
      ...NotFoundTexts
    }
    allContentPage(filter: { noindex: { ne: true } }, sort: { name: ASC }) {
      nodes {
        ...ListedPage
      }
    }
  }

  fragment SearchLists on Query {
    searchTexts {
      ...SearchTexts
    }
    allContentPage(filter: { noindex: { ne: true } }, sort: { name: ASC }) {
      nodes {
        ...ListedPage
      }
    }
  }

  fragment TeamLists on Query {
    allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamTeamMember
      }
    }
  }

  fragment ContactBlockLists on Query {
    siteSettings {
      ...SiteContact
    }
    contactFormTexts {
      ...ContactFormTexts
    }
  }
`
