import { render, screen } from "@testing-library/react"
import { Challenges, type ChallengesProps, cardSpans } from "../../../src/sections/challenges/challenges"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"

type Challenge = ChallengesProps["challenges"][number]

const challenge = (title: string, accent: Challenge["accent"] = null): Challenge => ({
  title,
  description: `Why ${title} was hard.`,
  icon: "lock",
  accent,
})

describe("Challenges", () => {
  it("shows a card with title and text for each", () => {
    const { container } = render(
      <Challenges
        id="challenges"
        heading="Challenges"
        challenges={[challenge("Payments"), challenge("Ferries")]}
      />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "Challenges" })).toHaveAttribute("id", "challenges")
    expect(headingLevels(container)).toEqual([2, 3, 3])
    expect(screen.getAllByRole("listitem")).toHaveLength(2)
    expect(screen.getByText("Why Payments was hard.")).toBeVisible()
    expectCleanMarkup(container)
  })

  it("uses accents in turn, unless a challenge has its own", () => {
    const challenges = ["a", "b", "c", "d", "e", "f", "g"].map((title) => challenge(title))
    challenges[1] = challenge("b", "red")
    render(<Challenges heading="Challenges" challenges={challenges} />)
    const accents = screen.getAllByRole("listitem").map((card) => {
      const tile = card.querySelector("svg")?.parentElement
      return tile && /--color-(\w+)-text/.exec(getComputedStyle(tile).color)?.[1]
    })
    expect(accents).toEqual(["accent", "red", "violet", "orange", "red", "accent", "accent"])
  })

  it("renders nothing without challenges", () => {
    const { container } = render(<Challenges heading="Challenges" challenges={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("%i cards fill their rows", (count) => {
  const spans = cardSpans(count)
  expect(spans).toHaveLength(count)
  let row = 0
  for (const span of spans) {
    row += span
    expect(row).toBeLessThanOrEqual(6)
    if (row === 6) row = 0
  }
  expect(row).toBe(0)
})
