import { render, screen, within } from "@testing-library/react"
import { SimilarProjects } from "../../../src/sections/similar-projects/similar-projects"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"
import { imageFile } from "../../support/image-data"

const project = (
  name: string,
  more: Partial<Queries.ProjectCaseStudyFragment> = {},
): Queries.ProjectCaseStudyFragment => ({
  name,
  country: "Turkey",
  desc: `What ${name} is.`,
  path: `/case-studies/${name.toLowerCase()}/`,
  date: "2026-03-18",
  tags: ["Mobile", "Maps"],
  hero: { thumbnail: null },
  thumbnail: imageFile(name, 1600, 1200),
  ...more,
})

describe("SimilarProjects", () => {
  it("shows detailed cards and a link to all case studies", () => {
    const { container } = render(
      <SimilarProjects
        id="similar"
        heading="Similar projects"
        similarProjects={[project("Fooq"), project("Celebi"), project("Fiyaka")]}
      />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "Similar projects" })).toHaveAttribute(
      "id",
      "similar",
    )
    expect(headingLevels(container)).toEqual([2, 3, 3, 3])
    expect(screen.getByRole("link", { name: "All case studies" })).toHaveAttribute("href", "/case-studies/")
    const fooq = within(screen.getAllByRole("article")[0] as HTMLElement)
    expect(fooq.getByRole("link")).toHaveAttribute("href", "/case-studies/fooq/")
    expect(fooq.getByRole("img", { name: "Project Fooq" })).toBeInTheDocument()
    expect(fooq.getByText("March 2026")).toHaveAttribute("datetime", "2026-03-18")
    expect(fooq.getByText("Turkey")).toBeVisible()
    expect(fooq.getByText("What Fooq is.")).toBeVisible()
    expectCleanMarkup(container)
  })

  it("shows a project without image and tags", () => {
    const { container } = render(
      <SimilarProjects
        heading="Similar"
        similarProjects={[project("Bare", { tags: [], thumbnail: null })]}
      />,
    )
    expect(screen.getByRole("heading", { level: 3, name: "Bare" })).toBeVisible()
    expectCleanMarkup(container)
  })

  it("renders nothing without projects", () => {
    const { container } = render(<SimilarProjects heading="Similar" similarProjects={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
