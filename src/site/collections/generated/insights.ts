// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

const Hero = lazy(() =>
  import("../../collections/insights/hero").then(({ Hero }) => ({ default: Hero })),
)
const Research = lazy(() =>
  import("../../sections/research/research").then(({ Research }) => ({ default: Research })),
)
const CaseStudies = lazy(() =>
  import("../../sections/case-studies/case-studies").then(({ CaseStudies }) => ({ default: CaseStudies })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["name", "description", "desc", "date", "author", "thumbnail", "thumbnailDark", "tags", "services", "technologies", "caseStudies", "updated", "readingTime"]),
  Research: sectionEntry("paper", Research, ["research"]),
  CaseStudies: sectionEntry("paper", CaseStudies, ["caseStudies"]),
  ...sharedSections,
}

export const fragments = graphql`
  fragment InsightHeroSection on Insight {
    name
    description
    desc
    date
    author {
      ...TeamMemberCard
    }
    thumbnail {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    thumbnailDark {
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH)
      }
    }
    tags
    services {
      ...DocumentLink
    }
    technologies {
      ...TechnologyCard
    }
    caseStudies {
      ...ProjectCaseStudy
    }
    updated
    readingTime
  }

  fragment InsightResearchSection on Insight {
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

  fragment InsightCaseStudiesSection on Insight {
    caseStudies {
      ...ProjectCaseStudy
    }
  }
`
