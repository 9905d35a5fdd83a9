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
`
