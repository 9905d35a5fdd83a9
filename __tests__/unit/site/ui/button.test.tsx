import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button } from "../../../../src/site/ui/actions/button"
import { type ButtonVariant, variants } from "../../../../src/site/ui/actions/button-styles"

describe("Button", () => {
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

  it.each(Object.keys(variants) as ButtonVariant[])("answers a pointer that hovers, as %s", (variant) => {
    render(<Button variant={variant}>Go</Button>)
    const selectors = screen
      .getByRole("button")
      .className.split(" ")
      .map((name) => `.${name}:hover`)
    const hovered = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
      .filter(({ media }) => media.mediaText === "(hover: hover)")
      .flatMap(({ cssRules }) => [...cssRules].map((rule) => (rule as CSSStyleRule).selectorText))
    expect(hovered.filter((selector) => selectors.includes(selector))).not.toEqual([])
  })

  it("ignores clicks while disabled or loading", async () => {
    const onClick = jest.fn()
    const { rerender } = render(
      <Button disabled onClick={onClick}>
        Send
      </Button>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Send" }))
    rerender(
      <Button loading onClick={onClick}>
        Send
      </Button>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Send" }))
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole("button", { name: "Send" })).toHaveAttribute("aria-busy", "true")
  })

  it.each([
    ["white", {}, "rgba(0, 0, 0, 0)"],
    ["white", { onInk: true }, "var(--color-white)"],
    ["green", {}, "var(--color-accent)"],
  ] as const)("%s with %o has the background %s in dark theme", (variant, props, background) => {
    render(
      <div data-theme="dark">
        <Button variant={variant} {...props}>
          See
        </Button>
      </div>,
    )
    expect(getComputedStyle(screen.getByRole("button", { name: "See" })).background).toContain(background)
  })
})
