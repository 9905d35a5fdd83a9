import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ContactForm } from "../../../../../src/site/features/contact/contact-form"
import { contactTexts } from "../../../../support/feature-texts"
import { render } from "../../../../support/render"

const { questions, forms } = contactTexts

const form = <ContactForm email="hello@mosslight.example" texts={contactTexts} />
let log: jest.SpyInstance

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.scripts = ""
  log = jest.spyOn(console, "log").mockImplementation(() => {})
  globalThis.fetch = jest.fn()
})

afterEach(() => {
  log.mockRestore()
  document.head.replaceChildren()
})

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const send = () =>
  screen.getByRole("button", { name: RegExp(`^(?:${contactTexts.send}|${contactTexts.forms.prepare})$`) })

describe("a draft", () => {
  it("is restored after a reload or a visit to another page, until it is sent", async () => {
    const { unmount } = render(form)
    const texts = {
      [questions.name.label]: "Am",
      [questions.email.label]: "a@b",
      [questions.request.label]: "A & b",
    }
    for (const [name, text] of Object.entries(texts)) await userEvent.type(field(name), text)
    unmount()
    const { unmount: leave } = render(form)
    for (const [name, text] of Object.entries(texts)) expect(field(name)).toHaveValue(text)
    await userEvent.click(send())
    leave()
    render(form)
    expect(field(questions.request.label)).toHaveValue("")
  })

  it("ignores other data in storage", () => {
    sessionStorage.setItem("contact-draft", '["x", 1')
    render(form)
    expect(field(questions.name.label)).toHaveValue("")
  })
})

it("has a hidden field for robots, and sends nothing if it is filled in", async () => {
  document.head.innerHTML = '<meta name="form-endpoint" content="https://forms.example/f/1">'
  const { container } = render(form)
  const trap = container.querySelector<HTMLInputElement>('[name="_gotcha"]') as HTMLInputElement
  expect(trap).toHaveAttribute("tabindex", "-1")
  expect(screen.queryByRole("textbox", { name: forms.robots })).not.toBeInTheDocument()
  trap.value = "spam"
  await userEvent.click(send())
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(forms.failed.robot))
  expect(globalThis.fetch).not.toHaveBeenCalled()
})
