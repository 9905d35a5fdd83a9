import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { ContactForm } from "../../../src/sections/contact-form"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

const form = <ContactForm email="hello@mosslight.example" />
const endpoint = "https://forms.example/f/1"

let log: jest.SpyInstance
const answer = jest.fn<Promise<{ ok: boolean }>, [string, RequestInit]>()

beforeEach(() => {
  sessionStorage.clear()
  document.documentElement.dataset.scripts = ""
  delete process.env.GATSBY_FORM_ENDPOINT
  log = jest.spyOn(console, "log").mockImplementation(() => {})
  answer.mockResolvedValue({ ok: true })
  globalThis.fetch = answer as unknown as typeof fetch
})

afterEach(() => {
  log.mockRestore()
  delete process.env.GATSBY_FORM_ENDPOINT
})

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name })
const send = () => screen.getByRole("button", { name: /^(Send request|Try again)$/ })

const fillIn = async () => {
  await userEvent.type(field("Name"), "Amara Diallo")
  await userEvent.type(field("Email"), "amara@relay")
  await userEvent.type(field("Phone"), "5550100")
  await userEvent.type(field("Request"), "An app & more")
}

const written = { name: "Amara Diallo", email: "amara@relay", phone: "+1 5550100", request: "An app & more" }

describe("what is written", () => {
  it("is there again after a reload or a visit to another page", async () => {
    const { unmount } = render(form)
    await fillIn()
    unmount()
    render(form)
    expect(field("Name")).toHaveValue("Amara Diallo")
    expect(field("Email")).toHaveValue("amara@relay")
    expect(field("Request")).toHaveValue("An app & more")
  })

  it("is forgotten when it was sent", async () => {
    const { unmount } = render(form)
    await fillIn()
    await userEvent.click(send())
    unmount()
    render(form)
    expect(field("Request")).toHaveValue("")
  })

  it("does without a storage that holds something else", () => {
    sessionStorage.setItem("contact-draft", '["x", 1')
    render(form)
    expect(field("Name")).toHaveValue("")
  })
})

describe("ContactForm as specified", () => {
  it("logs the four fields once, makes no request and checks nothing", async () => {
    const { container } = render(form)
    expectCleanMarkup(container)
    await fillIn()
    await userEvent.click(send())
    expect(log.mock.calls).toEqual([[written]])
    expect(answer).not.toHaveBeenCalled()
  })

  it("may be sent empty", async () => {
    render(form)
    await userEvent.click(send())
    expect(log.mock.calls).toEqual([[{ name: "", email: "", phone: "", request: "" }]])
    expect(screen.getByRole("status")).toHaveTextContent(/^Thank you\./)
  })

  it("says truthfully what happened, with a mail link that holds the text, and takes the focus there", async () => {
    render(form)
    await fillIn()
    await userEvent.click(send())
    const status = screen.getByRole("status")
    expect(status).toHaveTextContent("Thank you, Amara Diallo.")
    expect(status).toHaveTextContent("noted in this browser and has not been sent")
    expect(status).toContainElement(document.activeElement as HTMLElement)
    const mail = decodeURIComponent(within(status).getByRole("link").getAttribute("href") ?? "")
    expect(mail).toMatch(/^mailto:hello@mosslight\.example\?subject=/)
    for (const text of Object.values(written)) expect(mail).toContain(text)
    expect(screen.queryByRole("button", { name: "Send request" })).not.toBeInTheDocument()
  })

  it("lets another be written", async () => {
    render(form)
    await fillIn()
    await userEvent.keyboard("{Tab}{Enter}")
    await userEvent.click(screen.getByRole("button", { name: "Write another" }))
    for (const name of ["Name", "Email", "Phone", "Request"]) expect(field(name)).toHaveValue("")
    expect(field("Name")).toHaveFocus()
    expect(screen.getByRole("status")).toBeEmptyDOMElement()
    await userEvent.type(field("Name"), "Mina{Enter}")
    expect(log.mock.calls[1]?.[0]).toEqual({ name: "Mina", email: "", phone: "", request: "" })
  })

  it("logs once, however often it is pressed", async () => {
    render(form)
    await userEvent.type(field("Name"), "Amara{Enter}{Enter}{Enter}")
    expect(log).toHaveBeenCalledTimes(1)
  })

  it("shows markup as the text it is", async () => {
    render(form)
    await userEvent.type(field("Name"), "<img src=x onerror=alert(1)>{Enter}")
    expect(screen.getByRole("status")).toHaveTextContent("Thank you, <img src=x onerror=alert(1)>.")
    expect(document.querySelector("img")).toBeNull()
  })
})

describe("ContactForm with an endpoint", () => {
  beforeEach(() => {
    process.env.GATSBY_FORM_ENDPOINT = endpoint
  })

  it("posts there instead of logging, and only then says sent", async () => {
    let arrive = (_: { ok: boolean }) => {}
    answer.mockImplementation(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    render(form)
    await fillIn()
    await userEvent.click(send())
    expect(screen.getByRole("status")).toHaveTextContent("Sending your request.")
    expect(send()).toHaveAttribute("aria-busy", "true")
    await act(async () => arrive({ ok: true }))
    expect(screen.getByRole("status")).toHaveTextContent("Your request was sent.")
    const [address, request] = answer.mock.calls[0] ?? []
    expect(address).toBe(endpoint)
    expect(Object.fromEntries(request?.body as URLSearchParams)).toEqual({
      "form-name": "contact",
      _gotcha: "",
      ...written,
    })
    expect(log).not.toHaveBeenCalled()
  })

  it.each([
    ["an error", () => Promise.resolve({ ok: false }), "The answer was an error."],
    ["no answer", () => Promise.reject(new TypeError("Failed to fetch")), "There was no answer."],
  ])("loses nothing on %s and offers the mail and another try", async (_, reply, words) => {
    answer.mockImplementation(reply)
    render(form)
    await fillIn()
    await userEvent.click(send())
    const status = await screen.findByRole("status")
    await waitFor(() => expect(status).toHaveTextContent("Your request was not sent."))
    expect(status).toHaveTextContent(words)
    expect(status).not.toHaveTextContent(/Thank you|was sent/)
    expect(decodeURIComponent(within(status).getByRole("link").getAttribute("href") ?? "")).toContain(
      written.request,
    )
    expect(field("Request")).toHaveValue(written.request)
    expect(field("Phone")).toHaveValue("5550100")
    answer.mockResolvedValue({ ok: true })
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(status).toHaveTextContent("Your request was sent."))
  })

  it("sends once, however often it is pressed", async () => {
    answer.mockImplementation(() => new Promise(() => {}))
    render(form)
    await userEvent.type(field("Name"), "Amara{Enter}{Enter}")
    await userEvent.dblClick(send())
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it("has a field for robots that people do not find, and sends nothing when it is filled in", async () => {
    const { container } = render(form)
    const trap = container.querySelector<HTMLInputElement>('[name="_gotcha"]') as HTMLInputElement
    expect(trap).toHaveAttribute("tabindex", "-1")
    expect(screen.queryByRole("textbox", { name: /empty/ })).not.toBeInTheDocument()
    trap.value = "spam"
    await userEvent.click(send())
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("was not sent"))
    expect(answer).not.toHaveBeenCalled()
  })
})

describe("ContactForm without scripts", () => {
  const draw = () => {
    delete document.documentElement.dataset.scripts
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(form)
    return container
  }

  it("has a mail link in the button's place", () => {
    const container = draw()
    expect(screen.getByRole("link", { name: "Send by email" })).toBeVisible()
    expect(screen.queryByRole("button")).not.toBeInTheDocument()
    expect(container.querySelector("form")).not.toHaveAttribute("action")
    expect(container.querySelector("[style]")).toBeNull()
    container.remove()
  })

  it("posts by itself where there is an endpoint", () => {
    process.env.GATSBY_FORM_ENDPOINT = endpoint
    const container = draw()
    const element = container.querySelector("form") as HTMLFormElement
    expect(element).toHaveAttribute("action", endpoint)
    expect(element.method).toBe("post")
    expect(screen.getByRole("button", { name: "Send request" })).toHaveAttribute("type", "submit")
    expect([...new FormData(element).keys()]).toEqual([
      "form-name",
      "_gotcha",
      "name",
      "email",
      "phone",
      "request",
    ])
    container.remove()
  })

  it.each([undefined, endpoint])(
    "hydrates without a word and keeps what was typed, endpoint %s",
    async (address) => {
      if (address) process.env.GATSBY_FORM_ENDPOINT = address
      const error = jest.spyOn(console, "error").mockImplementation(() => {})
      const container = draw()
      document.documentElement.dataset.scripts = ""
      within(container).getByRole<HTMLInputElement>("textbox", { name: "Name" }).value = "Early bird"
      const root = await act(async () => hydrateRoot(container, form))
      expect(within(container).getByRole("textbox", { name: "Name" })).toHaveValue("Early bird")
      expect(error).not.toHaveBeenCalled()
      await act(async () => root.unmount())
      container.remove()
      error.mockRestore()
    },
  )
})
