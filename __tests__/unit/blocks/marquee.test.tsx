import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Marquee } from "../../../src/components/marquee"
import { marqueeSpeed, visibleLogosStyles } from "../../../src/lib/marquee-speed"

const logos = Array.from({ length: 10 }, (_, index) => ({
  key: `logo-${index}`,
  name: `Partner ${index + 1}`,
  url: `/static/logo-${index}.svg`,
}))
const marquee = (
  <Marquee
    label="Partners"
    logos={logos}
    visible={[{ from: 320, count: 3 }]}
    msPerLogo={2000}
    logoHeight={30}
  />
)
const mask = "[data-slot]"

/** Reports everything as near at once. */
class NearObserver {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe() {
    this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  disconnect() {}
}

const { IntersectionObserver: silent, matchMedia } = window
const comeNear = async () => {
  window.IntersectionObserver = NearObserver as never
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 120 } as DOMRect)
  const view = render(marquee)
  await act(async () => {
    await import("react-fast-marquee")
  })
  // It is measured by the next frames.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)))
  return view
}

afterEach(() => {
  window.IntersectionObserver = silent
  window.matchMedia = matchMedia
  jest.restoreAllMocks()
})

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

  it("sets how many logos are seen, the first entry also below its width", () => {
    expect(
      visibleLogosStyles([
        { from: 320, count: 3 },
        { from: 680, count: 6 },
      ]),
    ).toBe("--visible: 3;\n@media (min-width: 680px) { --visible: 6; }")
  })
})

describe("Marquee", () => {
  it("has every logo and every name in the server's HTML, and no control that needs scripts", () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(marquee)
    expect(container.querySelectorAll(mask)).toHaveLength(10)
    expect(
      within(container)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(logos.map(({ name }) => name))
    expect(within(container).queryByRole("button")).toBeNull()
    expect(container.querySelector("[style]")).toBeNull()
  })

  it("stands still and can be scrolled by keyboard until it comes near", () => {
    render(marquee)
    expect(screen.getByRole("group", { name: "Partners, logos" })).toHaveAttribute("tabindex", "0")
  })

  it("takes over near the viewport: 120 px in 2,000 ms, linear from the first logo, not paused by hover", async () => {
    const { container } = await comeNear()
    const moving = container.querySelector<HTMLElement>(".rfm-marquee")
    expect(moving?.style.getPropertyValue("--delay")).toBe("0s")
    expect(moving?.style.getPropertyValue("--duration")).toBe("2s")
    expect(moving?.style.getPropertyValue("--play")).toBe("running")
    const strip = container.querySelector<HTMLElement>(".rfm-marquee-container")
    expect(strip?.style.getPropertyValue("--pause-on-hover")).toBe("running")
    expect(strip?.style.getPropertyValue("--pause-on-click")).toBe("running")
    // The row and its repetition; the still row is gone.
    expect(container.querySelectorAll(mask)).toHaveLength(20)
    expect(screen.getAllByRole("listitem")).toHaveLength(10)
    expect(screen.queryByRole("group", { name: "Partners, logos" })).toBeNull()
  })

  it("pauses and plays by its button", async () => {
    const { container } = await comeNear()
    const state = () => container.querySelector<HTMLElement>(".rfm-marquee")?.style.getPropertyValue("--play")
    await userEvent.click(screen.getByRole("button", { name: "Pause partners" }))
    expect(state()).toBe("paused")
    await userEvent.click(screen.getByRole("button", { name: "Play partners" }))
    expect(state()).toBe("running")
  })

  it("stays still for those who ask for less motion", async () => {
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true })
    const { container } = await comeNear()
    expect(container.querySelector(".rfm-marquee")).toBeNull()
    expect(container.querySelectorAll(mask)).toHaveLength(10)
    expect(screen.queryByRole("button")).toBeNull()
  })

  it("draws nothing without logos", () => {
    const { container } = render(
      <Marquee label="Partners" logos={[]} visible={[]} msPerLogo={2000} logoHeight={30} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
