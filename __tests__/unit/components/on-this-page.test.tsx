import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { OnThisPageSidebar } from "../../../src/components/on-this-page-sidebar"
import { OnThisPageStrip } from "../../../src/components/on-this-page-strip"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

const headings = [
  { id: "brief", title: "The brief", depth: 2 },
  { id: "people", title: "Two kinds of people", depth: 3 },
  { id: "results", title: "Results", depth: 2 },
  { id: "team", title: "Team", depth: 2 },
]

/** Stands in for the browser's: the test says which headings are above the line. */
let report: (above: string[]) => void = () => {}
class FakeObserver {
  private targets: Element[] = []
  constructor(callback: IntersectionObserverCallback) {
    report = (above) =>
      act(() =>
        callback(
          this.targets.map((target) => ({ target, isIntersecting: above.includes(target.id) })) as never,
          this as never,
        ),
      )
  }
  observe(target: Element) {
    this.targets.push(target)
  }
  disconnect() {
    this.targets = []
  }
}

const Page = ({ list: OnThisPage }: { list: typeof OnThisPageStrip }) => (
  <>
    <OnThisPage headings={headings} />
    {headings.map(({ id, title }) => (
      <h2 key={id} id={id}>
        {title}
      </h2>
    ))}
  </>
)

describe("On this page", () => {
  const Original = window.IntersectionObserver
  beforeEach(() => {
    window.IntersectionObserver = FakeObserver as never
  })
  afterEach(() => {
    window.IntersectionObserver = Original
  })

  it("is a plain list of links in the server's HTML", () => {
    const html = renderToString(<OnThisPageStrip headings={headings} />)
    expect(html).toContain('href="#brief"')
    expect(html).toContain('aria-label="On this page"')
    expect(html).not.toContain("aria-current")
  })

  it("lists sections only as a strip", () => {
    const { container } = render(<Page list={OnThisPageStrip} />)
    const nav = screen.getByRole("navigation", { name: "On this page" })
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "The brief",
      "Results",
      "Team",
    ])
    expect(nav).toBeVisible()
    expectCleanMarkup(container)
  })

  it("folds the sidebar's list away below lg until it is opened", async () => {
    render(<Page list={OnThisPageSidebar} />)
    expect(screen.queryAllByRole("link")).toHaveLength(0)
    await userEvent.click(screen.getByText("On this page", { selector: "summary" }))
    expect(screen.getAllByRole("link")).toHaveLength(4)
  })

  it("marks the last heading above the line, also after a jump past several, and none at the top", () => {
    render(<Page list={OnThisPageStrip} />)
    const current = () => document.querySelector("[aria-current=true]")?.textContent
    expect(current()).toBeUndefined()
    report(["brief"])
    expect(current()).toBe("The brief")
    report(["brief", "people", "results", "team"])
    expect(current()).toBe("Team")
    report(["brief", "people", "results"])
    expect(current()).toBe("Results")
    report([])
    expect(current()).toBeUndefined()
  })

  it("moves the link into view inside its list and never the page, and goes back at the page's top", () => {
    render(<Page list={OnThisPageStrip} />)
    const list = screen.getByRole("list")
    Object.defineProperties(list, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } })
    for (const link of screen.getAllByRole("link"))
      Object.defineProperties(link, { offsetLeft: { value: 500 }, offsetWidth: { value: 100 } })
    report(["brief", "people", "results"])
    expect(list.scrollLeft).toBe(400)
    report([])
    expect(list.scrollLeft).toBe(0)
    expect(window.scrollTo).not.toHaveBeenCalled()
  })

  it("is left out for fewer than two headings", () => {
    const { container } = render(<OnThisPageStrip headings={headings.slice(0, 2)} />)
    expect(container).toBeEmptyDOMElement()
  })
})
