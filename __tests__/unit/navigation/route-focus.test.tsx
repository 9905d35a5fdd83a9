import { act, render, screen } from "@testing-library/react"
import { type ReactNode, useEffect, useRef } from "react"
import { useRouteFocus } from "../../../src/shell/use-route-focus"

/** As Gatsby's router does: the element around the app takes the focus whenever the path changes. */
const Router = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  const wrapper = useRef<HTMLDivElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) wrapper.current?.focus()
    shown.current = pathname
  }, [pathname])
  return (
    <div ref={wrapper} tabIndex={-1}>
      {children}
    </div>
  )
}

const Page = ({ pathname, children }: { pathname: string; children: ReactNode }) => {
  useRouteFocus(pathname)
  return <main tabIndex={-1}>{children}</main>
}

const app = (pathname: string, children: ReactNode) => (
  <Router pathname={pathname}>
    <Page pathname={pathname}>{children}</Page>
  </Router>
)

const change = async (hash: string, children: ReactNode) => {
  const { rerender } = render(app("/", <h1>Home</h1>))
  window.history.replaceState(null, "", `/services/${hash}`)
  await act(async () => rerender(app("/services/", children)))
}

describe("useRouteFocus", () => {
  it("moves to main where there is no heading", async () => {
    await change("", <p>Services</p>)
    expect(screen.getByRole("main")).toHaveFocus()
  })

  it.each([
    ["#faq", "FAQ"],
    ["#caf%C3%A9", "Café"],
    ["#unknown", "Services"],
    ["#%E0%A4%A", "Services"],
  ])("with %s in the address moves to %s", async (hash, name) => {
    await change(
      hash,
      <>
        <h1>Services</h1>
        <h2 id="faq">FAQ</h2>
        <h2 id="café">Café</h2>
      </>,
    )
    expect(screen.getByRole("heading", { name })).toHaveFocus()
  })

  it("does not take a control out of the order of the Tab key", async () => {
    await change(
      "#send",
      <button type="button" id="send">
        Send
      </button>,
    )
    expect(screen.getByRole("button")).toHaveFocus()
    expect(screen.getByRole("button")).not.toHaveAttribute("tabindex")
  })
})
