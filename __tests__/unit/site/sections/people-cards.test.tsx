import { screen, within } from "@testing-library/react"
import { StarRating } from "../../../../src/site/sections/comments/star-rating"
import { TeamMemberCard } from "../../../../src/site/sections/team/team-member-card"
import { imageFile } from "../../../support/image-data"
import { render } from "../../../support/render"

it.each([
  [5, "5 out of 5 stars"],
  [3, "3 out of 5 stars"],
])("a rating of %i is named %s", (rate, name) => {
  render(<StarRating rate={rate} />)
  const stars = screen.getByRole("img", { name })
  expect(stars.querySelectorAll("svg")).toHaveLength(5)
  expect(stars.querySelectorAll('svg[fill="currentColor"]')).toHaveLength(rate)
})

describe("a team member", () => {
  const member = {
    ...{ name: "Elif Karaca", position: "Managing partner", description: "First call." },
    ...{ bio: null, skills: [], image: imageFile("portrait"), imageDark: null },
  }

  it("is named by portrait and heading, and has a biography that expands, if there is one", () => {
    const { rerender } = render(<TeamMemberCard {...member} />)
    expect(screen.getByRole("img", { name: "Team member Elif Karaca" })).toBeInTheDocument()
    expect(screen.getByRole("heading", { level: 3, name: "Elif Karaca" })).toBeInTheDocument()
    expect(screen.queryByRole("group")).not.toBeInTheDocument()
    rerender(<TeamMemberCard {...member} bio="Elif has a long story." />)
    const biography = within(screen.getByRole("group"))
    expect(biography.getByText("Biography").closest("summary")).toHaveTextContent("Biography of Elif Karaca")
    expect(biography.getByText("Elif has a long story.")).toBeInTheDocument()
  })

  it.each([
    ["Strategy", "Strategy"],
    ["Strategy, Pricing, Research", "Strategy, Pricing, Research"],
    ["Strategy, Pricing, Research, Contracts", "Strategy, Pricing, Research, +1 more"],
    ["Strategy, Pricing, Research, Contracts, Writing, Law", "Strategy, Pricing, Research, +3 more"],
  ])("with the skills %s shows %s", (skills, shown) => {
    render(<TeamMemberCard {...member} skills={skills.split(", ")} />)
    const items = within(screen.getByRole("list", { name: "Skills" })).getAllByRole("listitem")
    expect(items.map(({ textContent }) => textContent).join(", ")).toBe(shown)
  })
})
