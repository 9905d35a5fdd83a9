import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Carousel } from "../../../src/components/carousel"
import { HandObserver } from "../../support/intersection"

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

/** What a visitor sees of it is in `e2e/blocks.spec.ts`. jsdom has no width: the arrows are hidden as below md. */
it("does not animate with reduced motion, and destroys Swiper on unmount", async () => {
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: true })
  window.IntersectionObserver = HandObserver
  const { unmount } = render(<Carousel label="Work" slideName="project" heading={null} slides={slides} />)
  await act(async () => {
    for (const observer of HandObserver.all) for (const part of observer.watched) observer.move(part)
    await import("swiper")
  })
  await userEvent.click(screen.getByRole("button", { name: "Next project", hidden: true }))
  expect(mockSlideNext).toHaveBeenCalledWith(0)
  unmount()
  expect(mockDestroy).toHaveBeenCalledTimes(1)
})
