import { screen, waitFor, within } from "@testing-library/react"
import { linkAt, setLink } from "../../../src/studio/page/text/link-at"
import { loadMarkdown } from "../../../src/studio/source/rich-text/markdown"
import { openStudio } from "./open-studio"
import { openMarked } from "./open-text"
import { source } from "./studio-fixture"

beforeAll(loadMarkdown)
beforeEach(() => localStorage.clear())

test.each([
  ["|Tea| and milk", "/tea/", "[Tea](/tea/) and milk"],
  ["Te|a and milk", "/tea/", "[Tea](/tea/) and milk"],
  ["One [te|a](/a/) two", "/tea/", "One [tea](/tea/) two"],
  ["|[tea](/a/)|", "/tea/", "[tea](/tea/)"],
  ["[**te|a** pot](/a/)", "/tea/", "[**tea** pot](/tea/)"],
  ["[te|a](/a/ 'Hot')", "/tea/", "[tea](/tea/ 'Hot')"],
  ["|tea|", "example.com/tea", "[tea](https://example.com/tea)"],
  ["|tea|", "a@example.com", "[tea](mailto:a@example.com)"],
  ["|tea|", "https://example.com/a b(c)", "[tea](https://example.com/a%20b%28c%29)"],
  ["|tea|", "./tea.pdf", "[tea](./tea.pdf)"],
  ["|tea|", "#milk", "[tea](#milk)"],
])("in %j, a link to %s is set", (before, address, after) => {
  const editor = openMarked(before)
  const link = linkAt(editor.view.state)
  setLink(editor.view, link, link.text, address)
  expect(editor.text()).toBe(after)
})

test("a link is set by the name of a heading, changed to an address, and removed, with the keyboard", async () => {
  const { user, save, selectInText } = await openStudio()
  const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const text = screen.getByRole("textbox", { name: "Text" })
  await user.click(text)
  await user.keyboard("{Control>}k{/Control}")
  const dialog = within(screen.getByRole("dialog", { name: "Add a link" }))
  expect(dialog.getByRole("combobox", { name: "Page" })).toHaveFocus()
  await user.keyboard("tea{Enter}")
  expect(dialog.getByRole("textbox", { name: "Address" })).toHaveValue("/one/#green-tea")
  await user.click(dialog.getByRole("button", { name: "Add link" }))
  await isClosed()
  expect(await save()).toBe(source.replace("Some", "[Some](/one/#green-tea)"))
  selectInText("om")
  await user.keyboard("{Control>}k{/Control}")
  const address = screen.getByRole("textbox", { name: "Address" })
  await user.clear(address)
  await user.type(address, "example.com{Enter}")
  await isClosed()
  expect(await save()).toBe(source.replace("Some", "[Some](https://example.com)"))
  selectInText("om")
  await user.keyboard("{Control>}k{/Control}")
  await user.click(screen.getByRole("button", { name: "Remove the link" }))
  await isClosed()
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled()
  expect(await save()).toBe(source)
})

test("Enter chooses a page that is read later", async () => {
  let read: (pages: object[]) => void = () => {}
  const pages = new Promise<object[]>((resolve) => {
    read = resolve
  })
  const { user } = await openStudio({ more: { links: () => pages } })
  await user.click(screen.getByRole("textbox", { name: "Text" }))
  await user.keyboard("{Control>}k{/Control}tea{Enter}")
  const address = screen.getByRole("textbox", { name: "Address" })
  expect(address).toHaveValue("")
  read([{ address: "/tea/", title: "Tea" }])
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Page" })).toHaveValue("Tea"))
  expect(address).toHaveValue("/tea/")
})
