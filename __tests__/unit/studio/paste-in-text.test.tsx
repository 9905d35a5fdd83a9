/** Pasting into a text of the studio. */
import { createEvent, fireEvent, screen, waitFor } from "@testing-library/react"
import { openStudio } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const open = async () => {
  const studio = await openStudio()
  const text = screen.getByRole("textbox", { name: "Text" })
  studio.selectInText(".")
  await studio.user.keyboard("{ArrowRight}")
  const paste = (data: Record<string, string>, files: File[] = []) => {
    const event = createEvent.paste(text, {
      clipboardData: { getData: (type: string) => data[type] ?? "", types: Object.keys(data), files },
    })
    fireEvent(text, event)
    return event
  }
  return { ...studio, text, paste }
}
const picture = new File(["a"], "image.png", { type: "image/png" })

test("a text of Word, which has a picture of itself on the clipboard, is pasted as text", async () => {
  const { paste, save } = await open()
  paste({ "text/html": "<h1>Tea</h1><p class=MsoNormal>It is <b>hot</b>.</p>", "text/plain": "Tea" }, [
    picture,
  ])
  await waitFor(() => expect(screen.getByText(/It is/)).toBeVisible())
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(await save()).toBe(source.replace("Some words.", "Some words.\n\n## Tea\n\nIt is **hot**."))
})

test("blocks replace what is selected, and a sentence replaces its words", async () => {
  const { user, text, paste, save, selectInText } = await open()
  await user.keyboard("{Control>}a{/Control}")
  paste({ "text/html": "<h1>Tea</h1><ul><li>Hot</ul>", "text/plain": "Tea" })
  await waitFor(() => expect(text).toHaveTextContent("Hot"))
  selectInText("Tea")
  paste({ "text/html": "<p>Water</p>", "text/plain": "Water" })
  await waitFor(() => expect(text).toHaveTextContent("Water"))
  expect(await save()).toBe(source.replace("Some words.", "## Water\n\n- Hot"))
})

test("blocks are pasted next to that of the cursor, which is not emptied", async () => {
  const { paste, save, selectInText } = await open()
  selectInText()
  paste({ "text/html": "<h1>Tea</h1><p>Hot.</p>", "text/plain": "Tea" })
  await waitFor(() => expect(screen.getByText("Hot.")).toBeVisible())
  expect(await save()).toBe(source.replace("Some words.", "## Tea\n\nHot.\n\nSome words."))
})

test("the notes of a second text have labels of their own", async () => {
  const { paste, save, user } = await open()
  const html = "<p>One<a href='#_ftn1'>[1]</a></p><div id=ftn1><p><a href='#_ftnref1'>[1]</a> Two.</p></div>"
  for (const count of [1, 2]) {
    await user.keyboard("{Control>}a{/Control}{ArrowRight}")
    paste({ "text/html": html, "text/plain": "One" })
    await waitFor(() => expect(screen.getAllByText("Two.")).toHaveLength(count))
  }
  expect(await save()).toContain("One[^1]\n\n[^1]: Two.\n\nOne[^1-2]\n\n[^1-2]: Two.")
})

test("a part of a sentence stays in its line, and what cannot be kept is named", async () => {
  const { paste, save } = await open()
  paste({
    "text/html": "<span> Or <u>many</u></span><img src='https://a.example/a.png'>",
    "text/plain": "Or many",
  })
  expect(await screen.findByText(/^Not pasted: underlining, a picture/)).toBeVisible()
  expect(await save()).toContain("Or many")
})

test("a text that is too long is not pasted, and says so", async () => {
  const { paste, text } = await open()
  paste({ "text/html": "<p>Tea</p>", "text/plain": "Tea ".repeat(500_000) })
  expect(
    await screen.findByText("Not pasted: more than 200,000 characters. Paste them in parts."),
  ).toBeVisible()
  expect(text).not.toHaveTextContent("Tea")
})

test("with Shift, the plain text is pasted", async () => {
  const { user, paste, save } = await open()
  await user.keyboard("{Control>}{Shift>}V{/Shift}{/Control}")
  paste({ "text/html": "<h1>Tea</h1>", "text/plain": " Plain *tea*." }, [picture])
  expect(await save()).toBe(source.replace("Some words.", "Some words. Plain \\*tea\\*."))
})

test("a picture in the text is asked for, and left out if it is not described", async () => {
  const { user, paste, save } = await open()
  URL.createObjectURL = () => "blob:picture"
  const html = "<p>One.</p><img alt='A cup of tea' src='data:image/png;base64,aGVsbG8='><p>Two.</p>"
  paste({ "text/html": html, "text/plain": "One. Two." })
  expect(await screen.findByRole("textbox", { name: "What does the image show?" })).toHaveValue(
    "A cup of tea",
  )
  await user.click(screen.getByRole("button", { name: "Cancel" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(await save()).toBe(source.replace("Some words.", "Some words.\n\nOne.\n\nTwo."))
})

test("a picture alone is added as one", async () => {
  const { paste } = await open()
  URL.createObjectURL = () => "blob:picture"
  paste({ "text/html": "<img src='https://a.example/a.png'>", "text/plain": "" }, [picture])
  expect(await screen.findByRole("dialog", { name: "Add an image" })).toBeVisible()
})
