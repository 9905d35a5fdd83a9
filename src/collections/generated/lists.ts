// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"

export const lists = graphql`
  fragment PartnerMarqueeLists on Query {
    partners: allPartner(sort: { order: ASC }) {
      nodes {
        ...PartnerMarqueePartner
      }
    }
  }

  fragment ServicesOverviewLists on Query {
    allServices: allService(sort: [{ order: ASC }, { slug: ASC }]) {
      nodes {
        ...ServicesOverviewService
      }
    }
  }

  fragment AgencySolutionsLists on Query {
    allSolutions: allSolution(sort: { order: ASC }) {
      nodes {
        ...AgencySolutionsSolution
      }
    }
  }

  fragment ShowcaseLists on Query {
    showcaseProjects: allShowcaseProject(sort: { order: ASC }) {
      nodes {
        ...ShowcaseProjectCard
      }
    }
  }

  fragment BudgetingLists on Query {
    budget: budget {
      ...BudgetingBudget
    }
  }

  fragment CommentsLists on Query {
    comments: allComment(sort: { order: ASC }) {
      nodes {
        ...CommentsComment
      }
    }
  }

  fragment ClientsMarqueeLists on Query {
    clients: allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
  }

  fragment ValuesLists on Query {
    values: allValue(sort: { order: ASC }) {
      nodes {
        ...ValuesValue
      }
    }
  }

  fragment TeamLists on Query {
    team: allTeamMember(sort: { order: ASC }) {
      nodes {
        ...TeamTeamMember
      }
    }
  }

  fragment ClientGridLists on Query {
    clients: allClient(sort: { order: ASC }) {
      nodes {
        ...ClientLogo
      }
    }
  }

  fragment PersonasLists on Query {
    personas: allPersona(sort: { order: ASC }) {
      nodes {
        ...PersonasPersona
      }
    }
  }

  fragment ReasonsLists on Query {
    reasons: allReason(sort: { order: ASC }) {
      nodes {
        ...ReasonsReason
      }
    }
  }

  fragment AgencyResultsLists on Query {
    agencyResults: allAgencyResult(sort: { order: ASC }) {
      nodes {
        ...AgencyResultsResult
      }
    }
  }

  fragment ContactBlockLists on Query {
    contactFormTexts: contactFormTexts {
      ...ContactFormTexts
    }
    settings: siteSettings {
      ...ContactBlockSettings
    }
  }
`
