import { render, screen, within } from "@testing-library/react"
import { CallToAction } from "../../../src/sections/call-to-action/call-to-action"
import { Faq } from "../../../src/sections/faq/faq"
import { ProcessSteps } from "../../../src/sections/process-steps/process-steps"
import { Solutions, type SolutionsProps } from "../../../src/sections/solutions/solutions"
import { TechnologyStack } from "../../../src/sections/technology-stack/technology-stack"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"

describe("Solutions", () => {
  type Solution = SolutionsProps["solutions"][number]
  const solution = (title: string, accent: Solution["accent"] = null): Solution => ({
    icon: "route",
    title,
    description: `About ${title}.`,
    accent,
  })
  const titles = ["Strategy", "Interface", "Engineering", "Back end", "Quality", "Growth"]
  const tiles = () =>
    screen
      .getAllByRole("listitem")
      .map((card) => getComputedStyle(card.querySelector("svg")?.parentElement as Element))

  it("fills the first row of two cards and uses accents in turn", () => {
    const { container } = render(
      <Solutions
        id="a"
        heading="What is included"
        lead="All of it."
        solutions={titles.map((title) => solution(title))}
      />,
    )
    expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("id", "a")
    expect(headingLevels(container)).toEqual([2, 3, 3, 3, 3, 3, 3])
    expect(tiles().map(({ background }) => /--color-([\w-]+)/.exec(background)?.[1])).toEqual([
      "accent",
      "blue",
      "orange-soft",
      "violet-soft",
      "red-soft",
      "accent-soft",
    ])
    expectCleanMarkup(container)
  })

  it("uses the accent of a card", () => {
    render(<Solutions heading="What" solutions={[solution("Strategy", "violet")]} />)
    expect(tiles()[0]?.background).toContain("--color-violet")
  })

  it("renders nothing without solutions", () => {
    const { container } = render(<Solutions heading="What" solutions={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("ProcessSteps", () => {
  const steps = ["Discover", "Design", "Build", "Launch"].map((title, index) => ({
    step: index + 1,
    icon: "search",
    title,
    desc: `${title} for two weeks.`,
  }))

  it("shows the document's own steps in order", () => {
    const { container } = render(<ProcessSteps heading="How" process={steps} />)
    const items = within(screen.getByRole("list")).getAllByRole("listitem")
    expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual([
      "Discover",
      "Design",
      "Build",
      "Launch",
    ])
    expectCleanMarkup(container)
  })

  it("renders nothing without steps", () => {
    const { container } = render(<ProcessSteps heading="How" process={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("TechnologyStack", () => {
  const groups = [{ icon: "smartphone", title: "Mobile", tags: ["Swift", "React Native", "Core Location"] }]
  const technologies = [
    { name: "Swift", path: "/technologies/swift/", mark: { publicURL: "/static/swift.svg" } },
    { name: "React", path: "/technologies/react/", mark: { publicURL: "/static/react.svg" } },
  ]

  it("adds logo and link to exactly the tags that are related technologies", () => {
    const { container } = render(
      <TechnologyStack heading="Stack" technologyStack={groups} technologies={technologies} />,
    )
    expect(screen.getByRole("heading", { level: 3, name: "Mobile" })).toBeVisible()
    expect(screen.getAllByRole("link")).toHaveLength(1)
    expect(screen.getByRole("link", { name: "Swift" })).toHaveAttribute("href", "/technologies/swift/")
    expect(container.querySelectorAll("img")).toHaveLength(1)
    expect(screen.getByText("React Native").closest("a")).toBeNull()
    expectCleanMarkup(container)
  })

  it("works without technologies and without a logo", () => {
    const { container, rerender } = render(<TechnologyStack heading="Stack" technologyStack={groups} />)
    expect(screen.queryByRole("link")).toBeNull()
    rerender(
      <TechnologyStack
        heading="Stack"
        technologyStack={groups}
        technologies={[{ name: "Swift", path: "/technologies/swift/", mark: { publicURL: null } }]}
      />,
    )
    expect(screen.getByRole("link", { name: "Swift" })).toBeVisible()
    expect(container.querySelector("img")).toBeNull()
    rerender(<TechnologyStack heading="Stack" technologyStack={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("Faq", () => {
  const faq = ["Who owns the code?", "What happens then?"].map((title) => ({
    title,
    description: `The answer to ${title}`,
    icon: null,
  }))

  it("shows questions with the first open", () => {
    const { container } = render(<Faq id="questions" heading="Questions" lead="Ask." faq={faq} />)
    expect(screen.getByRole("heading", { level: 2, name: "Questions" })).toHaveAttribute("id", "questions")
    expect(screen.getAllByRole<HTMLDetailsElement>("group").map(({ open }) => open)).toEqual([true, false])
    expectCleanMarkup(container)
  })

  it("keeps several answers open if asked to", () => {
    render(<Faq id="questions" heading="Questions" faq={faq} multiple />)
    // Panels with the same name would close each other.
    for (const item of screen.getAllByRole("group")) expect(item).not.toHaveAttribute("name")
  })

  it("keeps two lists of questions on a page independent", () => {
    render(
      <>
        <Faq heading="One" faq={faq.slice(0, 1)} />
        <Faq heading="Two" faq={faq.slice(1)} />
      </>,
    )
    const [one, two] = screen.getAllByRole("group").map((item) => item.getAttribute("name"))
    expect(one).toBeTruthy()
    expect(one).not.toBe(two)
  })

  it("renders nothing without questions", () => {
    const { container } = render(<Faq heading="Questions" faq={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("CallToAction", () => {
  it("links to the estimate by default", () => {
    const { container, rerender } = render(<CallToAction heading="Have an app in mind?" />)
    expect(screen.getByRole("heading", { level: 2, name: "Have an app in mind?" })).toBeVisible()
    expect(screen.getByRole("link", { name: "Get an estimate" })).toHaveAttribute("href", "/estimate/")
    rerender(<CallToAction heading="Questions left?" label="Contact us" href="/contact-us/" />)
    expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact-us/")
    expectCleanMarkup(container)
  })
})
