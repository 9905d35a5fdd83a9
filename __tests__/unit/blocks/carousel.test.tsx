import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Carousel } from "../../../src/components/carousel"

const mockSlideTo = jest.fn()
const mockSlideNext = jest.fn()
const mockSlidePrev = jest.fn()
const mockDestroy = jest.fn()
let mockReport: (swiper: object) => void = () => {}
const mockCreate = jest.fn()

jest.mock("swiper", () => ({
  Swiper: class {
    slideTo = mockSlideTo
    slideNext = mockSlideNext
    slidePrev = mockSlidePrev
    destroy = mockDestroy
    constructor(element: HTMLElement, options: { on: { setTranslate: typeof mockReport } }) {
      mockCreate(element, options)
      mockReport = options.on.setTranslate
    }
  },
}))

const slides = ["Hearth", "Kudoscope", "Glow Hollow", "Relay"].map((name) => ({
  key: name,
  content: <p>{name}</p>,
}))
const carousel = (
  <Carousel
    label="Showcase"
    slideName="project"
    heading={<h2>Work</h2>}
    slides={slides}
    bullets
    progressLine
  />
)

class NearObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}
  observe() {
    this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
  }
  disconnect() {}
}

const { IntersectionObserver: silent, matchMedia } = window
const comeNear = async () => {
  window.IntersectionObserver = NearObserver as never
  const view = render(carousel)
  await act(async () => {
    await import("swiper")
  })
  return view
}

afterEach(() => {
  window.IntersectionObserver = silent
  window.matchMedia = matchMedia
})

describe("Carousel", () => {
  it("has all slides in the server's HTML, in a list that scrolls by keyboard, without style attributes", () => {
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(carousel)
    expect(screen.getByRole("group", { name: "Showcase" })).toHaveAttribute(
      "aria-roledescription",
      "carousel",
    )
    const rail = screen.getByRole("list", { name: "Showcase" })
    expect(rail).toHaveAttribute("tabindex", "0")
    expect([...rail.children].map((slide) => slide.textContent)).toEqual(slides.map(({ key }) => key))
    expect(container.querySelector("[style]")).toBeNull()
    container.remove()
  })

  it("shows no button before it can act", () => {
    render(carousel)
    expect(screen.queryByRole("button")).toBeNull()
    expect(mockCreate).not.toHaveBeenCalled()
  })

  it("hands the rail to Swiper as it is: CSS mode, automatic width, no loop", async () => {
    await comeNear()
    expect(mockCreate).toHaveBeenCalledTimes(1)
    const options = mockCreate.mock.calls[0]?.[1]
    expect(options).toMatchObject({ cssMode: true, slidesPerView: "auto", initialSlide: 0 })
    expect(options.loop).toBeUndefined()
  })

  // jsdom has no width, so the arrows are hidden as they are below md.
  it("steps by its named buttons, which rest at the ends", async () => {
    await comeNear()
    const previous = screen.getByRole("button", { name: "Previous project", hidden: true })
    const next = screen.getByRole("button", { name: "Next project", hidden: true })
    expect(previous).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(next)
    expect(mockSlideNext).toHaveBeenCalledWith(undefined)
    act(() => mockReport({ activeIndex: 3, isBeginning: false, isEnd: true }))
    expect(next).toHaveAttribute("aria-disabled", "true")
    expect(previous).toHaveAttribute("aria-disabled", "false")
    await userEvent.click(previous)
    expect(mockSlidePrev).toHaveBeenCalledTimes(1)
  })

  it("has a bullet for every slide and marks the one shown", async () => {
    await comeNear()
    act(() => mockReport({ activeIndex: 2, isBeginning: false, isEnd: false }))
    const bullets = screen.getAllByRole("button", { name: /Show project \d of 4/ })
    expect(bullets.map((bullet) => bullet.getAttribute("aria-current"))).toEqual([null, null, "true", null])
    await userEvent.click(screen.getByRole("button", { name: "Show project 4 of 4" }))
    expect(mockSlideTo).toHaveBeenCalledWith(3, undefined)
  })

  it.each([
    ["ArrowRight", mockSlideNext],
    ["ArrowLeft", mockSlidePrev],
    ["Home", mockSlideTo],
    ["End", mockSlideTo],
  ])("moves by %s", async (key, called) => {
    await comeNear()
    fireEvent.keyDown(screen.getByRole("list", { name: "Showcase" }), { key })
    expect(called).toHaveBeenCalledTimes(1)
  })

  it("jumps for those who ask for less motion", async () => {
    window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true })
    await comeNear()
    await userEvent.click(screen.getByRole("button", { name: "Next project", hidden: true }))
    expect(mockSlideNext).toHaveBeenCalledWith(0)
  })

  it("lets go of Swiper when it leaves the page", async () => {
    const { unmount } = await comeNear()
    unmount()
    expect(mockDestroy).toHaveBeenCalledTimes(1)
  })
})
