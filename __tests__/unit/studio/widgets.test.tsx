/** Call-outs, pictures and elements in a text have forms, which change only their own bytes. */
import { fireEvent, screen, waitFor } from "@testing-library/react"
import { openStudio } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => {
  localStorage.clear()
  // jsdom has none.
  URL.createObjectURL = () => "blob:picture"
  URL.revokeObjectURL = () => {}
})

const textWith = (mdx: string) => source.replace("Some words.", mdx)
const openWith = (mdx: string) => openStudio({ text: textWith(mdx) })

const field = (name: string) => screen.getByLabelText(name, { selector: "input, select, textarea" })
const set = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

test.each([
  [":::tip[Old]\n\nText.\n\n:::", ":::danger[A \\[new\\] one]\n\nText.\n\n:::"],
  ["::::tip\nText.\n::::", "::::danger[A \\[new\\] one]\nText.\n::::"],
  ["> [!TIP] Old\n> Text.", "> [!DANGER] A [new] one\n> Text."],
  ["> [!tip]\n>\n> Text.", "> [!DANGER] A [new] one\n>\n> Text."],
])("the call-out %j has a kind and a title", async (mdx, expected) => {
  const { save } = await openWith(mdx)
  expect(await screen.findByLabelText("Kind of call-out")).toHaveValue("tip")
  expect(screen.queryByText(/:::|\[!/)).toBeNull()
  set("Kind of call-out", "danger")
  set("Title of the call-out", "A [new] one")
  expect(await save()).toBe(textWith(expected))
})

test.each([
  [":::tip[Old]\n\nText.\n\n:::", "Text."],
  ["> [!TIP] Old\n> Text.", "Text."],
])("%j is no call-out any more, and keeps its text", async (mdx, text) => {
  const { save } = await openWith(mdx)
  await screen.findByLabelText("Kind of call-out")
  set("Kind of call-out", "none")
  expect((await save())?.replace(/\n{3,}/g, "\n\n")).toBe(textWith(text))
})

test("Enter leads from the title of a call-out to its text, which is selected if it is a placeholder", async () => {
  const { user, save } = await openWith(":::tip[Old]\n\nTODO Text.\n\n:::")
  await user.type(await screen.findByLabelText("Title of the call-out"), "er{Enter}")
  await user.keyboard("New.")
  expect(await save()).toBe(textWith(":::tip[Older]\n\nNew.\n\n:::"))
})

test("the toolbar makes a paragraph a call-out", async () => {
  const { user, save } = await openWith("Some words.")
  await user.click(screen.getByText("Some words."))
  await user.click(screen.getByRole("button", { name: "Call-out" }))
  expect(await save()).toBe(textWith(":::note\n\nSome words.\n\n:::"))
})

test("a picture is described, and removed", async () => {
  const { user, save } = await openWith('One.\n\n![Old](./a.jpg "Say \\"x\\"")\n\nTwo.')
  expect(await screen.findByLabelText("Caption")).toHaveValue('Say "x"')
  set("What the picture shows", "A [board]")
  expect(await save()).toBe(textWith('One.\n\n![A \\[board\\]](./a.jpg "Say \\"x\\"")\n\nTwo.'))
  set("Caption", "")
  set("What the picture shows", "")
  expect(field("What the picture shows")).toBeInvalid()
  expect(await save()).toBe(textWith("One.\n\n![](./a.jpg)\n\nTwo."))
  await user.click(screen.getByRole("button", { name: "Remove picture" }))
  expect(await save()).not.toContain("a.jpg")
})

test("the placeholder of a caption is replaced by what is typed, and that of a title", async () => {
  const mdx = '![A board](./a.jpg "TODO Say more")\n\n:::tip[TODO Title]\n\nText.\n\n:::'
  const { user, save } = await openWith(mdx)
  await user.click(await screen.findByLabelText("Caption"))
  await user.keyboard("Tea")
  await user.click(screen.getByLabelText("Title of the call-out"))
  await user.keyboard("Milk")
  expect(await save()).toBe(textWith(mdx.replace("TODO Say more", "Tea").replace("TODO Title", "Milk")))
})

test("Enter in the dialog that replaces a picture is for its form", async () => {
  const { user } = await openWith("![Old](./a.jpg)")
  await user.click(await screen.findByRole("button", { name: "Replace picture" }))
  const input = screen.getByLabelText("Caption").closest("[data-form]")?.querySelector("input[type=file]")
  const image = new File(["a"], "b.png", { type: "image/png" })
  fireEvent.change(input as HTMLInputElement, { target: { files: [image] } })
  const question = await screen.findByRole("textbox", { name: "What does the image show?" })
  // False: it is prevented.
  expect(fireEvent.keyDown(question, { key: "Enter" })).toBe(true)
  expect(question).toHaveFocus()
})

test("an element in a sentence or a list is a button that opens its form", async () => {
  const mdx =
    'A <Book title="One">book</Book> and <Other a="b" />.\n\n- two\n\n  <Book title="Two" cover="./a.jpg" />'
  const { user, save } = await openWith(mdx)
  const change = async () => {
    await user.click(screen.getByRole("button", { name: "Change" }))
    await waitFor(() => expect(screen.queryByRole("button", { name: "Change" })).toBeNull())
  }
  await user.click(await screen.findByRole("button", { name: "Book: book" }))
  expect(screen.queryByText(/<Book/)).toBeNull()
  expect(screen.getByText(/Other/)).toBeVisible()
  set("Text", "story")
  set("Title", "First")
  await change()
  await user.click(screen.getByRole("button", { name: "Book: Two" }))
  set("Title", "Second")
  await change()
  expect(await save()).toBe(
    textWith(mdx.replace("One", "First").replace(">book<", ">story<").replace("Two", "Second")),
  )
})
