import { render } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { componentExamples } from "../../../src/gallery/component-examples"
import { forcedSelector } from "../../../src/gallery/forced-states"
import { shellQuery } from "../shell/site"

describe("forcedSelector", () => {
  it("lets a rule hold below an element that forces the state", () => {
    expect(forcedSelector(".card:hover > svg", "hover")).toBe('[data-force="hover"] .card > svg')
    expect(forcedSelector("a:hover, b", "hover")).toBe('[data-force="hover"] a')
    expect(forcedSelector(":focus-visible", "focus-visible")).toContain("button")
  })

  it("leaves rules of other states alone", () => {
    expect(forcedSelector(".card:hover", "active")).toBeUndefined()
    expect(forcedSelector(".card:not(:hover)", "hover")).toBeUndefined()
    expect(forcedSelector(".card", "hover")).toBeUndefined()
  })
})

describe("the component examples", () => {
  it.each(Object.entries(componentExamples))("draw %s without a word on the console", (_, { examples }) => {
    jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
    const error = jest.spyOn(console, "error")
    for (const example of Object.values(examples)) {
      const { container, unmount } = render(example)
      expect(container).not.toBeEmptyDOMElement()
      unmount()
    }
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})
