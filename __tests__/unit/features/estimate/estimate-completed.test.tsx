import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { type PageProps, useStaticQuery } from "gatsby"
import type { ComponentType } from "react"
import EstimateCompletedPage from "../../../../src/pages/estimate/completed"
import { shellQuery } from "../../shell/site"

const Page = EstimateCompletedPage as unknown as ComponentType<PageProps>
const rows = [{ step: 0, label: "To build", value: "An app" }]

const renderPage = (state: unknown) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const props = {
    location: { pathname: "/estimate/completed/", search: "", state },
  } as unknown as PageProps
  return render(<Page {...props} />)
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
  expect(screen.getByRole("heading", { level: 1, name: "The end of the form" })).toBeInTheDocument()
  expect(icon(container)).toBe("open")
  expect(container).not.toHaveTextContent(/was sent|been sent|thank/i)
  expect(container.querySelector("dl")).toBeNull()
})

// Texts and links are tested in e2e/forms.spec.ts and e2e/form-delivery.spec.ts.
it.each([
  ["logged", "open"],
  ["sent", "success"],
])("has an icon for answers that were %s: %s", (outcome, expected) => {
  const { container } = renderPage({ estimate: { outcome, name: " Ada ", rows } })
  expect(icon(container)).toBe(expected)
  expect(/thank you, Ada\./i.test(container.textContent)).toBe(outcome === "sent")
})

it("deletes the answers that this browser keeps", async () => {
  sessionStorage.setItem("estimate-draft", "{}")
  renderPage({ estimate: { outcome: "logged", name: "Ada", rows } })
  await userEvent.click(screen.getByRole("link", { name: "Delete answers" }))
  expect(sessionStorage.getItem("estimate-draft")).toBeNull()
})
