import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { MainNavigation } from "../../../../src/site/shell/header/main-navigation"
import { site } from "./site"

// jsdom has no pointer events.
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ""
  }
} as typeof PointerEvent

// jsdom cannot navigate to another page. On the site `followPageLinks` prevents that too.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => window.addEventListener("click", stay))
afterAll(() => window.removeEventListener("click", stay))

const renderNavigation = () => render(<MainNavigation site={site} pathname="/" />)
const services = () => screen.getByRole("button", { name: "Services" })
const service = () => screen.getByText("Mobile application")
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

const expectOpen = () => {
  expect(services()).toHaveAttribute("aria-expanded", "true")
  expect(service()).toBeVisible()
}
const expectClosed = () => {
  expect(services()).toHaveAttribute("aria-expanded", "false")
  expect(service()).not.toBeVisible()
}

describe("MainNavigation", () => {
  describe("by mouse", () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const mouse = { pointerType: "mouse" }
    const entry = () => services().closest("li") as HTMLElement
    const enter = () => fireEvent.pointerEnter(entry(), mouse)
    const leave = () => fireEvent.pointerLeave(entry(), mouse)

    it("opens 150 ms after the mouse enters and closes 100 ms after it leaves", () => {
      renderNavigation()
      enter()
      pass(149)
      expectClosed()
      pass(1)
      expectOpen()
      leave()
      pass(99)
      expectOpen()
      pass(1)
      expectClosed()
    })

    it("stays closed when the mouse only crosses it", () => {
      renderNavigation()
      enter()
      pass(100)
      leave()
      pass(1000)
      expectClosed()
    })

    it("stays open if the mouse returns in time", () => {
      renderNavigation()
      enter()
      pass(150)
      leave()
      pass(60)
      enter()
      pass(1000)
      expectOpen()
    })

    it("stays open on the first click after hover, and closes on the second", () => {
      renderNavigation()
      enter()
      pass(200)
      fireEvent.click(services(), { detail: 1 })
      expectOpen()
      fireEvent.click(services(), { detail: 1 })
      pass(1000)
      expectClosed()
    })

    it("closes on Escape while hovered, without moving the focus", () => {
      renderNavigation()
      enter()
      pass(150)
      fireEvent.keyDown(document.body, { key: "Escape" })
      pass(1000)
      expectClosed()
      expect(document.body).toHaveFocus()
    })

    it("does not close during keyboard use", () => {
      renderNavigation()
      services().focus()
      fireEvent.click(services(), { detail: 0 })
      enter()
      pass(200)
      leave()
      pass(200)
      expectOpen()
    })
  })

  describe("by keyboard", () => {
    it("closes when the focus leaves it, and not before", async () => {
      const user = userEvent.setup()
      renderNavigation()
      await user.tab()
      await user.keyboard("{Enter}")
      await user.tab()
      await user.tab()
      await user.tab()
      expectOpen()
      await user.tab()
      expect(screen.getByRole("link", { name: "Case study: Nimble" })).toHaveFocus()
      await user.tab()
      expect(screen.getByRole("button", { name: "Technologies" })).toHaveFocus()
      expectClosed()
    })
  })
})
