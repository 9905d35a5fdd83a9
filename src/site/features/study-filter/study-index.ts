import { graphql } from "gatsby"
import { slugify } from "../../../util/slugify"
import { platforms } from "../../ui/text/platform-badge"
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

/** What filters need of a query: all case studies, and the names of what they refer to, in their order. */
export interface Filterable {
  studies: readonly Queries.FilteredStudyFragment[]
  services: readonly FacetValue[]
  technologies: readonly FacetValue[]
  industries: readonly FacetValue[]
}

export const studyIndex = ({ studies: all, services, technologies, industries }: Filterable): StudyIndex => {
  const studies = all.map((study) => ({
    study,
    values: {
      technology: study.technologySlugs,
      service: study.serviceSlugs,
      industry: study.industrySlug ? [study.industrySlug] : [],
      country: [slugify(study.country)],
      platform: study.hero.platforms.items.map(slugify),
      tag: tagsOf(study).map(slugify),
    },
  }))
  const used = (facet: Facet, values: readonly FacetValue[]) =>
    values.filter(({ value }) => studies.some((study) => study.values[facet].includes(value)))
  const named = (labels: readonly string[]) => {
    const values = [...labels].sort().map(facetValue)
    return [...new Map(values.map((one) => [one.value, one])).values()]
  }
  return {
    studies,
    values: {
      technology: used("technology", technologies),
      service: used("service", services),
      industry: used("industry", industries),
      country: named(all.map(({ country }) => country)),
      platform: used("platform", platforms.map(facetValue)),
      tag: named(all.flatMap(tagsOf)),
    },
  }
}

/** The tags of its cards and those of its page. */
const tagsOf = ({ tags, hero }: Queries.FilteredStudyFragment) => [...tags, ...hero.tags.items]

const facetValue = (label: string): FacetValue => ({ value: slugify(label), label })

export const filteredStudyFragment = graphql`
  fragment FilteredStudy on CaseStudy {
    ...ProjectCaseStudy
    technologySlugs
    serviceSlugs
    industrySlug
    hero {
      tags {
        items
      }
      platforms {
        items
      }
    }
  }
`
