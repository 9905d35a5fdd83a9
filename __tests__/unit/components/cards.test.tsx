import { render, screen } from "@testing-library/react"
import { ColumnCard, RowCard } from "../../../src/components/icon-card"
import { ImageCard } from "../../../src/components/image-card"
import { ProcessStepCard } from "../../../src/components/process-step-card"
import { expectCleanMarkup } from "../../support/expect-clean-markup"
import { imageData } from "../../support/image-data"

describe.each([
  ["ColumnCard", ColumnCard],
  ["RowCard", RowCard],
])("%s", (_, Card) => {
  const text = {
    icon: "lock",
    title: "Security by default",
    description: "Least privilege from the first sprint.",
  }

  it("shows title and description, and is base and green by default", () => {
    const { container } = render(<Card {...text} />)
    expect(screen.getByRole("heading", { level: 3, name: text.title })).toBeVisible()
    expect(screen.getByText(text.description)).toBeVisible()
    const tile = container.querySelector("svg")?.parentElement as Element
    expect(getComputedStyle(tile).color).toBe("var(--color-accent-text)")
    expect(getComputedStyle(tile).background).toContain("var(--color-accent-soft)")
    expectCleanMarkup(container)
  })

  it.each(["green", "red", "orange", "blue", "violet"] as const)(
    "is primary with a solid tile in %s",
    (accent) => {
      const { container } = render(<Card {...text} variant="primary" accent={accent} />)
      const tile = container.querySelector("svg")?.parentElement as Element
      const name = accent === "green" ? "accent" : accent
      expect(getComputedStyle(tile).background).toContain(`var(--color-${name})`)
    },
  )

  it("has no side padding in the ghost variant", () => {
    const { container } = render(<Card {...text} variant="ghost" />)
    expect(getComputedStyle(container.querySelector("div > div") as Element).paddingInline).toBe("0")
  })
})

describe("ProcessStepCard", () => {
  it("clamps a step that is out of range", () => {
    const { container } = render(<ProcessStepCard step={7} icon="search" title="More" desc="And more." />)
    expect(getComputedStyle(container.firstElementChild as Element).backgroundImage).toContain(" 100%")
  })
})

describe("ImageCard", () => {
  it("links to the page, and by its icon to the same page in a new tab", () => {
    const { container } = render(
      <ImageCard
        title="Design services"
        subtitle="Research and interface."
        href="/services/x/"
        image={imageData("x")}
      />,
    )
    expect(screen.getByRole("link", { name: "Design services" })).toHaveAttribute("href", "/services/x/")
    const newTab = screen.getByRole("link", { name: "Design services, opens in a new tab" })
    expect(newTab).toHaveAttribute("href", "/services/x/")
    expect(newTab).toHaveAttribute("target", "_blank")
    expect(newTab).toHaveAttribute("rel", "noopener")
    expectCleanMarkup(container)
  })

  it("shows a preview button, and renders without an image", () => {
    const { container } = render(
      <ImageCard
        title="Design"
        subtitle="Research."
        href="/services/x/"
        image={null}
        preview={<button type="button">Preview</button>}
      />,
    )
    expect(screen.getByRole("button", { name: "Preview" })).toBeVisible()
    expect(container.querySelector("img")).toBeNull()
  })
})
