import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { ErrorBoundary } from "../../../../src/site/ui/hydration/error-boundary"

const broken = new Error("broken widget")
const Widget = ({ works }: { works: boolean }) => {
  if (!works) throw broken
  return <p>Five stars</p>
}
const Later = () => {
  const [works, setWorks] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setWorks(false)}>
        Next
      </button>
      <Widget works={works} />
    </>
  )
}
const page = (works: boolean) => (
  <main>
    <h1>Home</h1>
    <ErrorBoundary name="comments">
      <Widget works={works} />
    </ErrorBoundary>
  </main>
)

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => log.mockRestore())

const logged = () => log.mock.calls.filter((call) => call.includes(broken))

describe("ErrorBoundary", () => {
  it("renders nothing for a widget without HTML, and keeps the page", () => {
    render(page(false))
    expect(screen.getByRole("heading", { name: "Home" })).toBeVisible()
    expect(screen.getByRole("main")).toHaveTextContent(/^Home$/)
    expect(logged()).toHaveLength(1)
  })

  it("keeps the server's HTML of a widget that fails during hydration", async () => {
    const container = document.createElement("div")
    container.innerHTML = renderToString(page(true))
    document.body.append(container)
    await act(async () => hydrateRoot(container, page(false), { onRecoverableError: () => {} }))
    expect(screen.getByText("Five stars")).toBeVisible()
    expect(screen.getByRole("heading", { name: "Home" })).toBeVisible()
    expect(logged()).toHaveLength(1)
    container.remove()
  })

  it("keeps the last state of a widget that fails later", () => {
    render(
      <ErrorBoundary name="comments">
        <Later />
      </ErrorBoundary>,
    )
    fireEvent.click(screen.getByRole("button"))
    expect(screen.getByText("Five stars")).toBeVisible()
  })

  it("never shows the widget of another page with the same name", () => {
    const { rerender } = render(<div key="home">{page(true)}</div>)
    rerender(<div key="company">{page(false)}</div>)
    expect(screen.queryByText("Five stars")).not.toBeInTheDocument()
  })
})
