import { act, render, screen } from "@testing-library/react"
import {
  isPageQueryUsed,
  notifyQueryListeners,
  usePageQuery,
  writePageQuery,
} from "../../../../src/site/router/page-query"

const Query = () => <p>{usePageQuery() || "none"}</p>

beforeEach(() => window.history.replaceState({ key: "7" }, "", "/case-studies/page/2/?work=web#main"))

// Tabs and filters in the URL are tested in e2e/case-study-filters.spec.ts.
describe("the query of a page", () => {
  it("is written to a new history entry, with the same path and state", () => {
    const { length } = window.history
    writePageQuery("?work=ai")
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      "/case-studies/page/2/?work=ai",
    )
    expect(window.history.state).toEqual({ key: "7" })
    expect(window.history.length).toBe(length + 1)
    writePageQuery("?work=ai")
    expect(window.history.length).toBe(length + 1)
  })

  it("is read again when something else has changed it", () => {
    render(<Query />)
    act(() => {
      window.history.replaceState(null, "", "/case-studies/?country=turkey")
      notifyQueryListeners()
    })
    expect(screen.getByText("?country=turkey")).toBeVisible()
  })

  it("is used while a component that reads it is mounted", () => {
    expect(isPageQueryUsed()).toBe(false)
    const { unmount } = render(<Query />)
    expect(isPageQueryUsed()).toBe(true)
    unmount()
    expect(isPageQueryUsed()).toBe(false)
  })
})
