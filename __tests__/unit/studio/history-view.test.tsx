import { screen, waitFor, within } from "@testing-library/react"
import type { Version } from "../../../src/studio/api"
import { openStudio } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const version: Version = {
  ...{ commit: "a".repeat(40), author: "Ann", date: "2026-01-02T10:00:00+00:00", message: "Move to Germany" },
  diff: "\n@@ -1 +1 @@\n country:\n-Poland\n+Germany\n~\n",
}

const more = { history: () => [version], version: () => ({ text: source.replace("Germany", "Poland") }) }

test("a version says what changed, by whom and when, and its text is an edit that can be undone", async () => {
  const { user, save } = await openStudio({ more })
  await user.click(screen.getByRole("button", { name: "History" }))
  const item = within(
    await screen.findByText(/Move to Germany/).then((text) => text.closest("li") as HTMLElement),
  )
  expect(item.getByText(/Move to Germany/)).toHaveTextContent(/Ann/)
  await user.click(item.getByText(/Move to Germany/))
  expect(item.getByRole("deletion")).toHaveTextContent("Poland")
  await user.click(item.getByRole("button", { name: "Restore this text" }))
  expect(await save()).toBe(source.replace("Germany", "Poland"))
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(await save()).toBe(source)
})

test("the page shows a version until another view is opened", async () => {
  const shown: string[] = []
  const check = (body: Record<string, unknown>) => {
    shown.push(String(body.shown))
    return { diagnostics: [], isShown: true }
  }
  const { user } = await openStudio({ more: { ...more, check } })
  await user.click(screen.getByRole("button", { name: "History" }))
  await user.click(await screen.findByText(/Move to Germany/))
  await user.click(screen.getByRole("button", { name: "Show on the page" }))
  expect(await screen.findByText(/The page shows the version of/)).toBeVisible()
  await waitFor(() => expect(shown.at(-1)).toContain("Poland"))
  await user.click(screen.getByRole("button", { name: "Edit" }))
  await waitFor(() => expect(shown.at(-1)).toContain("Germany"))
})

test("what was deleted is listed, and the chosen one comes back", async () => {
  const restored: unknown[] = []
  const { user } = await openStudio({
    more: {
      deleted: () => [
        { file: "content/studies/two/index.mdx", author: "Ann", date: version.date },
        { file: "content/snippets/note.mdx" },
      ],
      restore: (body) => restored.push(body) && body,
    },
  })
  await user.click(screen.getByRole("button", { name: "Bring back what was deleted" }))
  const dialog = within(screen.getByRole("dialog", { name: "Bring back" }))
  const choice = await dialog.findByRole("radio", { name: /studies\/two deleted by Ann/ })
  expect(dialog.getByRole("button", { name: "Bring back" })).toBeDisabled()
  await user.click(choice)
  await user.click(dialog.getByRole("button", { name: "Bring back" }))
  await waitFor(() => expect(restored).toEqual([{ file: "content/studies/two/index.mdx" }]))
})
