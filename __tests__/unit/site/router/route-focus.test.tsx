import { act, render, screen } from "@testing-library/react"
import { type ReactNode, useEffect, useRef } from "react"
import { useRouteFocus } from "../../../../src/site/router/use-route-focus"

/** Like Gatsby's router: focus the element around the app when the path changes. */
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

const navigate = async (hash: string, children: ReactNode) => {
  const { rerender } = render(app("/", <h1>Home</h1>))
  window.history.replaceState(null, "", `/services/${hash}`)
  await act(async () => rerender(app("/services/", children)))
}

describe("useRouteFocus", () => {
  it("focuses main if there is no heading", async () => {
    await navigate("", <p>Services</p>)
    expect(screen.getByRole("main")).toHaveFocus()
  })

  it.each([
    ["#faq", "FAQ"],
    ["#caf%C3%A9", "Café"],
    ["#unknown", "Services"],
    ["#%E0%A4%A", "Services"],
  ])("with %s in the URL focuses %s", async (hash, name) => {
    await navigate(
      hash,
      <>
        <h1>Services</h1>
        <h2 id="faq">FAQ</h2>
        <h2 id="café">Café</h2>
      </>,
    )
    expect(screen.getByRole("heading", { name })).toHaveFocus()
  })

  it("does not remove a control from the tab order", async () => {
    await navigate(
      "#send",
      <button type="button" id="send">
        Send
      </button>,
    )
    expect(screen.getByRole("button")).toHaveFocus()
    expect(screen.getByRole("button")).not.toHaveAttribute("tabindex")
  })
})
