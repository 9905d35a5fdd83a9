// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

const Hero = lazy(() =>
  import("../../collections/services/hero").then(({ Hero }) => ({ default: Hero })),
)
const Solutions = lazy(() =>
  import("../../sections/solutions/solutions").then(({ Solutions }) => ({ default: Solutions })),
)
const ProcessSteps = lazy(() =>
  import("../../sections/process-steps/process-steps").then(({ ProcessSteps }) => ({ default: ProcessSteps })),
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
  Hero: sectionEntry("own", Hero, ["hero"]),
  Solutions: sectionEntry("paper", Solutions, ["solutions"]),
  ProcessSteps: sectionEntry("subtle", ProcessSteps, ["process"]),
  TechnologyStack: sectionEntry("paper", TechnologyStack, ["technologyStack", "technologies"]),
  CaseStudies: sectionEntry("paper", CaseStudies, ["caseStudies"]),
  Faq: sectionEntry("paper", Faq, ["faq"]),
  ...sharedSections,
}

export const fragments = graphql`
  fragment ServiceHeroSection on Service {
    hero {
      title
      description
      thumbnail {
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        imageDark {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        alt
      }
    }
  }

  fragment ServiceSolutionsSection on Service {
    solutions {
      icon
      title
      description
      accent
    }
  }

  fragment ServiceProcessStepsSection on Service {
    process {
      step
      icon
      title
      desc
    }
  }

  fragment ServiceTechnologyStackSection on Service {
    technologyStack {
      icon
      title
      tags
    }
    technologies {
      ...TechnologyCard
    }
  }

  fragment ServiceCaseStudiesSection on Service {
    caseStudies(limit: 4) {
      ...ProjectCaseStudy
    }
  }

  fragment ServiceFaqSection on Service {
    faq {
      title
      description
      icon
    }
  }
`
