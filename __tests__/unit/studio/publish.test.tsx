import { screen, waitFor, within } from "@testing-library/react"
import type { Changes, NewestResult, StudioDiagnostic } from "../../../src/studio/api"
import { openStudio, problem } from "./open-studio"
import { entry, source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const changed = (file: string, title: string): Changes["documents"][number] => ({
  ...{ file, title, status: "changed" },
  files: [{ file, diff: "@@ -1 +1 @@\n Old\n-word\n+words\n~\n" }],
})

const changes: Changes = {
  isRepository: true,
  documents: [
    changed(entry.file, "One"),
    { ...changed("content/data/team.yaml", "Team"), review: "content/team" },
  ],
  reviews: [
    {
      branch: "content/team",
      message: "Change the team",
      state: "in review",
      date: "2026-01-02",
      link: "https://host/a",
    },
    { branch: "content/old", message: "Before that", state: "unknown", date: "2026-01-01" },
  ],
  problems: [{ ...problem(3, "is unusual", "name"), severity: "warning" }],
}

const newest: NewestResult = { commit: "a".repeat(40), isNewest: true, files: [] }

test("what is not in review yet is sent with a message, and its page can be opened", async () => {
  const sent: unknown[] = []
  const { user } = await openStudio({
    place: "publish",
    more: {
      changes: () => changes,
      newest: () => newest,
      publish: (body) => {
        sent.push(body)
        return { branch: "content/one", isPushed: true, link: "https://host/one" }
      },
    },
  })
  expect(await screen.findByText("You have the newest version of the site.")).toBeVisible()
  expect(screen.getByRole("checkbox", { name: "Send One" })).toBeChecked()
  expect(screen.getByRole("checkbox", { name: "Send Team" })).not.toBeChecked()
  const [first] = screen.getAllByRole("insertion", { hidden: true })
  expect(first).toHaveTextContent("words")
  await user.click(screen.getByRole("button", { name: "Review 1 document" }))
  const dialog = within(screen.getByRole("dialog", { name: "Send for review" }))
  expect(dialog.getByRole("button", { name: "Send" })).toBeDisabled()
  await user.type(dialog.getByRole("textbox"), "Change one")
  await user.click(dialog.getByRole("button", { name: "Send" }))
  const link = await screen.findAllByRole("link", { name: "Open the pull request" })
  expect(link[0]).toHaveAttribute("href", "https://host/one")
  expect(sent).toEqual([{ files: [entry.file], message: "Change one" }])
})

test("reviews have their state, and one that is not on the server can be sent again", async () => {
  const again: unknown[] = []
  const { user } = await openStudio({
    place: "publish",
    more: {
      changes: () => changes,
      newest: () => newest,
      push: (body) =>
        again.push(body) && { branch: "content/old", isPushed: false, problem: "It is offline" },
    },
  })
  const reviews = within(screen.getByRole("region", { name: "Sent for review" }))
  expect(reviews.getByText("in review")).toBeVisible()
  await user.click(reviews.getByRole("button", { name: "Send “Before that” again" }))
  expect(await screen.findByText(/on this machine only. It is offline/)).toBeVisible()
  expect(again).toEqual([{ branch: "content/old" }])
})

test("an unused file is named and can be deleted, in Publish and in the problems of its document", async () => {
  const file = "content/studies/one/plan.svg"
  const start = { line: 1, column: 1 }
  const unused: StudioDiagnostic = {
    ...{ ...problem(1, "is not used"), file, severity: "warning", rule: "unused-file" },
    range: { start, end: start },
  }
  const deleted: unknown[] = []
  const found = () => (deleted.length > 0 ? [] : [unused])
  const { user } = await openStudio({
    place: "publish",
    check: found,
    more: {
      changes: () => ({ ...changes, problems: found() }),
      newest: () => newest,
      delete: (body) => deleted.push(body) && {},
    },
  })
  await user.click(screen.getByText("All problems of the site: 1"))
  expect(screen.getByText("One: plan.svg").parentElement).toHaveTextContent("plan.svg: is not used. Write")
  await user.click(screen.getByRole("button", { name: /^One/ }))
  await user.click(await screen.findByRole("button", { name: "Problems 1" }))
  await user.click(screen.getByRole("button", { name: "Delete plan.svg" }))
  expect(await screen.findByText("No problems. This can be published.")).toBeVisible()
  expect(screen.getByRole("button", { name: "Problems" })).toBeVisible()
  expect(deleted).toEqual([{ file }])
})

test("the newest is got after it was shown, and texts that overlap are compared", async () => {
  const asked: unknown[] = []
  const mine = source.replace("Germany", "Poland")
  const files: NewestResult["files"] = [
    { file: entry.file, document: entry.file, change: "overlap", mine },
    { file: "package.json", document: "package.json", change: "changed" },
  ]
  const { user } = await openStudio({
    place: "publish",
    more: {
      changes: () => changes,
      newest: (body) => {
        asked.push(body)
        return asked.length > 1 ? { ...newest, files } : { ...newest, isNewest: false, files }
      },
    },
  })
  await user.click(await screen.findByRole("button", { name: "Get the newest" }))
  const dialog = within(screen.getByRole("dialog"))
  expect(dialog.getByRole("listitem")).toHaveTextContent(/One.*changed by you and others in the same place/)
  expect(dialog.getByText(/One file of the site’s code/)).toBeVisible()
  await user.click(dialog.getByRole("button", { name: "Get the newest" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(asked.slice(0, 2)).toEqual([{}, { commit: newest.commit }])
  await user.click(screen.getByRole("button", { name: /^One.*Unsaved/ }))
  await screen.findByRole("heading", { name: "This file has changed on disk" })
  expect(screen.getByText(/Poland/)).toBeVisible()
})

test("the newest is not got over a text that is not saved", async () => {
  localStorage.setItem(`studio:${entry.file}`, JSON.stringify({ version: "1", text: "Mine" }))
  const files = [{ file: entry.file, document: entry.file, change: "changed" }]
  const { user } = await openStudio({
    place: "publish",
    more: { changes: () => changes, newest: () => ({ ...newest, isNewest: false, files }) },
  })
  await user.click(await screen.findByRole("button", { name: "Get the newest" }))
  const dialog = within(screen.getByRole("dialog"))
  expect(dialog.getByText(/First save One/)).toBeVisible()
  expect(dialog.getByRole("button", { name: "Get the newest" })).toBeDisabled()
})
