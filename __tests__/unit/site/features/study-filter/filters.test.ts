import {
  chosenFacets,
  countedValues,
  countText,
  filterQuery,
  isFiltered,
  matching,
  noFilters,
  readFilters,
} from "../../../../../src/site/features/study-filter/filters"
import { studyIndex } from "../../../../../src/site/features/study-filter/study-index"
import { studyTabs } from "../../../../../src/site/features/study-filter/study-tabs"
import { filterTexts } from "../../../../support/filter-texts"
import { filterable, tabServices } from "../../../../support/study-index"

const index = studyIndex(filterable(60))
const tabs = studyTabs(tabServices, "All")
const [, mobile = noFilters.tab, web = noFilters.tab, ai = noFilters.tab] = tabs

describe("the filters of a URL", () => {
  it.each([
    ["", noFilters],
    ["?work=mobile", { ...noFilters, tab: mobile }],
    ["?work=AI&technology=React&page=3", { ...noFilters, tab: ai, technology: "react", page: 3 }],
    ["?country=turkey&platform=b2b&service=x", noFilters],
    ["?work=nonsense", noFilters],
    ["?page=0", noFilters],
    ["?page=-2", noFilters],
    ["?page=1.5", noFilters],
    ["?page=many", noFilters],
    ["?technology=", noFilters],
    ["?technology=%", { ...noFilters, technology: "%" }],
    [`?technology=${"x".repeat(3000)}`, noFilters],
  ])("%s are read", (query, expected) => {
    expect(readFilters(query, tabs)).toEqual(expected)
  })

  it("are the same after writing and reading", () => {
    const filters = { ...noFilters, tab: web, technology: "go", industry: "ports", tag: "maps", page: 2 }
    expect(filterQuery(filters)).toBe("?work=web&technology=go&industry=ports&tag=maps&page=2")
    expect(readFilters(filterQuery(filters), tabs)).toEqual(filters)
  })

  it("keep other parameters of the URL, and remove their own defaults", () => {
    expect(filterQuery(noFilters, "?ref=mail&work=web&tag=maps&page=4")).toBe("?ref=mail")
    expect(filterQuery(noFilters, "?work=web")).toBe("")
    expect(filterQuery({ ...noFilters, page: 3 })).toBe("")
  })

  it("are active or not", () => {
    expect(isFiltered(noFilters)).toBe(false)
    expect(isFiltered({ ...noFilters, page: 3 })).toBe(false)
    expect(isFiltered({ ...noFilters, tab: ai })).toBe(true)
    expect(isFiltered({ ...noFilters, tag: "maps" })).toBe(true)
    expect(chosenFacets({ ...noFilters, tab: ai, industry: "ports", tag: "maps" })).toBe(2)
  })
})

it("the index has the values that a case study has, in the order of the filters", () => {
  const { studies, ...names } = filterable(1)
  const labels = Object.values(studyIndex({ studies, ...names }).values).map((values) =>
    values.map(({ value, label }) => `${value}: ${label}`),
  )
  expect(labels).toEqual([
    ["go: Go"],
    ["ports: Ports and harbours"],
    ["half-0: Half 0", "head-0: Head 0", "tag-0: Tag 0", "topic-0: Topic 0"],
  ])
})

describe("matching case studies", () => {
  it("are all without filters, in the order of the list, and none for an unknown value", () => {
    expect(matching(index.studies, noFilters)).toEqual(index.studies)
    expect(matching(index.studies, { ...noFilters, technology: "cobol" })).toEqual([])
  })

  it("match the tab and every facet", () => {
    const filters = { ...noFilters, tab: mobile, technology: "go", industry: "ports" }
    const found = matching(index.studies, filters)
    expect(found.length).toBeGreaterThan(0)
    for (const { study, values } of found) {
      expect(study.serviceSlugs).toContain(mobile.service)
      expect(values.technology).toContain("go")
      expect(values.industry).toEqual(["ports"])
    }
  })

  it("are counted for each value under all other filters", () => {
    const filters = { ...noFilters, tab: web, technology: "go", tag: "head-0" }
    for (const { value, count } of countedValues(index, "technology", filters))
      expect(count).toBe(matching(index.studies, { ...filters, technology: value }).length)
    const labels = countedValues(index, "technology", filters).map(({ label }) => label)
    expect(labels).toEqual(["Go", "React", "Flutter"])
  })

  it("include an unknown value of the URL, with no results", () => {
    const counted = countedValues(index, "technology", { ...noFilters, technology: "cobol" })
    expect(counted.at(-1)).toEqual({ value: "cobol", label: "cobol", count: 0 })
    expect(counted).toHaveLength(4)
  })
})

describe("the number of case studies", () => {
  const { studies } = studyIndex(filterable(1000))

  it.each([
    [14, noFilters, undefined, "14 projects"],
    [1, noFilters, undefined, "1 project"],
    [1000, noFilters, studies, "1,000 projects"],
    [1000, { ...noFilters, tab: mobile }, undefined, "1,000 projects"],
    [1000, { ...noFilters, technology: "go", tag: "tag-0" }, studies, "48 of 1,000 projects, part 1 of 2"],
    [
      1000,
      { ...noFilters, technology: "go", tag: "tag-0", page: 9 },
      studies,
      "48 of 1,000 projects, part 2 of 2",
    ],
    [1000, { ...noFilters, technology: "cobol" }, studies, "0 of 1,000 projects"],
  ])("of %i, %j", (total, filters, all, expected) => {
    expect(countText(filterTexts, total, filters, all)).toBe(expected)
  })
})
