/** What is typed while a form changes is not lost. */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { research } from "../../../src/site/sections/research/section"
import { LiveChart } from "../../../src/site/shell/develop/live-chart"
import { pageColors } from "../../../src/site/theme/readable-colors"
import type { FieldSchema } from "../../../src/studio/api"
import { WithoutStyles } from "../../support/without-styles"
import { openStudio, problem } from "./open-studio"
import { model, source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const words: FieldSchema = { type: "string", minLength: 1, maxLength: 200 }
const group: FieldSchema = { type: "object", required: ["title"], properties: { title: words, lead: words } }
const focusSchema: FieldSchema = {
  type: "array",
  field: { name: "focus", rule: "field-value", control: "focus", imagesBeside: ["picture"] },
}
const kinds: [what: string, schema: FieldSchema, role: string, name: string | RegExp][] = [
  ["a text", words, "textbox", "Extra"],
  ["a number", { type: "number" }, "textbox", "Extra"],
  ["a switch", { type: "boolean" }, "switch", "Extra"],
  ["a choice", { type: "string", enum: ["one", "two"] }, "combobox", "Extra"],
  [
    "a choice with search",
    { type: "string", field: { name: "reference", rule: "reference", control: "choice", to: "Client" } },
    "combobox",
    "Extra",
  ],
  [
    "a colour",
    { type: "string", field: { name: "color", rule: "colour", control: "color" } },
    "textbox",
    "Extra",
  ],
  [
    "an image",
    {
      type: "string",
      field: { name: "image", rule: "image-path", control: "file", file: { type: "image" } },
      pattern: ".",
    },
    "combobox",
    "Extra",
  ],
  ["a subject", focusSchema, "slider", "Extra Left to right"],
  ["a list of texts", { type: "array", items: words }, "textbox", "Extra 1"],
  ["a list of groups", { type: "array", items: group }, "textbox", "Title"],
  ["a group", group, "textbox", "Title"],
]

test.each(kinds)(
  "%s that is added has the focus, and its button has it again once it is removed",
  async (_, schema, role, name) => {
    const { user } = await openStudio({ fields: { extra: schema } })
    await user.click(screen.getByRole("button", { name: "Extra" }))
    const control = screen.getByRole(role, { name })
    expect(control).toHaveFocus()
    if (role === "textbox") {
      await user.keyboard("12")
      expect(control).toHaveValue("12")
    }
    const remove = screen.queryByRole("button", { name: "Remove Extra" })
    if (!remove) return
    await user.click(remove)
    expect(screen.getByRole("button", { name: "Extra" })).toHaveFocus()
  },
)

test("the subject of a picture is a point in it, chosen by a click or with sliders", async () => {
  const image: FieldSchema = {
    type: "string",
    field: { name: "image", rule: "image-path", control: "file", file: { type: "image" } },
    pattern: ".",
  }
  const { user, save } = await openStudio({
    text: source.replace("draft", "picture: arch.png\ndraft"),
    fields: { picture: image, focus: focusSchema },
  })
  await user.click(screen.getByRole("button", { name: "Focus" }))
  const group = screen.getByRole("group", { name: "Focus" })
  const picture = group.firstElementChild as HTMLElement
  picture.getBoundingClientRect = () => new DOMRect(100, 50, 400, 200)
  fireEvent.click(picture, { clientX: 200, clientY: 200 })
  expect(within(group).getByRole("slider", { name: "Top to bottom" })).toHaveValue("0.75")
  fireEvent.change(within(group).getByRole("slider", { name: "Focus Left to right" }), {
    target: { value: "0.3" },
  })
  expect(await save()).toContain("\nfocus: [0.3, 0.75]\n")
})

test("a placeholder is replaced by what is typed, and Tab leads from a text to the next", async () => {
  const placeholders = source.replace("draft: true", "draft: true\nlead: TODO Say it\nlast: TODO End")
  const fields = { lead: words, last: words }
  const { user, save } = await openStudio({ text: placeholders, fields })
  await user.click(screen.getByRole("textbox", { name: "Lead" }))
  await user.keyboard("Tea")
  await user.tab()
  await user.keyboard("Milk")
  expect(await save()).toBe(source.replace("draft: true", "draft: true\nlead: Tea\nlast: Milk"))
})

test("the mark of an example is removed with its value", async () => {
  const country = "# Example: Germany\ncountry: Germany"
  const { user, save } = await openStudio({ text: source.replace("country: Germany", country) })
  await user.type(screen.getByRole("textbox", { name: "Where it is" }), " north")
  expect(await save()).toBe(source.replace("Germany", "Germany north"))
})

test("a new entry of a data file begins with its name, from which its id follows", async () => {
  const file = "content/data/team.yaml"
  const properties: FieldSchema["properties"] = { id: words, icon: { enum: ["star"] }, name: words }
  const items: FieldSchema = { type: "object", required: ["id", "icon", "name"], properties }
  const more = {
    model: () => ({ ...model, dataFiles: [{ file, schema: { type: "array", items } }] }),
    entries: () => [{ file, kind: "data", title: "Team", state: "published", errors: 0, warnings: 0 }],
    file: () => ({ file, text: "[]\n", version: "1", assets: [] }),
  }
  const { user, save } = await openStudio({ place: file, more })
  await user.click(await screen.findByRole("button", { name: "Add entry" }))
  await user.keyboard("Bo Lee")
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus()
  expect(screen.getAllByRole("textbox")).toHaveLength(1)
  expect(await save()).toBe("- id: bo-lee\n  icon: star\n  name: Bo Lee\n")
})

test("a problem of a date has the form of its field, whose years have four digits", async () => {
  const { user } = await openStudio({
    fields: { day: { type: "string", format: "date" } },
    check: (text) =>
      text.includes("day:") ? [{ ...problem(3, "is no date", "day"), fix: "Write 2026-05-14" }] : [],
  })
  await user.click(screen.getByRole("button", { name: "Day" }))
  expect(screen.getByLabelText("Day")).toHaveAttribute("max", "2099-12-31")
  const shown = new Intl.DateTimeFormat(undefined, { dateStyle: "short" }).formatToParts(
    new Date(2026, 4, 14),
  )
  const order = shown.filter(({ type }) => type !== "literal").map(({ type }) => type)
  const written = { day: "14", month: "05", year: "2026" } as Record<string, string>
  const { textContent } = await screen.findByText(/is no date/)
  expect(textContent?.match(/\d+/g)).toEqual(order.map((part) => written[part]))
})

test("groups that have something to be filled in are open", async () => {
  const people = { type: "object", required: ["lead"], properties: { lead: { ...group, title: "Lead" } } }
  const lead = (title: string) =>
    source.replace("draft: true", `draft: true\npeople: { lead: { title: ${title} } }`)
  const open = (title: string) => openStudio({ text: lead(title), fields: { people: people as FieldSchema } })
  const { unmount } = await open("TODO Who")
  expect(screen.getByRole("textbox", { name: "Title" })).toBeVisible()
  unmount()
  await open("Ada")
  expect(screen.getByRole("textbox", { name: "Title" })).not.toBeVisible()
})

test("a field is added while another one that was left empty has the focus", async () => {
  const { user, save } = await openStudio({ fields: { first: words, second: words } })
  await user.click(screen.getByRole("button", { name: "First" }))
  await user.click(screen.getByRole("button", { name: "Second" }))
  await user.keyboard("words")
  expect(await save()).toBe(
    source
      .replace("draft: true", "draft: true\nsecond: words")
      .replace(/(draft: true)\n(second: words)\n([\s\S]*?)---/, "$1\n$3$2\n---"),
  )
})

describe("a choice with search", () => {
  const names = ["Django", "Mongo", "Category", "Go", "Gong", "Let’s go", "Python", "Rust", "Swift", "Kotlin"]
  const open = async () => {
    const tool: FieldSchema = { type: "string", enum: names }
    const text = source.replace("draft", "tool: Rust\ndraft")
    const { user, save } = await openStudio({ text, fields: { tool } })
    const input = screen.getByRole("combobox", { name: "Tool" })
    await user.tripleClick(input)
    return { user, save, input }
  }

  test.each([
    ["go", "Go"],
    ["GO", "Go"],
    ["gon", "Gong"],
    ["let", "Let’s go"],
    ["ang", "Django"],
    ["ot", "Kotlin"],
  ])("chooses the best match of %j with Enter, and with Tab", async (typed, expected) => {
    for (const key of ["{Enter}", "{Tab}"]) {
      const { user, save, input } = await open()
      await user.clear(input)
      await user.keyboard(typed)
      expect(screen.getAllByRole("option")[0]).toHaveTextContent(expected)
      await user.keyboard(key)
      expect(input).toHaveValue(expected)
      expect(await save()).toContain(`tool: ${expected}\n`)
      document.body.innerHTML = ""
      localStorage.clear()
    }
  })

  test("keeps what is typed if nothing is found, and its value if nothing is typed", async () => {
    const { user, input } = await open()
    await user.clear(input)
    await user.keyboard("zzz{Enter}")
    expect(input).toHaveValue("zzz")
    expect(screen.getByRole("option", { name: "Nothing found" })).toBeVisible()
    await user.keyboard("{Escape}")
    expect(input).toHaveValue("Rust")
    await user.tab()
    expect(input).toHaveValue("Rust")
  })
})

test.each(["donut", "bars", "columns", "line"])(
  "a chart of %s without colours is as on the page",
  (chart) => {
    const values = chart === "line" ? { values: [1, 2] } : { value: 50 }
    const markupOf = (...colors: (string | undefined)[]) => {
      const data = colors.map((color, index) => ({ title: `T${index}`, color, ...values }))
      const { container, unmount } = render(
        <LiveChart value={{ chart, header: "Chart", labels: ["a", "b"], data }} />,
        { wrapper: WithoutStyles },
      )
      const markup = container.innerHTML.replaceAll(/_r_\w+_/g, "")
      unmount()
      return markup
    }
    // As Gatsby's nodes have them.
    const page = research.complete?.({ research: [{ chart, data: [{}, {}] }] } as never) as {
      research: { data: { color: string }[] }[]
    }
    const expected = markupOf(...(page.research[0]?.data ?? []).map(({ color }) => color))
    expect(markupOf(undefined, undefined)).toBe(expected)
    expect(markupOf("", "#12")).toBe(expected)
    expect(markupOf("chart1", "chart3")).not.toBe(expected)
  },
)

test("a chart in a form has the accent of its page, which follows from the hero", () => {
  const value = { chart: "bars", header: "Chart", data: [{ title: "A", value: 1 }] }
  render(<LiveChart value={value} hero={{ background: "#1C1650" }} />)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const { accent } = pageColors("#1C1650")
  expect(rules.map(({ cssText }) => cssText).join("")).toContain(`--page-accent: ${accent}`)
})

test("a problem of one element is not shown at another one of its name", async () => {
  const text = `${source}\n<Shelf heading="A">\n\nOne\n\n</Shelf>\n\n<Shelf heading="B">\n\nTwo\n\n</Shelf>\n`
  const line = text.split("\n").findIndex((written) => written.includes('"B"')) + 1
  await openStudio({ text, check: () => [problem(line, "is too short", "<Shelf heading>")] })
  await waitFor(() => expect(screen.getAllByText(/is too short/)).toHaveLength(1))
  const cards = screen.getAllByText("Shelf of books", { selector: "summary strong" })
  expect(within(cards[1]?.closest("details") as HTMLElement).getByText(/is too short/)).toBeInTheDocument()
})

test("the arrow keys move through the open menu of an entry, and the entry once it is closed", async () => {
  const { user, save } = await openStudio()
  const handle = screen.getByRole("button", { name: "Move or remove first" })
  const menu = document.getElementById(handle.getAttribute("popovertarget") ?? "") as HTMLElement
  const toggle = (newState: string) =>
    menu.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState, oldState: "" }))
  handle.focus()
  toggle("open")
  await user.keyboard("{ArrowDown}")
  expect(document.activeElement).toHaveTextContent("Move up")
  await user.keyboard("{ArrowDown}{ArrowDown}")
  expect(document.activeElement).toHaveTextContent("Remove")
  await user.keyboard("{ArrowRight}")
  expect(document.activeElement).toHaveTextContent("Move up")
  toggle("closed")
  handle.focus()
  await user.keyboard("{ArrowDown}")
  expect(await save()).toContain("tags: [second, first]")
})

test("Enter in a text of a list begins the next one, and Backspace removes an empty one", async () => {
  const { user, save } = await openStudio()
  const entry = (number: number) => screen.getByRole("textbox", { name: `Tags ${number}` })
  await user.click(entry(1))
  await user.keyboard("!{Enter}")
  expect(entry(2)).toHaveFocus()
  await user.keyboard("{Enter}between")
  expect(entry(2)).toHaveFocus()
  expect(await save()).toBe(source.replace("[first, second]", "[first!, between, second]"))
  await user.clear(entry(2))
  await user.keyboard("{Backspace}")
  expect(entry(1)).toHaveFocus()
  await user.keyboard("{Enter}{Backspace}")
  expect(await save()).toBe(source.replace("[first, second]", "[first!, second]"))
})

test("Enter in a list that is full leads to its next text", async () => {
  const { user, save } = await openStudio({ text: source.replace("second", "second, third, fourth") })
  await user.click(screen.getByRole("textbox", { name: "Tags 3" }))
  await user.keyboard("{Enter}")
  expect(screen.getByRole("textbox", { name: "Tags 4" })).toHaveFocus()
  await user.keyboard("{Enter}!")
  expect(await save()).toContain("tags: [first, second, third, fourth!]")
})

test("a document with unsaved edits is marked in the list until they are saved", async () => {
  const { user, save } = await openStudio()
  const list = within(screen.getByRole("navigation", { name: "Documents" }))
  expect(list.queryByText("Unsaved")).toBeNull()
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!")
  expect(await list.findByRole("button", { name: /^One.*Unsaved/ })).toBeVisible()
  await save()
  expect(list.queryByText("Unsaved")).toBeNull()
})
