import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { EstimateResult } from "../../../../../src/site/features/estimate/estimate-result"
import { fillText } from "../../../../../src/util/fill-text"
import { estimateTexts as texts } from "../../../../support/feature-texts"

const { result } = texts
const rows = [{ step: 0, label: "To build", value: "An app" }]

const heading = "The end"

const renderResult = (state: unknown) => {
  window.history.replaceState(state, "")
  return render(<EstimateResult texts={texts} email="hello@mosslight.example" heading={heading} />)
}

const icon = (container: HTMLElement) => container.querySelector("[data-result]")?.getAttribute("data-result")

it.each([null, {}])(
  "does not thank for anything, or claim that it was sent, if it was opened directly: %o",
  (state) => {
    const { container } = renderResult(state)
    expect(screen.getByRole("heading", { level: 1, name: heading })).toBeInTheDocument()
    expect(icon(container)).toBe("open")
    for (const text of [result.sent.text, result.sent.thanksWithoutName, result.noted.text])
      expect(container).not.toHaveTextContent(text)
    expect(container.querySelector("dl")).toBeNull()
  },
)

// Texts and links are tested in e2e/forms.spec.ts and e2e/form-delivery.spec.ts.
it.each([
  ["logged", "open"],
  ["sent", "success"],
])("has an icon for answers that were %s: %s", (outcome, expected) => {
  const { container } = renderResult({ estimate: { outcome, name: " Ada ", rows } })
  expect(icon(container)).toBe(expected)
  const name = outcome === "sent" ? fillText(result.sent.thanks, { name: "Ada" }) : result.noted.heading
  expect(screen.getByRole("heading", { level: 1, name })).toBeInTheDocument()
})

it("deletes the answers that this browser keeps", async () => {
  sessionStorage.setItem("estimate-draft", "{}")
  renderResult({ estimate: { outcome: "logged", name: "Ada", rows } })
  await userEvent.click(screen.getByRole("link", { name: result.noted.remove }))
  expect(sessionStorage.getItem("estimate-draft")).toBeNull()
})
