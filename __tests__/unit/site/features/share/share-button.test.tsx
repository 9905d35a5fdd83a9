import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ShareButton } from "../../../../../src/site/features/share/share-button"
import { render } from "../../../../support/render"
import { texts } from "../../../../support/texts"

const { share, linkCopied, linkNotCopied } = texts.articles
const url = "http://localhost/insights/tokens/"

const open = (device: "phone" | "desktop") => {
  window.matchMedia = jest.fn(() => ({ matches: device === "phone" }) as MediaQueryList)
  window.history.replaceState(null, "", "/insights/tokens/?utm_source=mail#end")
  document.title = "Tokens"
  const user = userEvent.setup()
  const copy = jest.spyOn(navigator.clipboard, "writeText")
  const dialog = jest.fn(async (_: ShareData) => {})
  Object.defineProperty(navigator, "share", { value: dialog, configurable: true })
  render(<ShareButton />)
  return { copy, dialog, press: () => user.click(screen.getByRole("button", { name: share, hidden: true })) }
}

const status = () => screen.getByRole("status", { hidden: true })

it("opens the system's dialog on phones, without the query of the address", async () => {
  const { copy, dialog, press } = open("phone")
  await press()
  expect(dialog).toHaveBeenCalledWith({ title: "Tokens", url })
  dialog.mockRejectedValueOnce(new DOMException("closed", "AbortError"))
  await press()
  expect(copy).not.toHaveBeenCalled()
  expect(status()).toBeEmptyDOMElement()
})

it("copies the address elsewhere, and says so", async () => {
  const { copy, dialog, press } = open("desktop")
  await press()
  expect(copy).toHaveBeenCalledWith(url)
  expect(dialog).not.toHaveBeenCalled()
  expect(status()).toHaveTextContent(linkCopied)
  copy.mockRejectedValueOnce(new DOMException("denied", "NotAllowedError"))
  await press()
  expect(status()).toHaveTextContent(linkNotCopied)
})
