import { render } from "@testing-library/react"
import { Accordion } from "../../../../src/site/sections/faq/accordion"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"

// How it opens is tested in e2e/sections.spec.ts.
it("an accordion shows the icon before the question, if any", () => {
  const { container } = render(
    <Accordion
      items={[
        { title: "When?", description: "Soon.", icon: "clock" },
        { title: "Where?", description: "Here.", icon: null },
      ]}
    />,
  )
  const icons = [...container.querySelectorAll("summary")].map((row) => row.querySelectorAll("svg").length)
  expect(icons).toEqual([2, 1])
  expectCleanMarkup(container)
})
