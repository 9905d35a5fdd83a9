import { componentExamples } from "../../../../../src/site/gallery/component-examples"
import { forcedSelector } from "../../../../../src/site/gallery/forced-states"
import { expectCleanMarkup } from "../../../../support/expect-clean-markup"
import { render } from "../../../../support/render"

describe("forcedSelector", () => {
  it("applies a rule to elements below an element that forces the state", () => {
    const card = document.createElement("div")
    card.innerHTML = `<a data-force="hover"><b class="card"><i></i></b></a><b class="card"><i></i></b>`
    const matches = [...card.querySelectorAll(forcedSelector(".card:hover > i, u", "hover"))]
    expect(matches).toEqual([card.querySelector("a i")])
  })

  it("applies a focus rule without a type selector to focusable elements only", () => {
    const form = document.createElement("form")
    form.innerHTML = `<p data-force="focus-visible"><b></b><button></button></p>`
    const matches = [...form.querySelectorAll(forcedSelector(":focus-visible", "focus-visible"))]
    expect(matches).toEqual([form.querySelector("button")])
  })

  it("does not change selectors without the state", () => {
    expect(forcedSelector(".card:hover", "active")).toBe(".card:hover")
    expect(forcedSelector(".card:focus-within", "focus-visible")).toBe(".card:focus-within")
  })
})

describe("component examples", () => {
  it.each(Object.entries(componentExamples))("render without errors: %s", (_, { examples }) => {
    const error = jest.spyOn(console, "error")
    for (const example of Object.values(examples)) {
      const { container, unmount } = render(example)
      expect(container).not.toBeEmptyDOMElement()
      expectCleanMarkup(container)
      unmount()
    }
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})
