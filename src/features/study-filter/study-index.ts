import { graphql } from "gatsby"
import { platforms } from "../../ui/text/platform-badge"
import { slugify } from "../../util/slugify"
import type { Facet } from "./parameters"

/** A value of a facet: its name in URLs and its label. */
export interface FacetValue {
  value: string
  label: string
}

/** A case study, and its values of each facet, as in URLs. */
export interface IndexedStudy {
  study: Queries.FilteredStudyFragment
  values: Readonly<Record<Facet, readonly string[]>>
}

/** All case studies, and those values of each facet that at least one of them has, in the order of the filters. */
export interface StudyIndex {
  studies: readonly IndexedStudy[]
  values: Readonly<Record<Facet, readonly FacetValue[]>>
}

/** What filters need of a query: all case studies, and the names of services and technologies in their order. */
export interface Filterable {
  studies: readonly Queries.FilteredStudyFragment[]
  services: readonly FacetValue[]
  technologies: readonly FacetValue[]
}

export const studyIndex = ({ studies: all, services, technologies }: Filterable): StudyIndex => {
  const studies = all.map((study) => ({
    study,
    values: {
      technology: study.technologySlugs,
      service: study.serviceSlugs,
      country: [slugify(study.country)],
      platform: study.hero.platforms.items.map(slugify),
    },
  }))
  const used = (facet: Facet, values: readonly FacetValue[]) =>
    values.filter(({ value }) => studies.some((study) => study.values[facet].includes(value)))
  return {
    studies,
    values: {
      technology: used("technology", technologies),
      service: used("service", services),
      country: [...new Set(all.map(({ country }) => country))].sort().map(facetValue),
      platform: used("platform", platforms.map(facetValue)),
    },
  }
}

const facetValue = (label: string): FacetValue => ({ value: slugify(label), label })

export const filteredStudyFragment = graphql`
  fragment FilteredStudy on CaseStudy {
    ...ProjectCaseStudy
    technologySlugs
    serviceSlugs
    hero {
      platforms {
        items
      }
    }
  }
`
