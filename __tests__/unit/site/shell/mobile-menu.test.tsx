import { fireEvent, screen, within } from "@testing-library/react"
import { MobileMenu } from "../../../../src/site/shell/header/mobile-menu"
import { render } from "../../../support/render"
import { site } from "./site"

const menu = (pathname = "/") => <MobileMenu site={site} pathname={pathname} />
const burger = () => screen.getByRole("button", { name: "Open menu" })
const open = () => {
  fireEvent.click(burger())
  return screen.findByRole("dialog", { name: "Menu" })
}
const closed = () => expect(screen.queryByRole("dialog")).not.toBeInTheDocument()

describe("MobileMenu", () => {
  it("closes on a click on a link, also to the current page", async () => {
    render(menu("/case-studies/"))
    fireEvent.click(within(await open()).getByRole("link", { name: "Case studies" }))
    closed()
  })

  it("stays open if a link opens a new tab, and closes with its button", async () => {
    render(menu())
    fireEvent.click(within(await open()).getByRole("link", { name: "Case studies" }), { ctrlKey: true })
    expect(screen.getByRole("dialog")).toBeVisible()
    fireEvent.click(screen.getByRole("button", { name: "Close menu" }))
    closed()
  })
})
