import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { Diagnostic } from "../../../../src/content/check/diagnostic"
import { ContentProblems } from "../../../../src/site/shell/develop/content-problems-overlay"

// Its errors, and documents that are new or gone, are tested in develop/live-preview.spec.ts.

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
