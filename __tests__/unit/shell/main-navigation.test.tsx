import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { MainNavigation } from "../../../src/shell/main-navigation"
import { site } from "./site"

// jsdom has no pointer events.
window.PointerEvent ??= class extends MouseEvent {
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerType = init.pointerType ?? ""
  }
} as typeof PointerEvent

// Nor can it go to another page, which Gatsby's router prevents too.
const stay = (event: Event) => event.preventDefault()
beforeAll(() => window.addEventListener("click", stay))
afterAll(() => window.removeEventListener("click", stay))

const navigation = (pathname = "/") => <MainNavigation site={site} pathname={pathname} />
const services = () => screen.getByRole("button", { name: "Services" })
const service = () => screen.queryByRole("link", { name: /Mobile application/ })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

const expectOpen = () => {
  expect(services()).toHaveAttribute("aria-expanded", "true")
  expect(service()).toBeVisible()
}
const expectClosed = () => {
  expect(services()).toHaveAttribute("aria-expanded", "false")
  expect(service()).not.toBeInTheDocument()
}

describe("MainNavigation", () => {
  it("shows the panel's links to nobody while it is closed", () => {
    render(navigation())
    expectClosed()
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Case studies"])
    expect(services()).toHaveAttribute("aria-controls", document.querySelector("[id*=services]")?.id)
  })

  it("lists a collection with its sentences, its own page and the promoted case study", async () => {
    render(navigation())
    await userEvent.click(services())
    expect(screen.getByRole("link", { name: "Mobile application iOS and Android." })).toHaveAttribute(
      "href",
      "/services/mobile-application/",
    )
    expect(screen.getByRole("link", { name: "All services" })).toHaveAttribute("href", "/services/")
    expect(screen.getByRole("link", { name: "Case study: Nimble" })).toHaveAttribute(
      "href",
      "/case-studies/nimble/",
    )
  })

  it("lists technologies with their marks, and the company's links without a second link to the same page", async () => {
    render(navigation())
    await userEvent.click(screen.getByRole("button", { name: "Technologies" }))
    expect(within(screen.getByRole("link", { name: "Python" })).getByAltText("")).toHaveAttribute(
      "src",
      "/static/python.svg",
    )
    await userEvent.click(screen.getByRole("button", { name: "Company" }))
    expect(screen.getByRole("link", { name: /^About/ })).toHaveAttribute("href", "/company/")
    expect(screen.queryByRole("link", { name: /^All/ })).not.toBeInTheDocument()
  })

  describe("by mouse", () => {
    beforeEach(() => jest.useFakeTimers())
    afterEach(() => jest.useRealTimers())

    const mouse = { pointerType: "mouse" }
    const entry = () => services().closest("li") as HTMLElement
    const enter = () => fireEvent.pointerEnter(entry(), mouse)
    const leave = () => fireEvent.pointerLeave(entry(), mouse)

    it("opens 150 ms after the mouse enters and closes 100 ms after it leaves", () => {
      render(navigation())
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
      render(navigation())
      enter()
      pass(100)
      leave()
      pass(1000)
      expectClosed()
    })

    it("stays open when the mouse comes back in time", () => {
      render(navigation())
      enter()
      pass(150)
      leave()
      pass(60)
      enter()
      pass(1000)
      expectOpen()
    })

    it("takes the first press after the hover as a wish to keep it open, the second closes it", () => {
      render(navigation())
      enter()
      pass(200)
      fireEvent.click(services(), { detail: 1 })
      expectOpen()
      fireEvent.click(services(), { detail: 1 })
      pass(1000)
      expectClosed()
    })

    it("closes on Escape although the mouse is still there, without taking the focus", () => {
      render(navigation())
      enter()
      pass(150)
      fireEvent.keyDown(document.body, { key: "Escape" })
      pass(1000)
      expectClosed()
      expect(document.body).toHaveFocus()
    })

    it("does not close under somebody who works with the keyboard", () => {
      render(navigation())
      services().focus()
      fireEvent.click(services(), { detail: 0 })
      enter()
      pass(200)
      leave()
      pass(200)
      expectOpen()
    })

    it("leaves touch to the press", () => {
      render(navigation())
      fireEvent.pointerEnter(entry(), { pointerType: "touch" })
      pass(1000)
      expectClosed()
      fireEvent.click(services(), { detail: 1 })
      fireEvent.pointerLeave(entry(), { pointerType: "touch" })
      pass(1000)
      expectOpen()
      fireEvent.pointerDown(document.body, { pointerType: "touch" })
      expectClosed()
    })
  })

  describe("by keyboard", () => {
    it.each(["{Enter}", " "])("toggles on %p", async (key) => {
      const user = userEvent.setup()
      render(navigation())
      await user.tab()
      expect(services()).toHaveFocus()
      await user.keyboard(key)
      expectOpen()
      await user.keyboard(key)
      expectClosed()
    })

    it("closes on Escape and gives the focus back", async () => {
      const user = userEvent.setup()
      render(navigation())
      await user.tab()
      await user.keyboard("{Enter}")
      await user.tab()
      expect(service()).toHaveFocus()
      await user.keyboard("{Escape}")
      expectClosed()
      expect(services()).toHaveFocus()
    })

    it("closes when the focus goes on, and not before", async () => {
      const user = userEvent.setup()
      render(navigation())
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

    it("passes by closed panels", async () => {
      const user = userEvent.setup()
      render(navigation())
      for (const name of ["Services", "Technologies", "Case studies", "Company"]) {
        await user.tab()
        expect(document.activeElement).toHaveTextContent(name)
      }
    })
  })

  it("closes when one of its links is followed", async () => {
    render(navigation())
    await userEvent.click(services())
    fireEvent.click(screen.getByRole("link", { name: "All services" }))
    expectClosed()
  })

  it("marks the page and its section", () => {
    const { rerender } = render(navigation("/services/mobile-application/"))
    expect(services()).toHaveAttribute("aria-current", "true")
    expect(screen.getByRole("link", { name: "Case studies" })).not.toHaveAttribute("aria-current")
    expect(screen.getByText("Mobile application").closest("a")).toHaveAttribute("aria-current", "page")
    rerender(navigation("/case-studies/"))
    expect(services()).not.toHaveAttribute("aria-current")
    expect(screen.getByRole("link", { name: "Case studies" })).toHaveAttribute("aria-current", "page")
  })

  it("is links to the sections until scripts run, and becomes buttons without a hydration error", async () => {
    const errors = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.createElement("div")
    container.innerHTML = renderToString(navigation())
    document.body.append(container)
    const link = within(container).getByRole("link", { name: "Services" })
    expect(link).toHaveAttribute("href", "/services/")
    expect(link).not.toHaveAttribute("aria-expanded")
    await act(async () => hydrateRoot(container, navigation()))
    expectClosed()
    expect(errors).not.toHaveBeenCalled()
    container.remove()
  })
})
