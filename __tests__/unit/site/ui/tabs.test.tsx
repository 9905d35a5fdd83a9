import { act, render, screen } from "@testing-library/react"
import { Tabs } from "../../../../src/site/ui/layout/tabs"

const items = ["Web", "AI"].map((label) => ({
  key: label.toLowerCase(),
  label,
  content: <p id={label.toLowerCase()}>{label}</p>,
}))

// Mouse, keyboard and shared panels are tested in e2e/case-study-filters.spec.ts, without scripts in e2e/no-script.spec.ts.
it("tabs open a panel in which the browser finds something, and the one with the URL's anchor", () => {
  document.documentElement.dataset.scripts = ""
  window.location.hash = "#web"
  render(<Tabs label="Kind of work" items={items} />)
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("Web")
  act(() => {
    document.getElementById("ai")?.dispatchEvent(new Event("beforematch", { bubbles: true }))
  })
  expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("AI")
  expect(document.getElementById("ai")?.parentElement).not.toHaveAttribute("hidden")
  expect(document.getElementById("web")?.parentElement).toHaveAttribute("hidden", "until-found")
})
