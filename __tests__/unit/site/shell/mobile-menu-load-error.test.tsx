import { fireEvent, render, screen, waitFor } from "@testing-library/react"
import { MobileMenu } from "../../../../src/site/shell/header/mobile-menu"
import * as pageIds from "../../../../src/util/page-ids"
import { site } from "./site"

let mockLoads = false

jest.mock("../../../../src/site/shell/header/mobile-menu-dialog", () => ({
  get MobileMenuDialog() {
    if (!mockLoads) throw new Error("Loading chunk failed")
    return ({ openedAt }: { openedAt: number }) => <p>{openedAt > 0 ? "opens" : "waits"}</p>
  },
}))

it("scrolls to the footer if its script does not load, and does not open later", async () => {
  render(<MobileMenu site={site} pathname="/" />)
  const burger = screen.getByRole("button", { name: "Open menu" })
  fireEvent.click(burger)
  await waitFor(() => expect(window.location.hash).toBe(`#${pageIds.footer}`))
  mockLoads = true
  fireEvent.pointerEnter(burger)
  expect(await screen.findByText("waits")).toBeVisible()
  fireEvent.click(burger)
  expect(await screen.findByText("opens")).toBeVisible()
})
