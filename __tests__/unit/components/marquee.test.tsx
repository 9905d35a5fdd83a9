import { render } from "@testing-library/react"
import { Marquee } from "../../../src/components/marquee"
import { marqueeSpeed, visibleLogosStyles } from "../../../src/lib/marquee-speed"

describe("speed of a marquee", () => {
  it.each([
    ["3 partners at 390 px", 130, 2000, 65],
    ["10 partners at 1440 px", 144, 2000, 72],
    ["2.5 clients at 390 px", 156, 3000, 52],
    ["8 clients at 1440 px", 180, 3000, 60],
    ["nothing measured yet", 0, 2000, 0],
    ["no time given", 100, 0, 0],
  ])("%s", (_, slot, ms, speed) => {
    expect(marqueeSpeed(slot, ms)).toBe(speed)
  })

  it("sets the number of visible logos, the first entry also below its width", () => {
    expect(
      visibleLogosStyles([
        { from: 320, count: 3 },
        { from: 680, count: 6 },
      ]),
    ).toBe("--visible: 3;\n@media (min-width: 680px) { --visible: 6; }")
  })
})

it("renders nothing without logos", () => {
  const { container } = render(
    <Marquee label="Partners" logos={[]} visible={[]} msPerLogo={2000} logoHeight={30} />,
  )
  expect(container).toBeEmptyDOMElement()
})
