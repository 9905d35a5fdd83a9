/** Tables are edited as tables, and only the bytes of what is edited change. */
import { EditorView } from "@codemirror/view"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { openStudio } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const table = "| Fruit | Kilos |\n|---|--:|\n| **Red** apples | 3 |\n|Pears|4|"
const textWith = (mdx: string) => source.replace("Some words.", `Some words.\n\n${mdx}\n\nMore words.`)

const openTable = async () => {
  const studio = await openStudio({ text: textWith(table) })
  const shown = () => screen.getByRole("table", { name: /Fruit/ })
  // A busy machine parses a text later.
  await screen.findByRole("table", { name: /Fruit/ })
  const cell = (name: string) => within(shown()).getByRole("cell", { name })
  const enter = (name: string) => fireEvent.focus(cell(name))
  return { ...studio, shown, enter }
}

const paste = (plain: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => plain } })

const focused = () => document.activeElement?.getAttribute("aria-label")

test("a table has its headers and cells, without marks", async () => {
  const { shown } = await openTable()
  const texts = (role: string) =>
    within(shown())
      .getAllByRole(role)
      .map(({ textContent }) => textContent)
  expect(texts("columnheader")).toEqual(["Fruit", "Kilos"])
  expect(texts("cell")).toEqual(["Red apples", "3", "Pears", "4"])
})

test("what is typed changes its cell only, and a pipe is escaped", async () => {
  const { user, enter, save } = await openTable()
  enter("Pears")
  expect(focused()).toBe("Fruit, row 2")
  paste(" | plums")
  await user.keyboard("{Tab}0")
  expect(focused()).toBe("Kilos, row 2")
  expect(await save()).toBe(textWith(table.replace("|Pears|4|", "|Pears \\| plums|40|")))
})

test("keys that come before the table is rendered again are in their order", async () => {
  const { enter, save } = await openTable()
  enter("Pears")
  const editor = EditorView.findFromDOM(document.activeElement as HTMLElement)
  act(() => {
    for (const key of " and plums") editor?.dispatch(editor.state.replaceSelection(key))
  })
  expect(await save()).toBe(textWith(table.replace("Pears", "Pears and plums")))
})

test("Tab adds a row behind the last cell, and undo takes it back", async () => {
  const { user, enter, save } = await openTable()
  enter("4")
  await user.keyboard("{Tab}Plums{Enter}")
  expect(await save()).toBe(textWith(`${table}\n| Plums |  |`))
  // Each pause in typing ends a step.
  for (let step = 0; step < 7; step++) await user.keyboard("{Control>}z{/Control}")
  expect(await save()).toBe(textWith(table))
})

test("Enter goes down and leaves the table, Escape leaves it, and Backspace behind it goes back", async () => {
  const { user, enter } = await openTable()
  enter("3")
  await user.keyboard("{Enter}")
  expect(focused()).toBe("Kilos, row 2")
  await user.keyboard("{Enter}")
  expect(focused()).toBe("Text")
  enter("3")
  await user.keyboard("{Escape}")
  expect(focused()).toBe("Text")
  await user.keyboard("{ArrowRight}{Backspace}")
  expect(focused()).toBe("Kilos, row 2")
})

test("rows and columns are added, moved, aligned and removed by their menus", async () => {
  const { user, enter, save } = await openTable()
  enter("3")
  const choose = async (action: string) => user.click(screen.getByText(action))
  await choose("Move the row down")
  expect(focused()).toBe("Kilos, row 2")
  expect(await save()).toBe(textWith("| Fruit | Kilos |\n|---|--:|\n|Pears|4|\n| **Red** apples | 3 |"))
  await choose("Add a column before")
  await user.keyboard("x")
  await choose("Align centre")
  await choose("Remove the row")
  expect(await save()).toBe(textWith("| Fruit |  | Kilos |\n|---|:---:|--:|\n|Pears|  |4|"))
  await choose("Remove the table")
  expect(await save()).not.toContain("|")
})

test("what is pasted from a spreadsheet fills cells, and lines become one cell", async () => {
  const { user, enter, save } = await openTable()
  enter("3")
  paste("5\tgood\r\n6\tbad\r\n")
  enter("Pears")
  paste(" and\nplums")
  await user.keyboard("!")
  expect(await save()).toBe(
    textWith(
      "| Fruit | Kilos |  |\n|---|--:|---|\n| **Red** apples | 5 | good |\n|Pears and plums!|6| bad |",
    ),
  )
})

test("a header and Enter make a table", async () => {
  const { user, save } = await openStudio()
  await user.click(screen.getByText("Some words."))
  await user.keyboard("{Control>}{End}{/Control}{Enter}| a | b |{Enter}c")
  expect(focused()).toBe("a, row 1")
  expect(await save()).toContain("Some words.\n\n| a | b |\n|---|---|\n| c |  |")
})
