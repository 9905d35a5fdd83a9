import { screen, within } from "@testing-library/react"
import type { Project } from "../../../../src/site/ui/cards/project"
import { ProjectCardDetailed } from "../../../../src/site/ui/cards/project-card-detailed"
import { ProjectCardFullScreen } from "../../../../src/site/ui/cards/project-card-full-screen"
import { ProjectCardMinimal } from "../../../../src/site/ui/cards/project-card-minimal"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"
import { imageData } from "../../../support/image-data"
import { render } from "../../../support/render"

const project: Project = {
  name: "Harbour Ledger",
  country: "Turkey",
  desc: "One book for a harbour.",
  href: "/case-studies/harbour-ledger/",
  date: "2026-05-14",
  tags: ["City services", "Mobile", "Payments", "Maps"],
  image: imageData("harbour-ledger"),
}

describe.each([
  [
    "minimal",
    ProjectCardMinimal,
    "Project: Harbour Ledger",
    "View Harbour Ledger",
    ["Country: Turkey"],
    /2026|Mobile/,
  ],
  [
    "detailed",
    ProjectCardDetailed,
    "Project Harbour Ledger",
    "Harbour Ledger",
    ["Turkey", "May 2026", "Mobile"],
    /View|14|Maps/,
  ],
  [
    "full-screen",
    ProjectCardFullScreen,
    "Project Harbour Ledger",
    "Harbour Ledger",
    ["14 May 2026", "Mobile"],
    /Turkey/,
  ],
] as const)("a %s card of a project", (_, Card, alt, link, texts, absent) => {
  it("shows its texts, image and link", () => {
    const { container } = render(<Card project={project} headingLevel={2} />)
    expect(screen.getByRole("img", { name: alt })).toBeVisible()
    expect(screen.getByRole("heading", { level: 2, name: "Harbour Ledger" })).toBeVisible()
    expect(screen.getByRole("link", { name: link })).toHaveAttribute("href", project.href)
    for (const text of [project.desc, ...texts]) expect(container).toHaveTextContent(text)
    expect(container).not.toHaveTextContent(absent)
    expectCleanMarkup(container)
  })

  it("omits missing fields", () => {
    const bare = { ...project, tags: [], image: null }
    const { container } = render(<Card project={bare} />)
    expect(container.querySelector("img, ul")).toBeNull()
    expectCleanMarkup(container)
  })
})

it("a full-screen card has a row of tags that the keyboard scrolls", () => {
  render(<ProjectCardFullScreen project={project} />)
  const tags = screen.getByRole("group", { name: "Tags of Harbour Ledger" })
  expect(tags).toHaveAttribute("tabindex", "0")
  expect(
    within(tags)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual(project.tags)
})

it("a detailed card has a machine-readable date", () => {
  render(<ProjectCardDetailed project={project} />)
  expect(screen.getByText("May 2026")).toHaveAttribute("datetime", "2026-05-14")
})
