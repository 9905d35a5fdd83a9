import { screen, waitFor, within } from "@testing-library/react"
import type { FoundPlace } from "../../../src/studio/api"
import { keptText } from "../../../src/studio/page/state/drafts"
import { openStudio } from "./open-studio"
import { entry } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const place = (found: Partial<FoundPlace>): FoundPlace => ({
  ...{ kind: "text", file: entry.file, line: 4, column: 10, length: 7, field: "country", isLoose: false },
  words: [
    { text: "In ", marked: false },
    { text: "Germany", marked: true },
  ],
  ...found,
})

/** What the server is asked for is kept. */
const openWith = async (places: FoundPlace[]) => {
  const { user, ...studio } = await openStudio({ more: { find: () => places } })
  const queries = () =>
    jest
      .mocked(fetch)
      .mock.calls.map(([address]) => new URL(String(address), location.origin))
      .filter(({ pathname }) => pathname.endsWith("/find"))
      .map(({ searchParams }) => Object.fromEntries(searchParams))
  return { user, queries, ...studio }
}

const options = () => screen.findAllByRole("option")

test("the sentence is shown with its words marked, and leads to its place", async () => {
  const { user } = await openWith([place({})])
  await user.keyboard("{Control>}k{/Control}")
  expect(screen.getByRole("combobox", { name: /^Words of a text/ })).toHaveFocus()
  await user.keyboard("german")
  const [option] = await options()
  expect(option).toHaveTextContent("In Germany One, Where it is")
  expect(within(option as HTMLElement).getByText("Germany").tagName).toBe("MARK")
  expect(screen.getByText("1 place")).toHaveAttribute("role", "status")
  await user.keyboard("{Enter}")
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Where it is" })
  await waitFor(() => expect(field).toHaveFocus())
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, "Germany".length])
})

test("leaving the field chooses nothing", async () => {
  const { user } = await openWith([place({ file: "content/studies/two/index.mdx" })])
  await user.keyboard("{Control>}k{/Control}german")
  await options()
  await user.tab()
  expect(screen.getByRole("dialog", { name: "Find" })).toBeVisible()
  expect(location.hash).toBe(`#${entry.file}`)
})

test("documents are found by their names", async () => {
  const { user } = await openWith([])
  await user.click(screen.getByRole("button", { name: "All documents" }))
  await user.click(screen.getByRole("button", { name: /^Find (Ctrl|⌘)/ }))
  await user.keyboard("one")
  expect((await options())[0]).toHaveTextContent("One study")
  await user.keyboard("{Enter}")
  expect(await screen.findByRole("heading", { level: 1, name: "One" })).toBeVisible()
})

test("a text that is not saved is searched as it is", async () => {
  const { user } = await openWith([place({ field: "tags[0]", words: [{ text: "saved", marked: true }] })])
  const field = screen.getByRole("textbox", { name: "Where it is" })
  await user.clear(field)
  await user.type(field, "Norway")
  await waitFor(() => expect(keptText(entry.file)).toContain("Norway"))
  await user.keyboard("{Control>}k{/Control}norw")
  const found = await options()
  expect(found.map(({ textContent }) => textContent)).toEqual(["Norway One, Where it is"])
})

test("Enter does nothing if nothing is found", async () => {
  const { user } = await openWith([])
  await user.keyboard("{Control>}k{/Control}nothing")
  expect(await screen.findByText("0 places")).toBeVisible()
  await user.keyboard("{Enter}")
  expect(screen.getByRole("dialog", { name: "Find" })).toBeVisible()
})
