import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Footer } from "../../../src/shell/footer"
import { footerNavigationId } from "../../../src/shell/footer-navigation"
import { MobileMenu } from "../../../src/shell/mobile-menu"
import { site } from "./site"

const menu = (pathname = "/") => <MobileMenu site={site} pathname={pathname} />
const burger = () => screen.getByRole("button", { name: "Open menu" })
const open = () => {
  fireEvent.click(burger())
  return screen.findByRole("dialog", { name: "Menu" })
}
const closed = () => expect(screen.queryByRole("dialog")).not.toBeInTheDocument()

describe("MobileMenu", () => {
  it("opens as a modal dialog with the focus in it", async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, "showModal")
    render(menu())
    closed()
    await open()
    expect(showModal).toHaveBeenCalledTimes(1)
    expect(screen.getByRole("button", { name: "Close menu" })).toHaveFocus()
  })

  it("opens by keyboard too", async () => {
    const user = userEvent.setup()
    render(menu())
    await user.tab()
    expect(burger()).toHaveFocus()
    await user.keyboard(" ")
    expect(await screen.findByRole("dialog")).toBeVisible()
  })

  it("closes on its button", async () => {
    render(menu())
    await open()
    fireEvent.click(screen.getByRole("button", { name: "Close menu" }))
    closed()
  })

  it("closes when a link is followed, also to the page that is shown already", async () => {
    render(menu("/case-studies/"))
    fireEvent.click(within(await open()).getByRole("link", { name: "Case studies" }))
    closed()
  })

  it("stays when a link is opened in a new tab", async () => {
    render(menu())
    fireEvent.click(within(await open()).getByRole("link", { name: "Case studies" }), { ctrlKey: true })
    expect(screen.getByRole("dialog")).toBeVisible()
  })

  it("closes when the page changes in any other way", async () => {
    const { rerender } = render(menu("/"))
    await open()
    rerender(menu("/services/"))
    closed()
  })

  it("lists every section; the group of the current one is open", async () => {
    render(menu("/services/web-development/"))
    const dialog = within(await open())
    expect(dialog.getByRole("link", { name: "All services" })).toHaveAttribute("href", "/services/")
    expect(dialog.getByRole("link", { name: "Web development" })).toHaveAttribute("aria-current", "page")
    expect(dialog.getByText("Services").closest("details")).toHaveAttribute("open")
    expect(dialog.getByText("Company").closest("details")).not.toHaveAttribute("open")
    expect(dialog.getByRole("link", { name: "Case studies" })).toHaveAttribute("href", "/case-studies/")
    expect(dialog.getByRole("link", { name: "Get an estimate" })).toHaveAttribute("href", "/estimate/")
  })

  it("is a link to the footer's navigation until scripts run", async () => {
    const server = document.createElement("div")
    server.innerHTML = renderToString(
      <>
        {menu()}
        <Footer site={site} />
      </>,
    )
    const link = within(server).getByRole("link", { name: "Open menu" })
    expect(link).toHaveAttribute("href", `#${footerNavigationId}`)
    const target = within(server).getByRole("navigation", { name: "Footer" })
    expect(target).toHaveAttribute("id", footerNavigationId)
    expect(within(target).getByRole("link", { name: "Services" })).toHaveAttribute("href", "/services/")
    expect(within(target).getByRole("link", { name: "Python" })).toHaveAttribute(
      "href",
      "/technologies/python/",
    )
  })
})
