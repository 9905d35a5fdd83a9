import { render, screen, within } from "@testing-library/react"
import type { IGatsbyImageData } from "gatsby-plugin-image"
import { CommentCard } from "../../../src/components/comment-card"
import { StarRating } from "../../../src/components/star-rating"
import { TeamMemberCard } from "../../../src/components/team-member-card"

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 384,
  height: 384,
  images: { fallback: { src: "/portrait.png" } },
}

describe("StarRating", () => {
  it.each([
    [5, "5 out of 5 stars", 5],
    [3, "3 out of 5 stars", 3],
    [0, "0 out of 5 stars", 0],
    [9, "5 out of 5 stars", 5],
  ])("with %i has the name %s", (rate, name, filled) => {
    render(<StarRating rate={rate} />)
    const stars = screen.getByRole("img", { name })
    expect(stars.querySelectorAll("svg")).toHaveLength(5)
    expect(stars.querySelectorAll('svg[fill="currentColor"]')).toHaveLength(filled)
  })
})

describe("CommentCard", () => {
  it("shows rating, company, text, name and date", () => {
    render(
      <CommentCard
        name="Carla Monteiro"
        position="Operations, Relay"
        image={image}
        rate={5}
        desc="They asked better questions."
        companyLogo={{ name: "Relay", url: "/relay.svg" }}
        date="12 March 2026"
      />,
    )
    const card = within(screen.getByRole("figure"))
    expect(card.getByRole("img", { name: "5 out of 5 stars" })).toBeInTheDocument()
    expect(card.getByRole("img", { name: "Relay" })).toBeInTheDocument()
    expect(card.getByRole("blockquote")).toHaveTextContent("They asked better questions.")
    for (const text of ["Carla Monteiro", "Operations, Relay", "12 March 2026"])
      expect(card.getByText(text)).toBeInTheDocument()
  })
})

describe("TeamMemberCard", () => {
  const card = (skills: string[]) => (
    <TeamMemberCard
      name="Elif Karaca"
      position="Managing partner"
      description="First call."
      image={image}
      skills={skills}
    />
  )

  it("has a biography that expands, if there is one", () => {
    const { rerender } = render(card(["Strategy"]))
    expect(screen.queryByRole("group")).not.toBeInTheDocument()
    rerender(
      <TeamMemberCard
        name="Elif Karaca"
        position="Managing partner"
        description="First call."
        image={image}
        skills={[]}
        bio="Elif has a long story."
      />,
    )
    const biography = within(screen.getByRole("group"))
    expect(biography.getByText("Biography").closest("summary")).toHaveTextContent("Biography of Elif Karaca")
    expect(biography.getByText("Elif has a long story.")).toBeInTheDocument()
  })

  it("names the member in the alt text and the heading", () => {
    render(card(["Strategy"]))
    expect(screen.getByRole("img", { name: "Team member Elif Karaca" })).toBeInTheDocument()
    expect(screen.getByRole("heading", { level: 3, name: "Elif Karaca" })).toBeInTheDocument()
  })

  it.each([
    [["Strategy"], ["Strategy"]],
    [
      ["Strategy", "Pricing", "Research"],
      ["Strategy", "Pricing", "Research"],
    ],
    [
      ["Strategy", "Pricing", "Research", "Contracts"],
      ["Strategy", "Pricing", "Research", "+1 more"],
    ],
    [
      ["Strategy", "Pricing", "Research", "Contracts", "Writing", "Law"],
      ["Strategy", "Pricing", "Research", "+3 more"],
    ],
  ])("shows three skills at most, then how many more: %j", (skills, shown) => {
    render(card(skills))
    const list = within(screen.getByRole("list", { name: "Skills" }))
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(shown)
  })
})
