import { graphql } from "gatsby"
import { slugify } from "../../../util/slugify"
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
  technologies: readonly FacetValue[]
  industries: readonly FacetValue[]
}

export const studyIndex = ({ studies: all, technologies, industries }: Filterable): StudyIndex => {
  const studies = all.map((study) => ({
    study,
    values: {
      technology: study.technologySlugs,
      industry: study.industrySlug ? [study.industrySlug] : [],
      tag: tagsOf(study).map(slugify),
    },
  }))
  const used = (facet: Facet, values: readonly FacetValue[]) =>
    values.filter(({ value }) => studies.some((study) => study.values[facet].includes(value)))
  const tags = all
    .flatMap(tagsOf)
    .sort()
    .map((label) => ({ value: slugify(label), label }))
  return {
    studies,
    values: {
      technology: used("technology", technologies),
      industry: used("industry", industries),
      tag: [...new Map(tags.map((one) => [one.value, one])).values()],
    },
  }
}

/** The tags of its cards and those of its page. */
const tagsOf = ({ tags, hero }: Queries.FilteredStudyFragment) => [...tags, ...hero.tags.items]

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
    }
  }
`
