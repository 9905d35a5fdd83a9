/** Elements in elements have forms of their own, and editing one keeps every other character. */
import { act, screen, waitFor, within } from "@testing-library/react"
import { openStudio, problem } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const shelf = `<Shelf heading='Old'>
<Book title="First"   cover="./a.jpg" {...more}>One.</Book>
<Book
  title="Second"
>

Two.

<Note>

*In* it.

</Note>

</Book>
</Shelf>
`
const text = `${source}\n${shelf}`

const card = (name: RegExp | string) =>
  within(screen.getByText(name, { selector: "summary span" }).closest("details") as HTMLElement)

test("attributes of elements are edited in their form, at any depth", async () => {
  const { user, save } = await openStudio({ text })
  expect(screen.queryByText(/<Book|<Note/)).toBeNull()
  await user.type(card("First").getByRole("textbox", { name: "Title" }), "!")
  await user.type(card("Second").getByRole("textbox", { name: "Title" }), " edition")
  expect(await save()).toBe(text.replace("First", "First!").replace("Second", "Second edition"))
})

test("an element is added with an empty form, and moved and removed by its menu", async () => {
  const { user, save } = await openStudio({ text })
  await user.click(screen.getByRole("button", { name: "Add book" }))
  expect(document.activeElement).toHaveAccessibleName("Title")
  await user.keyboard("Third")
  const added = text.replace("</Book>\n</Shelf>", '</Book>\n\n<Book title="Third">\n\n</Book>\n</Shelf>')
  expect(await save()).toBe(added)
  act(() => screen.getByRole("button", { name: "Move or remove Book Third" }).focus())
  await user.keyboard("{ArrowUp}")
  expect(screen.getByRole("status")).toHaveTextContent("Book Third is now 2 of 3")
  await user.keyboard("{Control>}z{/Control}")
  const [remove] = within(
    screen.getByRole("button", { name: "Move or remove Book First" }).parentElement as HTMLElement,
  ).getAllByRole("button", { name: "Remove", hidden: true })
  await user.click(remove as HTMLElement)
  expect(await save()).toBe(added.replace(/<Book title="First".*\n/, ""))
})

test("a problem of an element in another is at its field, and is shown there", async () => {
  const line = text.split("\n").findIndex((written) => written.includes('"Second"')) + 1
  const { user } = await openStudio({ text, check: () => [problem(line, "is taken", "<Book title>")] })
  await waitFor(() => expect(screen.getAllByText(/is taken/)).toHaveLength(1))
  expect(card("Second").getByText(/is taken/)).toBeInTheDocument()
  await user.click(screen.getByRole("button", { name: "Problems 1" }))
  await user.click(screen.getByRole("button", { name: "Show" }))
  await waitFor(() => expect(screen.getByDisplayValue("Second")).toHaveFocus())
})
