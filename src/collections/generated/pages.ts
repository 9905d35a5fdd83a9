// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { textElements } from "./text-elements"

const Hero = lazy(() =>
  import("../pages/hero").then(({ Hero }) => ({ default: Hero })),
)
const CallToAction = lazy(() =>
  import("../../sections/call-to-action/call-to-action").then(({ CallToAction }) => ({ default: CallToAction })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["hero"]),
  CallToAction: sectionEntry("paper", CallToAction, []),
  ...textElements,
}

export const fragments = graphql`
  fragment PageHeroSection on Page {
    hero {
      title
      description
      image {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
      imageWide {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH)
        }
      }
      alt
    }
  }
`
