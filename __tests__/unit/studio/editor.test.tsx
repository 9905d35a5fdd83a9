import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import type { StudioDiagnostic } from "../../../src/studio/api"
import { Studio } from "../../../src/studio/page/studio"
import { WithoutStyles } from "../../support/without-styles"
import { entry, model, source } from "./studio-fixture"

let saved: { text: string; version: string }[]
let problemsOf: (text: string) => StudioDiagnostic[]
let onDisk: { text: string; version: string }
let isOnDisk: Promise<void> | undefined

const problem = (field: string, line: number, message: string): StudioDiagnostic => ({
  ...{ severity: "error", rule: "text", file: entry.file, field, message, fix: "Write it differently" },
  range: { start: { line, column: 1 }, end: { line, column: 1 } },
})

/** The studio's server, with one document. */
const answer = async (address: string, body: { text: string; version: string }) => {
  const route = /api\/(\w+)/.exec(address)?.[1]
  if (route === "model") return [200, model]
  if (route === "entries") return [200, [entry]]
  if (route === "file") return [200, { file: entry.file, ...onDisk, assets: [] }]
  if (route === "check") return [200, { diagnostics: problemsOf(body.text), isShown: true }]
  if (route !== "save") return [200, {}]
  await isOnDisk
  if (body.version !== onDisk.version) return [409, { conflict: { file: entry.file, ...onDisk, assets: [] } }]
  saved.push(body)
  onDisk = { text: body.text, version: `${Number(onDisk.version) + 1}` }
  return [200, { version: onDisk.version }]
}

// Typing in the whole editor takes long on a busy machine.
jest.setTimeout(60_000)

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn()
  saved = []
  problemsOf = () => []
  isOnDisk = undefined
  onDisk = { text: source, version: "1" }
  localStorage.clear()
  location.hash = entry.file
  globalThis.fetch = jest.fn(async (address, { body } = {}) => {
    const [status, json] = (await answer(String(address), body ? JSON.parse(String(body)) : {})) as [
      number,
      unknown,
    ]
    return { ok: status < 400, status, json: async () => json } as Response
  })
})

const openStudio = async () => {
  const user = userEvent.setup()
  const view = render(<Studio />, { wrapper: WithoutStyles })
  await screen.findByRole("textbox", { name: "Name" })
  return { user, ...view }
}

const save = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.keyboard("{Control>}s{/Control}")
  await waitFor(() => expect(saved).toHaveLength(1))
  return saved[0]?.text
}

test("a document opens at its title, and an edit of a field changes only its value", async () => {
  const { user } = await openStudio()
  expect(screen.getByRole("heading", { level: 1, name: "One" })).toHaveFocus()
  const country = screen.getByRole("textbox", { name: "Where it is" })
  expect(country).toHaveAccessibleDescription(/Country of the client/)
  await user.clear(country)
  await user.type(country, "UK")
  expect(await save(user)).toBe(source.replace("Germany", "UK"))
})

test("a save shows that it runs, the next one waits, and none overwrites a file that has changed on disk", async () => {
  const { user } = await openStudio()
  let finish = () => {}
  isOnDisk = new Promise((resolve) => {
    finish = resolve
  })
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  await user.keyboard("{Control>}ss{/Control}")
  expect(screen.getByRole("button", { name: "Saving…" })).toBeDisabled()
  finish()
  expect(await screen.findByRole("button", { name: "Save" })).toBeDisabled()
  expect(screen.getByRole("status")).toHaveTextContent("Saved")
  onDisk = { text: source.replace("Germany", "Poland"), version: "7" }
  await user.type(screen.getByRole("textbox", { name: "Name" }), "?")
  await user.keyboard("{Control>}s{/Control}")
  await screen.findByRole("heading", { name: "This file has changed on disk" })
  expect(screen.getByText(/Poland/)).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Take the file on disk" }))
  expect(screen.getByRole("textbox", { name: "Where it is" })).toHaveValue("Poland")
  expect(saved).toHaveLength(1)
})

test("an element that needs another is offered only in that one, which takes nothing else", async () => {
  const { user } = await openStudio()
  await user.click(screen.getAllByRole("button", { name: /^Insert after/ })[0] as HTMLElement)
  const dialog = within(screen.getByRole("dialog", { name: "Insert" }))
  expect(dialog.getByRole("searchbox", { name: "Search" })).toHaveFocus()
  expect(dialog.getByRole("button", { name: /^Shelf/ })).toBeVisible()
  expect(dialog.queryByRole("button", { name: /^Book/ })).toBeNull()
  await user.click(dialog.getByRole("button", { name: /^Shelf/ }))
  expect(screen.getByRole("status")).toHaveTextContent("Shelf is inserted")
  await user.click(screen.getByText("Shelf", { selector: "summary strong" }))
  await user.click(screen.getByRole("textbox", { name: "Text in Shelf" }))
  await user.keyboard("/")
  const inShelf = within(screen.getByRole("dialog", { name: "Insert" })).getByRole("list")
  expect(within(inShelf).getAllByRole("button")).toHaveLength(1)
  await user.click(screen.getByRole("button", { name: /^Book/ }))
  expect(screen.getByRole("textbox", { name: "Text in Shelf" })).toHaveTextContent("<Shelf>")
})

test("a field that is not set is added by its button, and a reference is found by its title", async () => {
  const { user } = await openStudio()
  await user.click(screen.getByRole("button", { name: "Rating" }))
  const rating = screen.getByRole("textbox", { name: "Rating" })
  await user.clear(rating)
  await user.type(rating, "4,5")
  await user.click(screen.getByRole("button", { name: "Client" }))
  await user.type(screen.getByRole("combobox", { name: "Client" }), "ac")
  await user.click(screen.getByRole("option", { name: /Acme Works/ }))
  const text = await save(user)
  expect(text).toContain("rating: 4.5\n")
  expect(text).toContain("client: acme\n")
})

test("entries of a list are moved with the keyboard, and added; fields of a section are in its card", async () => {
  const { user } = await openStudio()
  screen.getByRole("button", { name: "Move or remove first" }).focus()
  await user.keyboard("{ArrowDown}")
  expect(document.activeElement).toHaveAccessibleName("Move or remove first")
  expect(screen.getByRole("status")).toHaveTextContent("first is now 2 of 2")
  await user.click(screen.getByRole("button", { name: "Add tag" }))
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Tags 3" })).toHaveFocus())
  await user.keyboard("c")
  const body = within(screen.getByRole("region", { name: "Body" }))
  await user.click(body.getByText("Quotes of a page"))
  await user.click(body.getByText("It was quick.", { selector: "strong" }))
  await user.type(body.getByRole("textbox", { name: "Quote" }), "!")
  await user.click(body.getAllByRole("button", { name: "Heading" }).at(-1) as HTMLElement)
  const text = await save(user)
  expect(text).toContain("tags: [second, first, c]\n")
  expect(text).toContain("  - quote: It was quick.!\n")
})

test("a problem is at its field, and a certain fix is applied", async () => {
  const start = source.indexOf('"One"')
  const fix = { label: "Write Two", start, end: start + 5, text: '"Two"' }
  problemsOf = (text) => (text.includes("Two") ? [] : [{ ...problem("name", 3, "is taken"), edit: fix }])
  const { user } = await openStudio()
  await screen.findByText("is taken. Write it differently.")
  expect(screen.getByRole("textbox", { name: "Name" })).toBeInvalid()
  await user.click(screen.getByRole("button", { name: "Write Two" }))
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toBeValid())
  expect(await save(user)).toBe(source.replace("One", "Two"))
})

test.each(["draft", "'draft'"])("a %s is marked as ready once it has no errors", async (key) => {
  onDisk.text = source.replace("draft", key)
  problemsOf = (text) =>
    text.includes(`\n${key}: true`) || !text.includes("Germany") ? [] : [problem("", 4, "is old")]
  const { user } = await openStudio()
  await user.click(screen.getByRole("button", { name: "Mark as ready" }))
  expect(await screen.findByRole("status")).toHaveTextContent("First correct the error")
  await user.click(screen.getByRole("button", { name: "Show" }))
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Where it is" })).toHaveFocus())
  await user.keyboard("{Control>}a{/Control}UK")
  await user.click(screen.getByRole("button", { name: "Mark as ready" }))
  await screen.findByRole("button", { name: "Ready" })
  expect(await save(user)).not.toContain("draft")
})

test("unsaved text is restored after a reload", async () => {
  const { user, unmount } = await openStudio()
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  unmount()
  const { user: later } = await openStudio()
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("One!")
  await later.click(screen.getByRole("button", { name: "Discard it" }))
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("One")
})

test("edits are saved after a pause if the user has chosen it, but not with errors", async () => {
  const { user } = await openStudio()
  const autosave = screen.getByRole("checkbox", { name: "Autosave" })
  expect(autosave).not.toBeChecked()
  await user.click(autosave)
  problemsOf = (text) => (/!!/.test(text) ? [] : [problem("name", 3, "is too short")])
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  await screen.findByText("is too short. Write it differently.")
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 8000 })
  expect(saved[0]?.text).toBe(source.replace("One", "One!!"))
})
