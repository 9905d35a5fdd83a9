import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { startTransition } from "react"
import { openStudio, problem } from "./open-studio"
import { entry, source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

test("what is typed while an edit of a transition or of a request is pending does not put the old text back", async () => {
  const { save, typeInText } = await openStudio()
  const type = (value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value } })
  await act(async () => {
    startTransition(() => typeInText("1"))
    type("Two")
    typeInText("2")
    await Promise.resolve()
    typeInText("3")
    type("Three")
  })
  expect(screen.getByRole("textbox", { name: "Text" })).toHaveTextContent("321Some words.")
  expect(await save()).toBe(source.replace("Some", "321Some").replace('"One"', '"Three"'))
})

test("an undo directly after the last key takes that key back, in a field and in a text", async () => {
  const { user, save, typeInText } = await openStudio()
  const name = screen.getByRole("textbox", { name: "Name" })
  await user.type(name, "!")
  await user.keyboard("{Control>}z{/Control}")
  expect(name).toHaveValue("One")
  act(() => typeInText("!"))
  await user.keyboard("{Control>}z{/Control}")
  expect(screen.getByRole("textbox", { name: "Text" })).toHaveTextContent("Some words.")
  await user.type(name, "?")
  expect(await save()).toBe(source.replace('"One"', '"One?"'))
})

test("a save shows that it runs, the next one waits, and none overwrites a file that has changed on disk", async () => {
  const { user, saved, disk } = await openStudio()
  let finish = () => {}
  disk.isWritten = new Promise((resolve) => {
    finish = resolve
  })
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  await user.keyboard("{Control>}ss{/Control}")
  expect(screen.getByRole("button", { name: "Saving…" })).toBeDisabled()
  finish()
  expect(await screen.findByRole("button", { name: "Save" })).toBeDisabled()
  expect(screen.getByRole("status")).toHaveTextContent("Saved")
  await user.type(screen.getByRole("textbox", { name: "Name" }), "?")
  // In the same place: what else has changed is merged as soon as the studio looks at the disk.
  Object.assign(disk, { text: source.replace("One", "Two"), version: "7" })
  await user.keyboard("{Control>}s{/Control}")
  await screen.findByRole("heading", { name: "This file has changed on disk" })
  expect(screen.getByText(/Two/)).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Take the file on disk" }))
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("Two")
  expect(saved).toHaveLength(1)
})

test("what others save is loaded, merged with what is not saved, and stays after an undo", async () => {
  const { user, disk } = await openStudio()
  const [name, country] = ["Name", "Where it is"].map((name) => screen.getByRole("textbox", { name }))
  const writeCountry = (name: string, version: string) =>
    Object.assign(disk, { text: source.replace("Germany", name), version })
  writeCountry("Poland", "7")
  await waitFor(() => expect(country).toHaveValue("Poland"))
  expect(screen.getByRole("button", { name: "Save" })).toBeDisabled()
  await user.type(name as HTMLElement, "!")
  writeCountry("Spain", "8")
  expect(await screen.findByText(/What you have not saved is in it/)).toBeVisible()
  expect(country).toHaveValue("Spain")
  await user.keyboard("{Control>}z{/Control}")
  expect([name, country]).toEqual([
    expect.objectContaining({ value: "One" }),
    expect.objectContaining({ value: "Spain" }),
  ])
})

test("the head of a page stays first, and no other is offered below it", async () => {
  const { user } = await openStudio({ text: source.replace("<Hero />", "<Cover />") })
  expect(screen.getByRole("button", { name: /^Move or remove Quotes/ })).toBeVisible()
  expect(screen.queryByRole("button", { name: /^Move or remove Cover/ })).toBeNull()
  await user.click(screen.getByRole("button", { name: /^Insert after Cover/ }))
  expect(within(screen.getByRole("dialog")).queryByText("Hero")).toBeNull()
})

test("what is inserted from a text is offered unless the document has it, and its placeholder is selected", async () => {
  const { user, save } = await openStudio()
  await user.click(screen.getAllByRole("button", { name: /^Insert after/ }).at(-1) as HTMLElement)
  const dialog = within(screen.getByRole("dialog", { name: "Insert" }))
  const names = dialog.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent)
  expect(names).toEqual(expect.arrayContaining(["Heading", "List", "Table", "Code", "Divider", "Picture"]))
  expect(names).not.toContain("Quotes")
  await user.type(dialog.getByRole("searchbox"), "list")
  await user.keyboard("{Enter}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(document.getSelection()?.toString()).toBe("TODO Entry")
  expect(await save()).toBe(`${source}\n- TODO Entry\n`)
})

test("a section is inserted from a text with the fields that it needs", async () => {
  const section = () => ({ fields: { stars: 4 }, assets: [] })
  const { user, save, selectInText } = await openStudio({ more: { section } })
  selectInText(".")
  await user.keyboard("{ArrowRight}{Enter}/")
  await user.keyboard("Stars{Enter}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const text = await save()
  expect(text).toContain("Some words.\n\n<Stars />\n\n<Quotes />")
  expect(text).toMatch(/^stars: 4$/m)
})

test("the head of a page is offered to a page without a text", async () => {
  const { user } = await openStudio({ text: source.slice(0, source.indexOf("<Hero />")) })
  await user.click(screen.getByRole("button", { name: "Insert here" }))
  expect(within(screen.getByRole("dialog")).getByText("Cover")).toBeVisible()
})

test("an element that needs another is offered only in that one", async () => {
  const { user } = await openStudio()
  await user.click(screen.getAllByRole("button", { name: /^Insert after/ })[0] as HTMLElement)
  const dialog = within(screen.getByRole("dialog", { name: "Insert" }))
  expect(dialog.getByRole("searchbox", { name: "Search" })).toHaveFocus()
  expect(dialog.getByRole("button", { name: /^Shelf/ })).toBeVisible()
  expect(dialog.queryByRole("button", { name: /^Book/ })).toBeNull()
})

test("a field that is not set is added by its button, and a reference is found by its title", async () => {
  const { user, save } = await openStudio()
  await user.click(screen.getByRole("button", { name: "Rating" }))
  const rating = screen.getByRole("textbox", { name: "Rating" })
  await user.clear(rating)
  await user.type(rating, "4,5")
  await user.click(screen.getByRole("button", { name: "Client" }))
  await user.type(screen.getByRole("combobox", { name: "Client" }), "ac")
  await user.click(screen.getByRole("option", { name: /Acme Works/ }))
  const text = await save()
  expect(text).toContain("rating: 4.5\n")
  expect(text).toContain("client: acme\n")
})

test("entries of a list are moved with the keyboard, and added; fields of a section are in its card", async () => {
  const { user, save } = await openStudio()
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
  const text = await save()
  expect(text).toContain("tags: [second, first, c]\n")
  expect(text).toContain("  - quote: It was quick.!\n")
})

test.each(["draft", "'draft'"])("a %s is marked as ready once it has no errors", async (key) => {
  const check = (text: string) =>
    text.includes(`\n${key}: true`) || !text.includes("Germany") ? [] : [problem(4, "is old")]
  const { user, save } = await openStudio({ text: source.replace("draft", key), check })
  await user.click(screen.getByRole("button", { name: "Mark as ready" }))
  expect(await screen.findByRole("status")).toHaveTextContent("First correct the error")
  await user.click(screen.getByRole("button", { name: "Show" }))
  await waitFor(() => expect(screen.getByRole("textbox", { name: "Where it is" })).toHaveFocus())
  await user.keyboard("{Control>}a{/Control}UK")
  await user.click(screen.getByRole("button", { name: "Mark as ready" }))
  await screen.findByRole("button", { name: "Ready" })
  expect(await save()).not.toContain("draft")
})

test("a document that is no draft says what keeps it from the site", async () => {
  const text = source.replace("draft: true", "publish: 2098-11-30")
  const check = (text: string) =>
    ["Peru", "Cuba"].filter((name) => text.includes(name)).map((name) => problem(4, name))
  const { user } = await openStudio({ text, check })
  expect(screen.getByText("From 30 November 2098")).toBeVisible()
  const country = screen.getByRole("textbox", { name: "Where it is" })
  await user.type(country, "Peru and Cuba")
  expect(await screen.findByText("2 errors")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Undo" }))
  expect(await screen.findByText("From 30 November 2098")).toBeVisible()
})

test("a document in review says so", async () => {
  const documents = [{ file: entry.file, review: "content/one" }]
  const text = source.replace("draft: true\n", "")
  await openStudio({ text, more: { changes: () => ({ documents }) } })
  expect(await screen.findByText("In review")).toBeVisible()
  expect(screen.queryByText("Ready")).toBeNull()
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

test("a text that the browser cannot keep is said to be so until it is saved", async () => {
  const { user, save } = await openStudio()
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  expect(await screen.findByRole("alert")).toHaveTextContent(/cannot keep this text/)
  const { fetch } = globalThis
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError())
  await user.keyboard("{Control>}s{/Control}")
  expect(await screen.findByText(/does not respond.*could not keep it/)).toBeVisible()
  globalThis.fetch = fetch
  full.mockRestore()
  await save()
  expect(screen.queryByRole("alert")).toBeNull()
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError())
  await user.keyboard("{Control>}s{/Control}")
  expect(await screen.findByText(/does not respond.*Your text is kept/)).toBeVisible()
})

test("edits are saved after a pause if the user has chosen it, but not with errors", async () => {
  const check = (text: string) => (/!!?/.exec(text)?.[0] === "!" ? [problem(3, "is too short", "name")] : [])
  const { user, saved } = await openStudio({ check })
  const autosave = screen.getByRole("checkbox", { name: "Autosave" })
  expect(autosave).not.toBeChecked()
  await user.click(autosave)
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  await screen.findByText("is too short. Write it differently.")
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]).toBe(source.replace("One", "One!!"))
})
