import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button } from "../../../src/components/button"
import type { ButtonVariant } from "../../../src/components/button-styles"
import { Pill } from "../../../src/components/pill"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

const variants: ButtonVariant[] = ["green", "red", "white", "stylish-green", "stylish-red"]

describe("Button", () => {
  it.each(variants)("%s is 56 px high with an uppercase label", (variant) => {
    const { container } = render(<Button variant={variant}>Get an estimate</Button>)
    const style = getComputedStyle(screen.getByRole("button", { name: "Get an estimate" }))
    expect(style.minHeight).toBe("56px")
    expect(style.textTransform).toBe("uppercase")
    expectCleanMarkup(container)
  })

  it("is a link with an `href`; without one a button that does not submit forms by default", () => {
    render(
      <>
        <Button href="/estimate/">Estimate</Button>
        <Button>Next</Button>
        <Button type="submit">Send</Button>
      </>,
    )
    expect(screen.getByRole("link", { name: "Estimate" })).toHaveAttribute("href", "/estimate/")
    expect(screen.getByRole("button", { name: "Next" })).toHaveAttribute("type", "button")
    expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("type", "submit")
  })

  it("has an arrow by default in the stylish variants only", () => {
    const { container, rerender } = render(<Button variant="stylish-red">Cancel order</Button>)
    expect(container.querySelectorAll("svg")).toHaveLength(1)
    rerender(<Button variant="green">Go</Button>)
    expect(container.querySelector("svg")).toBeNull()
  })

  it("ignores clicks while disabled or loading", async () => {
    const onClick = jest.fn()
    render(
      <>
        <Button disabled onClick={onClick}>
          Off
        </Button>
        <Button loading onClick={onClick}>
          Sending
        </Button>
      </>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Off" }))
    await userEvent.click(screen.getByRole("button", { name: "Sending" }))
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole("button", { name: "Sending" })).toHaveAttribute("aria-busy", "true")
  })
})

describe("Pill", () => {
  it.each(["green", "red", "orange", "white"] as const)(
    "%s is at least 40 px high, filled or outlined",
    (color) => {
      const { container } = render(
        <>
          <Pill color={color}>Filled</Pill>
          <Pill color={color} outline href="/contact-us/">
            Outline
          </Pill>
        </>,
      )
      const filled = getComputedStyle(screen.getByRole("button", { name: "Filled" }))
      const outline = getComputedStyle(screen.getByRole("link", { name: "Outline" }))
      expect(filled.minHeight).toBe("40px")
      expect(filled.textTransform).toBe("uppercase")
      expect(outline.minHeight).toBe("40px")
      expect(outline.boxShadow).toMatch(/currentcolor$/i)
      expectCleanMarkup(container)
    },
  )
})

it.each([
  ["white", {}, "rgba(0, 0, 0, 0)"],
  ["white", { onInk: true }, "var(--color-white)"],
  ["green", {}, "var(--color-accent)"],
] as const)("a %s button with %o has the background %s in dark theme", (variant, props, background) => {
  render(
    <div data-theme="dark">
      <Button variant={variant} {...props}>
        See
      </Button>
    </div>,
  )
  expect(getComputedStyle(screen.getByRole("button", { name: "See" })).background).toContain(background)
})
