import type { FacetValue, IndexedStudy, StudyIndex } from "../../src/features/study-filter/study-index"
import { imageData } from "./image-data"

const values = (...pairs: [value: string, label: string][]): FacetValue[] =>
  pairs.map(([value, label]) => ({ value, label }))

const offered = {
  technology: values(["go", "Go"], ["react", "React"], ["flutter", "Flutter"]),
  service: values(
    ["mobile-application", "Mobile application"],
    ["web-development", "Web development"],
    ["machine-learning-and-ai", "Machine learning and AI"],
  ),
  country: values(["germany", "Germany"], ["turkey", "Turkey"]),
  platform: values(["desktop", "Desktop"], ["b2b", "B2B"]),
}

/** Services that have a tab in the list of case studies. */
export const tabServices = offered.service.map(({ value }, index) => ({
  slug: value,
  studiesTab: ["Mobile", "Web", "AI"][index] ?? null,
}))

const cycle = (list: readonly FacetValue[], place: number) => list[place % list.length]?.value ?? ""

/** The given number of case studies with rotating facets and unique image digests. */
export const studyIndex = (count: number): StudyIndex => ({
  values: offered,
  studies: Array.from({ length: count }, (_, index): IndexedStudy => {
    const digest = fingerprint(index)
    const image = imageData(`${digest}/d55f3/thumbnail`, 828, 621)
    return {
      slug: `study-${index}`,
      name: `Study ${index}`,
      desc: `What number ${index} is about, told in ${digest.slice(0, 6)} words and ${digest.slice(7, 13)} more.`,
      country: offered.country[index % 2]?.label ?? "",
      date: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 10}`,
      tags: [`Tag ${index % 7}`, `Topic ${index % 11}`],
      image,
      values: {
        technology: [cycle(offered.technology, index)],
        service: [cycle(offered.service, index >> 2)],
        country: [cycle(offered.country, index)],
        platform: index % 5 === 0 ? ["desktop", "b2b"] : ["desktop"],
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
