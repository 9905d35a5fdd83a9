import { render, screen } from "@testing-library/react"
import { ProblemTargetSolution } from "../../../src/sections/problem-target-solution/problem-target-solution"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"

const brief = {
  problem: "There were many apps.",
  target: "One account for every municipal service.",
  solution: "A single balance.",
}

describe("ProblemTargetSolution", () => {
  it("shows the three texts under their names", () => {
    const { container } = render(<ProblemTargetSolution id="brief" label="The brief" {...brief} />)
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Problem",
      "Target",
      "Solution",
    ])
    for (const text of Object.values(brief)) expect(screen.getByText(text)).toBeVisible()
    expectCleanMarkup(container)
  })

  it("has a hidden heading with its anchor by default, so that no level is skipped", () => {
    const { container } = render(<ProblemTargetSolution id="brief" label="The brief" {...brief} />)
    expect(screen.getByRole("heading", { level: 2, name: "The brief" })).toHaveAttribute("id", "brief")
    expect(headingLevels(container)).toEqual([2, 3, 3, 3])
  })

  it("shows the editor's heading, once", () => {
    render(<ProblemTargetSolution id="why" heading="Why, what and how" {...brief} />)
    expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Why, what and how")
    expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("id", "why")
  })

  it("omits missing texts", () => {
    const { container } = render(<ProblemTargetSolution problem={brief.problem} target={null} solution="" />)
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1)
    expectCleanMarkup(container)
  })

  it.each([
    { problem: null, target: null, solution: null },
    { problem: "", target: "", solution: "" },
  ])("renders nothing for %j", (texts) => {
    const { container } = render(<ProblemTargetSolution heading="The brief" {...texts} />)
    expect(container).toBeEmptyDOMElement()
  })
})
