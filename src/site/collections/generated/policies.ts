// Written by `npm run generate`. Do not edit.
import { graphql } from "gatsby"
import { lazy } from "react"
import { type SectionRegistry, sectionEntry } from "../../body/section-registry"
import { sharedSections } from "./shared-sections"

const Hero = lazy(() =>
  import("../../collections/policies/hero").then(({ Hero }) => ({ default: Hero })),
)

export const sections: SectionRegistry = {
  Hero: sectionEntry("own", Hero, ["name", "desc", "date", "updated"]),
  ...sharedSections,
}

export const fragments = graphql`
  fragment PolicyHeroSection on Policy {
    name
    desc
    date
    updated
  }
`
