// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { textElements } from "./text-elements"

const Hero = lazy(() =>
  import("../policies/hero").then(({ Hero }) => ({ default: Hero })),
)
const CallToAction = lazy(() =>
  import("../../sections/call-to-action/call-to-action").then(({ CallToAction }) => ({ default: CallToAction })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["name", "desc", "date", "updated"]),
  CallToAction: sectionEntry("paper", CallToAction, []),
  ...textElements,
}

export const fragments = graphql`
  fragment PolicyHeroSection on Policy {
    name
    desc
    date
    updated
  }
`
