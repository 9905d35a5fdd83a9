import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import Cookies from "js-cookie"
import { setConsent } from "../../../src/lib/analytics"
import { measurementIdName } from "../../../src/lib/measurement-id"
import { Consent } from "../../../src/shell/consent"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

jest.mock("../../../src/lib/after-load", () => ({ afterLoad: async () => {} }))

const parts = (
  <>
    <Consent part="question" />
    <p>The page</p>
    <Consent part="setting" />
  </>
)

const withId = () => {
  document.head.innerHTML = `<meta name="${measurementIdName}" content="G-TEST123">`
}

beforeEach(() => {
  document.head.innerHTML = ""
  Cookies.remove("analytics-consent")
})

describe("Consent", () => {
  it("does not exist in a site without an id", async () => {
    const { container } = render(parts)
    await act(async () => {})
    expect(container).toHaveTextContent(/^The page$/)
  })

  it("is a question first, before the page, and a setting once answered", async () => {
    withId()
    const user = userEvent.setup()
    const { container } = render(parts)
    const question = await screen.findByRole("region", { name: "Consent to analytics" })
    expect(question.compareDocumentPosition(screen.getByText("The page"))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(screen.queryByRole("button", { name: /counting/ })).toBeNull()
    expect(document.body).toHaveFocus()
    await user.tab()
    expect(screen.getByRole("button", { name: "Allow" })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole("button", { name: "Decline" })).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(screen.queryByRole("region")).toBeNull()
    expect(screen.getByRole("status")).toHaveTextContent("Your visits are not counted.")
    await user.click(screen.getByRole("button", { name: "Allow counting" }))
    expect(Cookies.get("analytics-consent")).toBe("granted")
    expect(screen.getByRole("status")).toHaveTextContent("Your visits are counted.")
    await user.click(screen.getByRole("button", { name: "Stop counting" }))
    expect(Cookies.get("analytics-consent")).toBe("denied")
    expectCleanMarkup(container)
  })

  it("follows an answer that is already there", async () => {
    withId()
    setConsent("granted")
    render(parts)
    expect(await screen.findByRole("button", { name: "Stop counting" })).toBeVisible()
    expect(screen.queryByRole("region")).toBeNull()
  })

  it("asks nobody whose browser has answered", async () => {
    withId()
    Object.defineProperty(navigator, "globalPrivacyControl", { configurable: true, value: true })
    const { container } = render(parts)
    await act(async () => {})
    expect(container).toHaveTextContent(/^The page$/)
    Reflect.deleteProperty(navigator, "globalPrivacyControl")
  })
})
