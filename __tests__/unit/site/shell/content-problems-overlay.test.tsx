import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Diagnostic } from "../../../../src/content/check/diagnostic"
import { reloadDocument } from "../../../../src/site/router/load-document"
import {
  ContentProblems,
  showContentProblems,
} from "../../../../src/site/shell/develop/content-problems-overlay"

jest.mock("../../../../src/site/router/load-document")

const at = (line: number, column: number) => ({ start: { line, column }, end: { line, column } })

const error: Diagnostic = {
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

it("lists each error with its place, field and message, and warnings as such", () => {
  render(<ContentProblems problems={[error, warning]} />)
  const panel = screen.getByRole("group", { name: "Errors in the content" })
  expect(within(panel).getByRole("alert")).toHaveTextContent("1 error, 1 warning in the content")
  const [first, second] = within(panel).getAllByRole("listitem")
  expect(first).toHaveTextContent(
    'content/services/web-development/index.mdx:7:16 technologies[0]: there is no technology "goo". Did you mean "go"? [reference] content/RULES.md#reference',
  )
  expect(second).toHaveTextContent("content/technologies/go/index.mdx.bak:1:1 warning: is a backup")
})

it("closes when all problems are fixed", () => {
  const { rerender, container } = render(<ContentProblems problems={[error]} />)
  rerender(<ContentProblems problems={[]} />)
  expect(container).toBeEmptyDOMElement()
})

it("can be closed, and opens again with new errors", () => {
  const panel = () => screen.getByRole<HTMLDetailsElement>("group")
  const { rerender } = render(<ContentProblems problems={[error]} />)
  expect(panel().open).toBe(true)
  panel().open = false
  rerender(<ContentProblems problems={[error, warning]} />)
  expect(panel().open).toBe(false)
  rerender(<ContentProblems problems={[error, { ...error, range: at(9, 1) }]} />)
  expect(panel().open).toBe(true)
  expect(screen.getByRole("alert")).toHaveTextContent("2 errors in the content")
})

it("shows only the number at first if all problems are warnings", () => {
  render(<ContentProblems problems={[warning]} />)
  expect(screen.getByText("1 warning in the content")).toBeVisible()
  expect(screen.getByRole("listitem", { hidden: true })).not.toBeVisible()
})

it("opens the file in the editor", async () => {
  const fetched = jest.fn()
  globalThis.fetch = fetched
  render(<ContentProblems problems={[error]} />)
  await userEvent.click(screen.getByRole("button", { name: /web-development\/index\.mdx:7:16/ }))
  expect(fetched).toHaveBeenCalledWith(
    "/__open-stack-frame-in-editor?fileName=content%2Fservices%2Fweb-development%2Findex.mdx&lineNumber=7",
  )
})

describe("showContentProblems", () => {
  const server = { send: (_: object) => Promise.resolve() }

  beforeAll(async () => {
    class FakeEventSource {
      onmessage?: (event: { data: string }) => void
      close = jest.fn()
      constructor(readonly url: string) {
        expect(url).toBe("/__content-problems")
        server.send = (message) => act(async () => this.onmessage?.({ data: JSON.stringify(message) }))
      }
    }
    Object.assign(globalThis, { EventSource: FakeEventSource })
    await act(async () => showContentProblems())
  })

  it("has its own root, and updates with messages of the development server", async () => {
    await server.send({ problems: [error], pages: {} })
    expect(screen.getByRole("group", { name: "Errors in the content" })).toBeVisible()
    await server.send({ problems: [], pages: {} })
    expect(screen.queryByRole("group")).toBeNull()
  })

  it("loads a page again that was opened before its document was there", async () => {
    window.history.replaceState(null, "", "/insights/old-boats/")
    await server.send({ problems: [], pages: { "/insights/old-boats/": 9e9 } })
    expect(reloadDocument).not.toHaveBeenCalled()
    window.history.replaceState(null, "", "/insights/new-boats/")
    const fetched = jest.fn().mockResolvedValueOnce({ ok: false }).mockResolvedValue({ ok: true })
    globalThis.fetch = fetched
    await server.send({ problems: [], pages: { "/insights/new-boats/": 0 } })
    // The data of the page may take a moment longer.
    expect(reloadDocument).not.toHaveBeenCalled()
    await server.send({ problems: [], pages: { "/insights/new-boats/": 100 } })
    await waitFor(() => expect(reloadDocument).toHaveBeenCalledTimes(1))
    const addresses = fetched.mock.calls.map(([address]) => address)
    expect(addresses).toEqual(Array(2).fill("/page-data/insights/new-boats/page-data.json"))
  })

  it("reports that the page's document was removed, until it is restored or another page is shown", async () => {
    const gone = () => screen.queryByRole("alert")
    window.history.replaceState(null, "", "/case-studies/nimble/")
    await server.send({ problems: [], pages: { "/case-studies/fooq/": 9e9 } })
    // For URLs that never had a document, Gatsby shows its own 404 page.
    expect(gone()).toBeNull()
    await server.send({ problems: [], pages: { "/case-studies/nimble/": 9e9, "/case-studies/fooq/": 9e9 } })
    expect(gone()).toBeNull()
    await server.send({ problems: [], pages: { "/case-studies/fooq/": 9e9 } })
    expect(gone()).toHaveTextContent(/^The document of this page is gone\./)
    await server.send({ problems: [], pages: { "/case-studies/nimble/": 0 } })
    expect(gone()).toBeNull()
    await server.send({ problems: [], pages: { "/case-studies/fooq/": 9e9 } })
    window.history.replaceState(null, "", "/case-studies/fooq/")
    await waitFor(() => expect(gone()).toBeNull())
  })
})
