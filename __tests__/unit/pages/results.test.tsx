import { act, render, screen } from "@testing-library/react"
import type { PageProps } from "gatsby"
import { useStaticQuery } from "gatsby"
import type { ComponentType } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { Helmet } from "react-helmet"
import EstimateCompletedPage from "../../../src/pages/estimate/completed"
import PaymentFailurePage from "../../../src/pages/payment/callback/failure"
import PaymentSuccessfulPage from "../../../src/pages/payment/callback/successful"
import { headingLevels } from "../../support/expect-clean-markup"
import { site } from "../shell/site"

// The server of the test renders at once and cannot wait for the head's code.
jest.mock("../../../src/shell/seo", () => ({
  Seo: jest.requireActual("../../../src/shell/head-tags").HeadTags,
}))

beforeEach(() => {
  const { settings, navigation, services, technologies, year } = site
  jest.mocked(useStaticQuery).mockReturnValue({
    siteSettings: settings,
    navigation,
    allService: { nodes: services },
    allTechnology: { nodes: technologies },
    site: { buildTime: year },
  })
})

const open = (Page: ComponentType<PageProps>, search = "", state: unknown = null) => {
  const props = {
    location: { pathname: "/payment/callback/successful/", search, state },
    data: { siteSettings: { email: "hello@mosslight.example" } },
  } as unknown as PageProps
  return <Page {...props} />
}

const Completed = EstimateCompletedPage as unknown as ComponentType<PageProps>

describe("the payment pages", () => {
  it("say what was paid", () => {
    const { container } = render(open(PaymentSuccessfulPage, "?order=MOSS-1042&amount=1250.5&currency=EUR"))
    expect(screen.getByRole("heading", { level: 1, name: "Payment successful" })).toBeInTheDocument()
    expect(container).toHaveTextContent("OrderMOSS-1042")
    expect(container).toHaveTextContent("AmountEUR 1,250.50")
    expect(screen.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/")
    expect(headingLevels(container)).toEqual([1])
  })

  it("say why it failed", () => {
    const { container } = render(open(PaymentFailurePage, "?reason=Card+expired&order=7"))
    expect(screen.getByRole("heading", { level: 1, name: "Payment failed" })).toBeInTheDocument()
    expect(container).toHaveTextContent("Nothing was charged")
    expect(container).toHaveTextContent("ReasonCard expired")
    expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/contact-us/")
  })

  it.each([
    ["?reason=%3Cscript%3Ealert(1)%3C/script%3E", "<script>alert(1)</script>"],
    ["?reason=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E", "<img src=x onerror=alert(1)>"],
    ["?reason=javascript:alert(1)", "javascript:alert(1)"],
  ])("show %s as text", (search, text) => {
    const { container } = render(open(PaymentFailurePage, search))
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(container.querySelector("script, img")).toBeNull()
  })

  it.each([`?reason=${"x".repeat(100_000)}`, "?reason=%E0%A4%A&order=%FF&amount=1e99&currency=<b>", "?%%%"])(
    "show nothing of %.30s",
    (search) => {
      const { container } = render(open(PaymentFailurePage, search))
      expect(container.querySelector("dl")).toBeNull()
    },
  )

  it.each([PaymentSuccessfulPage, PaymentFailurePage, Completed])(
    "are kept out of search engines",
    (Page) => {
      render(open(Page))
      expect(Helmet.peek().metaTags).toContainEqual({ name: "robots", content: "noindex" })
    },
  )

  it("hydrate without a word, whatever the address says", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(open(PaymentSuccessfulPage))
    expect(container.querySelector("[style]")).toBeNull()
    const root = await act(async () => hydrateRoot(container, open(PaymentSuccessfulPage, "?order=A-1")))
    expect(container).toHaveTextContent("OrderA-1")
    expect(error).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    container.remove()
    error.mockRestore()
  })
})

describe("the end of the estimate", () => {
  const rows = [
    { step: 0, label: "To build", value: "Mobile application" },
    { step: 1, label: "Timing", value: "" },
  ]

  it("sums the answers up and says that nothing was sent", () => {
    const { container } = render(open(Completed, "", { estimate: { outcome: "noted", name: "Amara", rows } }))
    expect(screen.getByRole("heading", { level: 1, name: "Thank you, Amara." })).toBeInTheDocument()
    expect(container).toHaveTextContent("have not been sent to us")
    expect(container).toHaveTextContent("To buildMobile application")
    expect(container).not.toHaveTextContent("Timing")
    expect(screen.getByRole("link", { name: "Send them by email" }).getAttribute("href")).toContain(
      "To%20build%3A%20Mobile%20application",
    )
    expect(screen.getByRole("link", { name: "Change answers" })).toHaveAttribute("href", "/estimate/")
  })

  it("says sent only when it was", () => {
    const { container } = render(open(Completed, "", { estimate: { outcome: "sent", name: "", rows } }))
    expect(container).toHaveTextContent("Your estimate request was sent.")
    expect(screen.queryByRole("link", { name: "Change answers" })).not.toBeInTheDocument()
  })

  it.each([
    null,
    {},
    { estimate: 5 },
    { estimate: { outcome: "paid", rows } },
    { estimate: { outcome: "sent" } },
  ])("claims nothing when it was opened by itself: %o", (state) => {
    const { container } = render(open(Completed, "", state))
    expect(screen.getByRole("heading", { level: 1, name: "Thank you." })).toBeInTheDocument()
    expect(container).not.toHaveTextContent(/was sent|been sent/)
    expect(container.querySelector("dl")).toBeNull()
  })
})
