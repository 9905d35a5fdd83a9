// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

const Hero = lazy(() =>
  import("../../collections/case-studies/hero").then(({ Hero }) => ({ default: Hero })),
)
const ProblemTargetSolution = lazy(() =>
  import("../../sections/problem-target-solution/problem-target-solution").then(({ ProblemTargetSolution }) => ({ default: ProblemTargetSolution })),
)
const Persona = lazy(() =>
  import("../../sections/persona/persona").then(({ Persona }) => ({ default: Persona })),
)
const Challenges = lazy(() =>
  import("../../sections/challenges/challenges").then(({ Challenges }) => ({ default: Challenges })),
)
const Research = lazy(() =>
  import("../../sections/research/research").then(({ Research }) => ({ default: Research })),
)
const Results = lazy(() =>
  import("../../sections/results/results").then(({ Results }) => ({ default: Results })),
)
const Feedback = lazy(() =>
  import("../../sections/feedback/feedback").then(({ Feedback }) => ({ default: Feedback })),
)
const TechnologyStack = lazy(() =>
  import("../../sections/technology-stack/technology-stack").then(({ TechnologyStack }) => ({ default: TechnologyStack })),
)
const SimilarProjects = lazy(() =>
  import("../../sections/similar-projects/similar-projects").then(({ SimilarProjects }) => ({ default: SimilarProjects })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["hero", "industry", "lead"]),
  ProblemTargetSolution: sectionEntry("paper", ProblemTargetSolution, ["problem", "target", "solution"]),
  Persona: sectionEntry("paper", Persona, ["persona"]),
  Challenges: sectionEntry("subtle", Challenges, ["challenges"]),
  Research: sectionEntry("paper", Research, ["research"]),
  Results: sectionEntry("ink", Results, ["results"]),
  Feedback: sectionEntry("ink", Feedback, ["feedback"]),
  TechnologyStack: sectionEntry("paper", TechnologyStack, ["technologyStack", "technologies"]),
  SimilarProjects: sectionEntry("paper", SimilarProjects, ["similarProjects"]),
  ...sharedSections,
}

export const fragments = graphql`
  fragment CaseStudyHeroSection on CaseStudy {
    hero {
      background
      title {
        label
        color
      }
      description {
        label
        color
      }
      breadcrumb {
        color
        currentColor
      }
      tags {
        items
        backgroundColor
        textColor
      }
      platforms {
        items
        borderColor
        textColor
      }
      backgroundDark
      page {
        accent
        soft
        accentDark
        softDark
      }
      thumbnail {
        image {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH)
          }
        }
        portrait {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 640, breakpoints: [640, 750, 828, 1080, 1200])
          }
        }
        alt
      }
    }
    industry {
      ...IndustryLink
    }
    lead {
      ...TeamMemberCard
    }
  }

  fragment CaseStudyProblemTargetSolutionSection on CaseStudy {
    problem
    target
    solution
  }

  fragment CaseStudyPersonaSection on CaseStudy {
    persona {
      name
      jobPosition
      age
      country
      major
      relation
      image {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [640, 750, 828, 1080, 1200])
        }
      }
      imageDark {
        childImageSharp {
          gatsbyImageData(layout: CONSTRAINED, width: 828, breakpoints: [640, 750, 828, 1080, 1200])
        }
      }
      quote
      description
      painPoints
      goals
    }
  }

  fragment CaseStudyChallengesSection on CaseStudy {
    challenges {
      title
      description
      icon
      accent
    }
  }

  fragment CaseStudyResearchSection on CaseStudy {
    research {
      header
      chart
      unit
      labels
      data {
        title
        color
        value
        values
      }
    }
  }

  fragment CaseStudyResultsSection on CaseStudy {
    results {
      value
      title
      widthClassName
    }
  }

  fragment CaseStudyFeedbackSection on CaseStudy {
    feedback {
      title
      value
    }
  }

  fragment CaseStudyTechnologyStackSection on CaseStudy {
    technologyStack {
      icon
      title
      tags
    }
    technologies {
      ...TechnologyCard
    }
  }

  fragment CaseStudySimilarProjectsSection on CaseStudy {
    similarProjects {
      ...ProjectCaseStudy
    }
  }
`
