import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type PageProps, useStaticQuery } from "gatsby"
import EstimateCompletedPage from "../../../../src/pages/estimate/completed"
import { fillText } from "../../../../src/util/fill-text"
import { estimateTexts as texts } from "../../../support/feature-texts"
import { shellQuery } from "../../shell/site"

const { result } = texts
const rows = [{ step: 0, label: "To build", value: "An app" }]

const renderPage = (state: unknown) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const props = {
    data: { estimateFormTexts: texts },
    location: { pathname: "/estimate/completed/", search: "", state },
  } as unknown as PageProps<Queries.EstimateCompletedPageQuery>
  return render(<EstimateCompletedPage {...props} />)
}

const icon = (container: HTMLElement) => container.querySelector("[data-result]")?.getAttribute("data-result")

it.each([
  null,
  {},
  { estimate: 5 },
  { estimate: { outcome: "paid", rows } },
  { estimate: { outcome: "sent" } },
])("does not thank for anything, or claim that it was sent, if it was opened directly: %o", (state) => {
  const { container } = renderPage(state)
  expect(screen.getByRole("heading", { level: 1, name: result.unknown.heading })).toBeInTheDocument()
  expect(icon(container)).toBe("open")
  for (const text of [result.sent.text, result.sent.thanksWithoutName, result.noted.text])
    expect(container).not.toHaveTextContent(text)
  expect(container.querySelector("dl")).toBeNull()
})

// Texts and links are tested in e2e/forms.spec.ts and e2e/form-delivery.spec.ts.
it.each([
  ["logged", "open"],
  ["sent", "success"],
])("has an icon for answers that were %s: %s", (outcome, expected) => {
  const { container } = renderPage({ estimate: { outcome, name: " Ada ", rows } })
  expect(icon(container)).toBe(expected)
  const heading = outcome === "sent" ? fillText(result.sent.thanks, { name: "Ada" }) : result.noted.heading
  expect(screen.getByRole("heading", { level: 1, name: heading })).toBeInTheDocument()
})

it("deletes the answers that this browser keeps", async () => {
  sessionStorage.setItem("estimate-draft", "{}")
  renderPage({ estimate: { outcome: "logged", name: "Ada", rows } })
  await userEvent.click(screen.getByRole("link", { name: result.noted.remove }))
  expect(sessionStorage.getItem("estimate-draft")).toBeNull()
})
