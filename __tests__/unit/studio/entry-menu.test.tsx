import { screen, waitFor, within } from "@testing-library/react"
import { openStudio } from "./open-studio"
import { entry } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const two = {
  ...entry,
  file: "content/studies/two/index.mdx",
  slug: "two",
  title: "Two",
  path: "/studies/two/",
}
const more = {
  entries: () => [entry, two],
  references: () => [
    { file: two.file, line: 3, column: 5 },
    { file: two.file, line: 9, column: 1 },
  ],
}

const choose = async (user: Awaited<ReturnType<typeof openStudio>>["user"], action: string) => {
  await user.click(screen.getByRole("button", { name: "More for One", hidden: true }))
  await user.click(screen.getAllByRole("button", { name: action, hidden: true })[0] as HTMLElement)
  return within(screen.getByRole("dialog"))
}

test("deleting names what refers to a document and what its visitors see, and offers another in its place", async () => {
  const deleted: unknown[] = []
  const { user } = await openStudio({
    more: {
      ...more,
      delete: (body) => {
        deleted.push(body)
        return { changed: [two.file] }
      },
    },
  })
  const dialog = await choose(user, "Delete")
  const links = await dialog.findAllByRole("link", { name: "Two" })
  expect(links.map((link) => link.getAttribute("href"))).toEqual([`#${two.file}:3:5`, `#${two.file}:9:1`])
  expect(links[0]?.parentElement).toHaveTextContent("line 3")
  expect(dialog.getByText(/become errors/)).toBeVisible()
  expect(dialog.getByText(/Visitors of \/studies\/one\/ see “not found”/)).toBeVisible()
  await user.selectOptions(dialog.getByRole("combobox", { name: "Takes its place" }), "Two")
  expect(dialog.getByText(/Visitors of \/studies\/one\/ are sent to \/studies\/two\//)).toBeVisible()
  await user.click(dialog.getByRole("button", { name: "Delete" }))
  await waitFor(() => expect(deleted).toEqual([{ file: entry.file, replacement: two.file }]))
  expect(await screen.findByText(/1 file refers to Two now. It can be brought back/)).toBeVisible()
})

test("renaming says what happens to the address and the title", async () => {
  const { user } = await openStudio({ more })
  const dialog = await choose(user, "Rename")
  await user.clear(dialog.getByRole("textbox"))
  await user.type(dialog.getByRole("textbox"), "New one")
  expect(
    dialog.getByText(/Its address becomes \/studies\/new-one\/. Visitors of \/studies\/one\/ are sent/),
  ).toBeVisible()
  expect(dialog.getByText(/Its title, One, is a field of its own/)).toBeVisible()
  expect(await dialog.findAllByRole("link", { name: "Two" })).toHaveLength(2)
})
