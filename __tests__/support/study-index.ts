import type { FacetValue, Filterable } from "../../src/site/features/study-filter/study-index"
import { imageFile } from "./image-data"

const values = (...pairs: [value: string, label: string][]): FacetValue[] =>
  pairs.map(([value, label]) => ({ value, label }))

const offered = {
  technology: values(["go", "Go"], ["react", "React"], ["flutter", "Flutter"]),
  service: values(
    ["mobile-application", "Mobile application"],
    ["web-development", "Web development"],
    ["machine-learning-and-ai", "Machine learning and AI"],
  ),
  industry: values(["ports", "Ports and harbours"], ["schools", "Schools"]),
}

/** Services that have a tab in the list of case studies. */
export const tabServices = offered.service.map(({ value }, index) => ({
  slug: value,
  studiesTab: ["Mobile", "Web", "AI"][index] ?? null,
}))

const cycle = (list: readonly FacetValue[], place: number) => list[place % list.length]?.value ?? ""

/** The given number of case studies with rotating facets and unique image digests. */
export const filterable = (count: number): Filterable => ({
  technologies: offered.technology,
  industries: offered.industry,
  studies: Array.from({ length: count }, (_, index) => {
    const digest = fingerprint(index)
    return {
      name: `Study ${index}`,
      desc: `What number ${index} is about, told in ${digest.slice(0, 6)} words and ${digest.slice(7, 13)} more.`,
      country: ["Germany", "Turkey"][index % 2] ?? "",
      path: `/case-studies/study-${index}/`,
      date: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 10}`,
      tags: [`Tag ${index % 7}`, `Topic ${index % 11}`],
      thumbnail: imageFile(`${digest}/d55f3/thumbnail`),
      technologySlugs: [cycle(offered.technology, index)],
      serviceSlugs: [cycle(offered.service, index >> 2)],
      industrySlug: index % 3 === 2 ? null : cycle(offered.industry, index),
      hero: {
        thumbnail: null,
        tags: { items: [`Head ${index % 3}`, `Half ${index % 2}`] },
      },
    }
  }),
})

/** 32 pseudo-random digits, which do not compress, like real hashes. */
const fingerprint = (seed: number) => {
  let state = (seed + 1) * 0x9e3779b1
  return Array.from({ length: 32 }, () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x297a2d39) | 0
    return ((state >>> 11) & 15).toString(16)
  }).join("")
}
