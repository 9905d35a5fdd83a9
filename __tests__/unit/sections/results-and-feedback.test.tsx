import { render, screen } from "@testing-library/react"
import { Feedback } from "../../../src/sections/feedback/feedback"
import { Results, type ResultsProps } from "../../../src/sections/results/results"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"

const results: ResultsProps["results"] = [
  { value: "4.1M", title: "active people", widthClassName: "span-7" },
  { value: "−62%", title: "calls to the help line", widthClassName: "span-5" },
  { value: "12,345 s", title: "as long as it gets", widthClassName: "span-12" },
]

describe("Results", () => {
  it("lists value and title, the value first", () => {
    const { container } = render(<Results id="results" heading="Results" results={results} />)
    expect(screen.getByRole("heading", { level: 2, name: "Results" })).toHaveAttribute("id", "results")
    expect(headingLevels(container)).toEqual([2])
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "4.1Mactive people",
      "−62%calls to the help line",
      "12,345 sas long as it gets",
    ])
    expectCleanMarkup(container)
  })

  it("sets the width of cards by their class name", () => {
    render(<Results heading="Results" results={results} />)
    const cards = screen.getAllByRole("listitem")
    expect(cards.map((card) => card.classList.contains("span-7"))).toEqual([true, false, false])
    expect(cards.map((card) => getComputedStyle(card).background)).toEqual([
      "var(--page-accent-on-ink, var(--color-accent))",
      "var(--color-surface-inverse-raised)",
      "var(--color-surface-inverse-raised)",
    ])
  })

  it("leads with a first card of the full width", () => {
    const [first, ...others] = results
    if (!first) throw new Error("There are no results")
    render(<Results heading="Results" results={[{ ...first, widthClassName: "span-12" }, ...others]} />)
    const [lead, one, other] = results.map(({ value }) => getComputedStyle(screen.getByText(value)).fontSize)
    expect(screen.getAllByRole("listitem")).toHaveLength(others.length)
    expect(lead).toContain("17.5rem")
    expect(one).toBe(other)
    expect(one).not.toBe(lead)
  })

  it("shows all figures in one size, also long ones", () => {
    render(<Results heading="Results" results={results} />)
    const [long, short] = ["12,345 s", "4.1M"].map(
      (value) => getComputedStyle(screen.getByText(value)).fontSize,
    )
    expect(long).toBe(short)
  })

  it("renders nothing without results", () => {
    const { container } = render(<Results heading="Results" results={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("Feedback", () => {
  const feedback = [
    { title: "App Store rating", value: "4.8" },
    { title: "Would recommend", value: "91%" },
    { title: "Task success", value: "96.5%" },
    { title: "Support tickets", value: "−48%" },
  ]

  it("lists title and figure", () => {
    const { container } = render(
      <Feedback heading="Feedback" lead="Ninety days after launch." feedback={feedback} />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "Feedback" })).toBeVisible()
    expect(screen.getByText("Ninety days after launch.")).toBeVisible()
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "App Store rating4.8",
      "Would recommend91%",
      "Task success96.5%",
      "Support tickets−48%",
    ])
    expectCleanMarkup(container)
  })

  it.each([1, 2, 3, 5, 8])("renders %i metrics", (count) => {
    const many = Array.from({ length: count }, (_, index) => ({
      title: `Metric ${index}`,
      value: `${index}`,
    }))
    const { container } = render(<Feedback heading="Feedback" feedback={many} />)
    expect(screen.getAllByRole("listitem")).toHaveLength(count)
    expectCleanMarkup(container)
  })

  it("renders nothing without feedback", () => {
    const { container } = render(<Feedback heading="Feedback" feedback={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
