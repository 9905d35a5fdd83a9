/** What is loaded once is there for good: these tests run in this order. */
import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { CaseStudyIndex } from "../../../src/sections/case-study-index"
import { studyIndex } from "../../support/study-index"
import { study } from "../sections/project-fixture"

const listed = ["First", "Second", "Third"].map((name) => study(name))
const list = <CaseStudyIndex caseStudies={listed} total={60} page={1} pageCount={3} />
const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)
const answer = (body: unknown, ok = true) =>
  jest.fn(async () => ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response)

it("shows the list, and no control, where no script runs", () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(list)
  expect(names()).toEqual(["First", "Second", "Third"])
  expect(within(container).queryByRole("button")).toBeNull()
  expect(within(container).queryByRole("tab")).toBeNull()
  container.remove()
})

it("keeps the list when the index does not arrive, says so, and tries again", async () => {
  document.documentElement.dataset.scripts = ""
  document.documentElement.dataset.filtered = ""
  window.history.replaceState(null, "", "/case-studies/?work=web")
  global.fetch = answer(null, false)
  render(list)
  expect(await screen.findByRole("alert")).toHaveTextContent("The filters did not load")
  expect(names()).toEqual(["First", "Second", "Third"])
  expect(document.documentElement).not.toHaveAttribute("data-filtered")
  global.fetch = answer(studyIndex(60))
  await userEvent.click(screen.getByRole("button", { name: "Try again" }))
  await waitFor(() => expect(names()).toHaveLength(20))
  expect(screen.queryByRole("alert")).toBeNull()
})
