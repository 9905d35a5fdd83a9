import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { followsQuery, queryChanged, usePageQuery, writePageQuery } from "../../../src/lib/page-query"

const Query = () => <p>{usePageQuery() || "none"}</p>

beforeEach(() => window.history.replaceState({ key: "7" }, "", "/case-studies/page/2/?work=web#main"))

describe("the query of a page", () => {
  it("is read from the address and changes with it", () => {
    render(<Query />)
    expect(screen.getByText("?work=web")).toBeVisible()
    act(() => writePageQuery("?work=ai"))
    expect(screen.getByText("?work=ai")).toBeVisible()
    act(() => writePageQuery(""))
    expect(screen.getByText("none")).toBeVisible()
  })

  it("goes into the history as a step of its own, on the same path and with the same state", () => {
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

  it("is read again when it has changed by other ways", () => {
    render(<Query />)
    act(() => {
      window.history.replaceState(null, "", "/case-studies/?country=turkey")
      queryChanged()
    })
    expect(screen.getByText("?country=turkey")).toBeVisible()
  })

  it("is followed as long as something shows it", () => {
    expect(followsQuery()).toBe(false)
    const { unmount } = render(<Query />)
    expect(followsQuery()).toBe(true)
    unmount()
    expect(followsQuery()).toBe(false)
  })

  it("is empty on the server", () => {
    expect(renderToString(<Query />)).toContain("none")
  })
})
