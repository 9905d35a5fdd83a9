// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

const Hero = lazy(() =>
  import("../../collections/technologies/hero").then(({ Hero }) => ({ default: Hero })),
)
const Solutions = lazy(() =>
  import("../../sections/solutions/solutions").then(({ Solutions }) => ({ default: Solutions })),
)
const TechnologyStack = lazy(() =>
  import("../../sections/technology-stack/technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
const CaseStudies = lazy(() =>
  import("../../sections/case-studies/case-studies").then(({ CaseStudies }) => ({ default: CaseStudies })),
)
const Faq = lazy(() =>
  import("../../sections/faq/faq").then(({ Faq }) => ({ default: Faq })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["hero", "desc", "order", "date", "mark", "color", "lead"]),
  Solutions: sectionEntry("paper", Solutions, ["solutions"]),
  TechnologyStack: sectionEntry("paper", TechnologyStack, ["technologyStack"]),
  CaseStudies: sectionEntry("paper", CaseStudies, ["caseStudies"]),
  Faq: sectionEntry("paper", Faq, ["faq"]),
  ...sharedSections,
}

export const fragments = graphql`
  fragment TechnologyHeroSection on Technology {
    hero {
      title
      description
      artefact {
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        alt
      }
    }
    desc
    order
    date
    mark {
      publicURL
    }
    color
    lead {
      ...TeamMemberCard
    }
  }

  fragment TechnologySolutionsSection on Technology {
    solutions {
      icon
      title
      description
      accent
    }
  }

  fragment TechnologyTechnologyStackSection on Technology {
    technologyStack {
      icon
      title
      tags
    }
  }

  fragment TechnologyCaseStudiesSection on Technology {
    caseStudies(limit: 4) {
      ...ProjectCaseStudy
    }
  }

  fragment TechnologyFaqSection on Technology {
    faq {
      title
      description
      icon
    }
  }
`
