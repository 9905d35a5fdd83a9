// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { Hero } from "../case-studies/hero"
import { registered, type SectionRegistry } from "../../body/section-registry"
import { textElements } from "./text-elements"

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
const CallToAction = lazy(() =>
  import("../../sections/call-to-action/call-to-action").then(({ CallToAction }) => ({ default: CallToAction })),
)

export const sections: SectionRegistry = {
  Hero: registered("own", Hero, ["hero"]),
  ProblemTargetSolution: registered("paper", ProblemTargetSolution, ["problem", "target", "solution"]),
  Persona: registered("paper", Persona, ["persona"]),
  Challenges: registered("subtle", Challenges, ["challenges"]),
  Research: registered("paper", Research, ["research"]),
  Results: registered("ink", Results, ["results"]),
  Feedback: registered("paper", Feedback, ["feedback"]),
  TechnologyStack: registered("paper", TechnologyStack, ["technologyStack", "technologies"]),
  SimilarProjects: registered("paper", SimilarProjects, ["similarProjects"]),
  CallToAction: registered("paper", CallToAction, []),
  ...textElements,
}

export const body = graphql`
  fragment CaseStudyBody on CaseStudy {
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
    problem
    target
    solution
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
      quote
      description
      painPoints
      goals
    }
    challenges {
      title
      description
      icon
      accent
    }
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
    results {
      value
      title
      widthClassName
    }
    feedback {
      title
      value
    }
    technologyStack {
      icon
      title
      tags
    }
    technologies {
      ...TechnologyCard
    }
    similarProjects {
      ...ProjectCaseStudy
    }
  }
`
