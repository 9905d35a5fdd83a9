import { render, screen, within } from "@testing-library/react"
import type { Project } from "../../../src/components/project"
import { ProjectCard } from "../../../src/components/project-card"
import { expectCleanMarkup } from "../../support/expect-clean-markup"
import { imageData } from "../../support/image-data"

const project: Project = {
  name: "Harbour Ledger",
  country: "Turkey",
  desc: "One book for a harbour.",
  href: "/case-studies/harbour-ledger/",
  date: "14 May 2026",
  dateTime: "2026-05-14",
  tags: ["City services", "Mobile", "Payments"],
  image: imageData("harbour-ledger"),
}

describe("ProjectCard, minimal", () => {
  it("shows image, name, country, description and a View button", () => {
    const { container } = render(<ProjectCard layout="minimal" project={project} />)
    expect(screen.getByRole("img", { name: "Project: Harbour Ledger" })).toBeVisible()
    expect(screen.getByRole("heading", { level: 3, name: "Harbour Ledger" })).toBeVisible()
    expect(container).toHaveTextContent("Country: Turkey")
    expect(screen.getByText(project.desc)).toBeVisible()
    const view = screen.getByRole("link", { name: "View Harbour Ledger" })
    expect(view).toHaveAttribute("href", project.href)
    expect(view).toHaveTextContent(/^View$/)
    expect(container).not.toHaveTextContent("2026")
    expectCleanMarkup(container)
  })
})

describe("ProjectCard, detailed", () => {
  it("shows date, image, name, description, country and tags", () => {
    const { container } = render(<ProjectCard layout="detailed" project={project} headingLevel={2} />)
    expect(screen.getByRole("img", { name: "Project Harbour Ledger" })).toBeVisible()
    expect(screen.getByText("14 May 2026")).toHaveAttribute("datetime", "2026-05-14")
    expect(screen.getByText("Turkey")).toBeVisible()
    const heading = screen.getByRole("heading", { level: 2 })
    expect(within(heading).getByRole("link", { name: "Harbour Ledger" })).toHaveAttribute(
      "href",
      project.href,
    )
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(project.tags)
    expectCleanMarkup(container)
  })

  it("omits missing fields", () => {
    const { container } = render(
      <ProjectCard
        layout="detailed"
        project={{ ...project, date: undefined, dateTime: undefined, tags: [], image: null }}
      />,
    )
    expect(container.querySelector("time")).toBeNull()
    expect(container.querySelector("img")).toBeNull()
    expect(screen.queryByRole("list")).toBeNull()
    expectCleanMarkup(container)
  })
})

describe("ProjectCard, full-screen", () => {
  it("shows image, name, description, date and a row of tags that the keyboard scrolls", () => {
    const { container } = render(<ProjectCard layout="full-screen" project={project} />)
    expect(screen.getByRole("img", { name: "Project Harbour Ledger" })).toBeVisible()
    expect(screen.getByRole("link", { name: "Harbour Ledger" })).toHaveAttribute("href", project.href)
    expect(screen.getByText("14 May 2026")).toBeVisible()
    const tags = screen.getByRole("group", { name: "Tags of Harbour Ledger" })
    expect(tags).toHaveAttribute("tabindex", "0")
    expect(within(tags).getAllByRole("listitem")).toHaveLength(3)
    expectCleanMarkup(container)
  })
})
