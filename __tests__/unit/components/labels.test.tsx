import { render, screen } from "@testing-library/react"
import { PlatformBadge } from "../../../src/components/platform-badge"
import { Tag, TagRow, Tags } from "../../../src/components/tag"
import { TechnologyTag } from "../../../src/components/technology-tag"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

describe("Tags", () => {
  it("shows every tag in the given colours, and nothing without tags", () => {
    const { container, rerender } = render(<Tags items={["Maps", "AI"]} textColor="#FFFFFF" />)
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Maps", "AI"])
    expect(getComputedStyle(screen.getByText("AI")).color).toBe("rgb(255, 255, 255)")
    expectCleanMarkup(container)
    rerender(<Tags items={[]} />)
    expect(container.querySelector("ul")).toBeNull()
  })

  it("is a list with an item for each tag and none for missing ones", () => {
    const { container } = render(
      <TagRow>
        <Tag>Payments</Tag>
        {null}
        {["Maps", "AI"].map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </TagRow>,
    )
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Payments",
      "Maps",
      "AI",
    ])
    expectCleanMarkup(container)
  })

  it("accepts custom colours", () => {
    const { container } = render(
      <Tag background="#11505A" textColor="#FFFFFF">
        Maps
      </Tag>,
    )
    const style = getComputedStyle(screen.getByText("Maps"))
    expect(style.backgroundColor).toBe("rgb(17, 80, 90)")
    expect(style.color).toBe("rgb(255, 255, 255)")
    expectCleanMarkup(container)
  })
})

describe("PlatformBadge", () => {
  it.each(["Desktop", "Android", "B2C", "B2B"] as const)("shows %s with its icon", (platform) => {
    const { container } = render(
      <PlatformBadge platform={platform} textColor="#D6E8EA" borderColor="#4FDB88" />,
    )
    expect(screen.getByText(platform)).toBeVisible()
    expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1)
    expect(getComputedStyle(screen.getByText(platform)).color).toBe("rgb(214, 232, 234)")
  })
})

describe("TechnologyTag", () => {
  it("is a link with a decorative logo, or plain text", () => {
    const { container } = render(
      <>
        <TechnologyTag name="Swift" href="/technologies/swift/" logo="/static/swift.svg" />
        <TechnologyTag name="Core Location" />
      </>,
    )
    expect(screen.getByRole("link", { name: "Swift" })).toHaveAttribute("href", "/technologies/swift/")
    expect(container.querySelector("img")).toHaveAttribute("alt", "")
    expect(screen.getByText("Core Location").closest("a")).toBeNull()
    expect(getComputedStyle(screen.getByText("Core Location")).minHeight).toBe("48px")
    expectCleanMarkup(container)
  })
})
