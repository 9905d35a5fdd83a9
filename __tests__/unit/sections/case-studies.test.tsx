import { render, screen } from "@testing-library/react"
import { CaseStudies } from "../../../src/sections/case-studies/case-studies"
import { CaseStudyIndex } from "../../../src/sections/case-study-index"
import { toProject } from "../../../src/sections/project"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"
import { studies, study } from "./project-fixture"

const alts = () => screen.getAllByRole("img").map((image) => image.getAttribute("alt"))

describe("CaseStudies", () => {
  it("shows the first full-screen and the next three minimal, and no more", () => {
    const { container } = render(
      <CaseStudies id="apps" heading="Apps we have shipped" caseStudies={studies(6)} />,
    )
    expect(alts()).toEqual(["Project Study1", "Project: Study2", "Project: Study3", "Project: Study4"])
    expect(headingLevels(container)).toEqual([2, 3, 3, 3, 3])
    expect(screen.getByRole("link", { name: "All case studies" })).toHaveAttribute("href", "/case-studies/")
    expectCleanMarkup(container)
  })

  it.each([
    [1, ["Project Study1"]],
    [2, ["Project Study1", "Project Study2"]],
    [3, ["Project Study1", "Project: Study2", "Project: Study3"]],
  ])("uses a layout for %i case studies", (count, expected) => {
    const { container } = render(
      <CaseStudies heading="Work" lead="One sentence." caseStudies={studies(count)} />,
    )
    expect(alts()).toEqual(expected)
    expect(screen.getByText("One sentence.")).toBeVisible()
    expect(screen.queryByRole("link", { name: "All case studies" })).toBeNull()
    expectCleanMarkup(container)
  })

  it("renders nothing without case studies", () => {
    const { container } = render(<CaseStudies heading="Work" caseStudies={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("toProject", () => {
  it("has day and cover for large cards; month, thumbnail and three tags for detailed ones", () => {
    const fooq = study("Fooq")
    const large = toProject(fooq, "full-screen")
    expect(large.date).toBe("14 May 2026")
    expect(large.image?.images.fallback?.src).toContain("Fooq-cover")
    expect(large.tags).toHaveLength(4)
    const detailed = toProject(fooq, "detailed")
    expect(detailed.date).toBe("May 2026")
    expect(detailed.image?.images.fallback?.src).toContain("Fooq-thumbnail")
    expect(detailed.tags).toEqual(["Mobile", "Payments", "Maps"])
  })

  it("falls back to the other image, or to none", () => {
    expect(toProject(study("A", { thumbnail: null }), "detailed").image?.images.fallback?.src).toContain(
      "A-cover",
    )
    expect(
      toProject(study("A", { hero: { thumbnail: null } }), "minimal").image?.images.fallback?.src,
    ).toContain("A-thumbnail")
    expect(toProject(study("A", { thumbnail: null, hero: { thumbnail: null } }), "minimal").image).toBeNull()
  })
})

describe("CaseStudyIndex", () => {
  it("shows the first and the last full-screen with detailed cards between them", () => {
    const { container } = render(<CaseStudyIndex caseStudies={studies(14)} />)
    expect(screen.getAllByRole("group")).toHaveLength(2)
    expect(screen.getByRole("group", { name: "Tags of Study1" })).toBeVisible()
    expect(screen.getByRole("group", { name: "Tags of Study14" })).toBeVisible()
    expect(headingLevels(container)).toEqual(Array(14).fill(2))
    expect(screen.getAllByText("May 2026")).toHaveLength(12)
    expect(screen.queryByRole("navigation")).toBeNull()
    expectCleanMarkup(container)
  })

  it.each([0, 1, 2, 3])("renders %i case studies", (count) => {
    const { container } = render(<CaseStudyIndex caseStudies={studies(count)} />)
    expect(screen.queryAllByRole("heading", { level: 2 })).toHaveLength(count)
    expectCleanMarkup(container)
  })

  it("links to the other pages of the list", () => {
    render(<CaseStudyIndex caseStudies={studies(24)} page={2} pageCount={3} />)
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page")
    expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/case-studies/")
  })
})
