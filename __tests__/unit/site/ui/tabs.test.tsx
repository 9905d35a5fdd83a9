import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { tabId } from "../../../../src/site/ui/layout/tab-id"
import { Tabs } from "../../../../src/site/ui/layout/tabs"
import { expectCleanMarkup } from "../../../support/expect-clean-markup"

const items = ["All work", "Mobile", "Web", "AI"].map((label) => ({
  key: label.toLowerCase().replace(" ", "-"),
  label,
  content: <p>Projects: {label}</p>,
}))

describe("Tabs", () => {
  beforeEach(() => {
    document.documentElement.dataset.scripts = ""
  })

  afterEach(() => {
    delete document.documentElement.dataset.scripts
  })

  it("shows the first tab's panel, and changes on click, arrow keys, Home and End", async () => {
    const onValueChange = jest.fn()
    const { container } = render(<Tabs label="Kind of work" items={items} onValueChange={onValueChange} />)
    expect(screen.getByRole("tablist", { name: "Kind of work" })).toBeVisible()
    expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("All work")
    expect(screen.getByRole("tabpanel")).toHaveAccessibleName("All work")
    expect(screen.getByText("Projects: All work")).toBeVisible()
    expect(screen.getByText("Projects: Mobile")).not.toBeVisible()
    expectCleanMarkup(container)
    for (const tab of screen.getAllByRole("tab")) {
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "")
      expect(panel).toHaveAttribute("aria-labelledby", tab.id)
    }
    await userEvent.click(screen.getByRole("tab", { name: "Web" }))
    expect(screen.getByText("Projects: Web")).toBeVisible()
    expect(onValueChange).toHaveBeenCalledWith("web")
    await userEvent.keyboard("{ArrowRight}")
    expect(screen.getByRole("tab", { name: "AI" })).toHaveFocus()
    expect(screen.getByText("Projects: AI")).toBeVisible()
    await userEvent.keyboard("{ArrowRight}")
    expect(screen.getByText("Projects: All work")).toBeVisible()
    await userEvent.keyboard("{End}{Home}{ArrowLeft}")
    expect(screen.getByText("Projects: AI")).toBeVisible()
  })

  it("opens a panel in which the browser finds something, and the one with the URL's anchor", () => {
    const withAnchor = items.map((item) => ({ ...item, content: <p id={item.key}>{item.label}</p> }))
    window.location.hash = "#web"
    const { unmount } = render(<Tabs label="Kind of work" items={withAnchor} />)
    expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("Web")
    act(() => {
      document.getElementById("ai")?.dispatchEvent(new Event("beforematch", { bubbles: true }))
    })
    expect(screen.getByRole("tab", { selected: true })).toHaveAccessibleName("AI")
    expect(document.getElementById("ai")?.parentElement).not.toHaveAttribute("hidden")
    expect(document.getElementById("web")?.parentElement).toHaveAttribute("hidden", "until-found")
    unmount()
    window.location.hash = ""
  })

  it("can control one shared element", () => {
    render(
      <>
        <Tabs label="Kind of work" items={items} controls="work" />
        <div id="work" role="tabpanel" aria-labelledby={tabId("work", "all-work")} />
      </>,
    )
    expect(screen.getByRole("tabpanel", { name: "All work" })).toBeEmptyDOMElement()
    for (const tab of screen.getAllByRole("tab")) expect(tab).toHaveAttribute("aria-controls", "work")
    expect(screen.queryByText(/^Projects/)).toBeNull()
  })

  it("shows every panel with its label without JavaScript, and no style attribute", () => {
    delete document.documentElement.dataset.scripts
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(<Tabs label="Kind of work" items={items} />)
    expect(container.querySelector("[style], [hidden]")).toBeNull()
    for (const { label } of items) expect(screen.getByText(`Projects: ${label}`)).toBeVisible()
    expect(container.querySelector('[role="tablist"]')).not.toBeVisible()
    container.remove()
  })
})
