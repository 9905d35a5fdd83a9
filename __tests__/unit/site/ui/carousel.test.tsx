import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Carousel } from "../../../../src/site/ui/layout/carousel"
import { MockIntersectionObserver } from "../../../support/intersection"
import { render } from "../../../support/render"

const mockSlideNext = jest.fn()
const mockDestroy = jest.fn()

jest.mock("swiper", () => ({
  Swiper: class {
    slideNext = mockSlideNext
    destroy = mockDestroy
  },
}))

const slides = ["One", "Two"].map((name) => ({ key: name, content: <p>{name}</p> }))
const { IntersectionObserver: silent, matchMedia } = window

afterEach(() => {
  window.IntersectionObserver = silent
  window.matchMedia = matchMedia
})

/** The rest is tested in `e2e/sections.spec.ts`. jsdom has no layout, so the arrows are hidden as below md. */
it("does not animate with reduced motion, and destroys Swiper on unmount", async () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true })
  window.IntersectionObserver = MockIntersectionObserver
  const { unmount } = render(<Carousel label="Work" slideName="project" heading={null} slides={slides} />)
  await act(async () => {
    for (const observer of MockIntersectionObserver.all)
      for (const part of observer.observed) observer.notify(part)
    await import("swiper")
  })
  await userEvent.click(screen.getByRole("button", { name: "Next project", hidden: true }))
  expect(mockSlideNext).toHaveBeenCalledWith(0)
  unmount()
  expect(mockDestroy).toHaveBeenCalledTimes(1)
})
