import { render } from "@testing-library/react"
import { Marquee } from "../../../../src/site/ui/media/marquee"
import { marqueeSpeed } from "../../../../src/site/ui/media/marquee-speed"

// Speed and number of logos are tested in e2e/sections.spec.ts.
it.each([
  ["nothing is measured yet", 0, 2000],
  ["no time is given", 100, 0],
])("a marquee does not move while %s", (_, slot, ms) => {
  expect(marqueeSpeed(slot, ms)).toBe(0)
})

it("renders nothing without logos", () => {
  const { container } = render(
    <Marquee label="Partners" logos={[]} visible={[]} msPerLogo={2000} logoHeight={30} />,
  )
  expect(container).toBeEmptyDOMElement()
})
