import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Diagnostic } from "../../../src/content-check/diagnostic"
import { ContentProblems, showContentProblems } from "../../../src/shell/content-problems-overlay"

const at = (line: number, column: number) => ({ start: { line, column }, end: { line, column } })

const mistake: Diagnostic = {
  severity: "error",
  rule: "reference",
  file: "content/services/web-development/index.mdx",
  range: at(7, 16),
  field: "technologies[0]",
  message: 'there is no technology "goo"',
  fix: 'Did you mean "go"?',
}
const warning: Diagnostic = {
  severity: "warning",
  rule: "unused-file",
  file: "content/technologies/go/index.mdx.bak",
  range: at(1, 1),
  field: "",
  message: "is a backup or lock file and is not read",
  fix: "Remove it",
}

it("shows nothing when there is nothing to mend", () => {
  const { container } = render(<ContentProblems problems={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it("lists each mistake with its place, field and message, and warnings as such", () => {
  render(<ContentProblems problems={[mistake, warning]} />)
  const panel = screen.getByRole("region", { name: "Mistakes in the content" })
  expect(within(panel).getByRole("status")).toHaveTextContent("1 mistake, 1 warning in the content")
  const [first, second] = within(panel).getAllByRole("listitem")
  expect(first).toHaveTextContent(
    'content/services/web-development/index.mdx:7:16 technologies[0]: there is no technology "goo". Did you mean "go"?',
  )
  expect(second).toHaveTextContent("content/technologies/go/index.mdx.bak:1:1 warning: is a backup")
})

it("goes away when all is mended", () => {
  const { rerender, container } = render(<ContentProblems problems={[mistake]} />)
  rerender(<ContentProblems problems={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it("is hidden on request, and comes back by its button or with new mistakes", async () => {
  const user = userEvent.setup()
  const { rerender } = render(<ContentProblems problems={[mistake]} />)
  await user.click(screen.getByRole("button", { name: "Hide" }))
  expect(screen.queryByRole("region")).toBeNull()
  await user.click(screen.getByRole("button", { name: "1 mistake in the content" }))
  expect(screen.getByRole("region")).toBeVisible()

  await user.click(screen.getByRole("button", { name: "Hide" }))
  rerender(<ContentProblems problems={[mistake]} />)
  expect(screen.queryByRole("region")).toBeNull()
  rerender(<ContentProblems problems={[mistake, { ...mistake, range: at(9, 1) }]} />)
  expect(screen.getByRole("status")).toHaveTextContent("2 mistakes in the content")
})

it("only says how many there are when all are warnings", () => {
  render(<ContentProblems problems={[warning]} />)
  expect(screen.queryByRole("region")).toBeNull()
  expect(screen.getByRole("button", { name: "1 warning in the content" })).toBeVisible()
})

it("opens the file in the editor", async () => {
  const fetched = jest.fn()
  globalThis.fetch = fetched
  render(<ContentProblems problems={[mistake]} />)
  await userEvent.click(screen.getByRole("button", { name: /web-development\/index\.mdx:7:16/ }))
  expect(fetched).toHaveBeenCalledWith(
    "/__open-stack-frame-in-editor?fileName=content%2Fservices%2Fweb-development%2Findex.mdx&lineNumber=7",
  )
})

describe("showContentProblems", () => {
  const tell = { now: (_: object) => Promise.resolve() }

  beforeAll(async () => {
    class FakeEventSource {
      onmessage?: (event: { data: string }) => void
      close = jest.fn()
      constructor(readonly url: string) {
        expect(url).toBe("/__content-problems")
        tell.now = (told) => act(async () => this.onmessage?.({ data: JSON.stringify(told) }))
      }
    }
    Object.assign(globalThis, { EventSource: FakeEventSource })
    await act(async () => showContentProblems())
  })

  it("stands in a root of its own and follows what the development server says", async () => {
    await tell.now({ problems: [mistake], pages: [] })
    expect(screen.getByRole("region", { name: "Mistakes in the content" })).toBeVisible()
    await tell.now({ problems: [], pages: [] })
    expect(screen.queryByRole("region")).toBeNull()
  })

  it("says that the page has lost its document, until it has one again or another page is shown", async () => {
    const gone = () => screen.queryByRole("alert")
    window.history.replaceState(null, "", "/case-studies/nimble/")
    await tell.now({ problems: [], pages: ["/case-studies/fooq/"] })
    // An address that never was a document's is Gatsby's to explain.
    expect(gone()).toBeNull()
    await tell.now({ problems: [], pages: ["/case-studies/nimble/", "/case-studies/fooq/"] })
    expect(gone()).toBeNull()
    await tell.now({ problems: [], pages: ["/case-studies/fooq/"] })
    expect(gone()).toHaveTextContent(/^The document of this page is gone\./)
    await tell.now({ problems: [], pages: ["/case-studies/nimble/"] })
    expect(gone()).toBeNull()
    await tell.now({ problems: [], pages: ["/case-studies/fooq/"] })
    window.history.replaceState(null, "", "/case-studies/fooq/")
    await waitFor(() => expect(gone()).toBeNull())
  })
})
