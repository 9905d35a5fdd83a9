import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate, prefetchPathname } from "gatsby"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { EstimateForm } from "../../../src/sections/estimate-form/estimate-form"
import { readDraft } from "../../../src/sections/estimate-form/use-draft"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

const settings = { email: "hello@mosslight.example", url: "https://mosslight.example" }
const services = [
  { name: "Mobile application", icon: "smartphone" },
  { name: "Web development", icon: "app-window" },
] as const
const form = <EstimateForm settings={settings} services={services} />

let log: jest.SpyInstance

beforeEach(() => {
  document.documentElement.dataset.scripts = ""
  window.history.replaceState({ key: "gatsby" }, "")
  sessionStorage.clear()
  log = jest.spyOn(console, "log").mockImplementation(() => {})
  delete process.env.GATSBY_FORM_ENDPOINT
})

afterEach(() => {
  log.mockRestore()
  jest.restoreAllMocks()
  delete process.env.GATSBY_FORM_ENDPOINT
})

const step = () => screen.getByRole("progressbar").getAttribute("aria-valuetext")
const go = (name: string | RegExp = "Continue") => userEvent.click(screen.getByRole("button", { name }))
const service = (name: string) => screen.getByRole("checkbox", { name })
const choose = async (field: string, option: string) => {
  await userEvent.click(await screen.findByRole("combobox", { name: field, expanded: false }))
  await userEvent.click(screen.getByRole("option", { name: option }))
}

const toReview = async () => {
  await userEvent.click(service("Mobile application"))
  await go()
  await userEvent.click(service("Android"))
  await choose("Budget", "$40,000 to $80,000")
  await choose("Timing", "Within three months")
  await go()
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "amara@relay.example")
  await userEvent.type(screen.getByRole("textbox", { name: /^Phone/ }), "555 0100")
  await go()
}

describe("EstimateForm", () => {
  it("goes through four steps, one at a time, with progress and the focus on each heading", async () => {
    const { container } = render(form)
    expectCleanMarkup(container)
    expect(step()).toBe("Step 1 of 4")
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1)
    expect(screen.queryByRole("button", { name: "Back" })).not.toBeInTheDocument()
    await userEvent.click(service("Web development"))
    await go()
    expect(step()).toBe("Step 2 of 4")
    expect(prefetchPathname).toHaveBeenCalledWith("/estimate/completed/")
    const heading = screen.getByRole("heading", { level: 2 })
    expect(heading).toHaveFocus()
    expect(heading).toHaveAccessibleDescription("Step 2 of 4")
    await go("Back")
    expect(service("Web development")).toBeChecked()
  })

  it("asks for a service and an address, and says so at the field", async () => {
    render(form)
    await go()
    expect(step()).toBe("Step 1 of 4")
    expect(screen.getByRole("alert")).toHaveTextContent("Choose at least one service.")
    await waitFor(() => expect(service("Mobile application")).toHaveFocus())
    await userEvent.click(service("Mobile application"))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await go()
    await go()
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "amara@relay{Enter}")
    expect(step()).toBe("Step 3 of 4")
    const email = screen.getByRole("textbox", { name: "Email" })
    expect(email).toHaveAccessibleDescription("Enter a full address, such as name@company.com")
    await waitFor(() => expect(email).toHaveFocus())
  })

  it("ends on the completion page with every answer", async () => {
    render(form)
    await toReview()
    expect(step()).toBe("Step 4 of 4")
    expect(screen.getByText("$40,000 to $80,000", { selector: "dd" })).toBeVisible()
    await go("Finish")
    const fields = {
      services: "Mobile application",
      platforms: "Android",
      budget: "$40,000 to $80,000",
      timing: "Within three months",
      name: "",
      email: "amara@relay.example",
      phone: "+1 5550100",
      about: "",
    }
    expect(log.mock.calls).toEqual([[fields]])
    const [path, options] = jest.mocked(navigate).mock.calls[0] as unknown as [
      string,
      { state: { estimate: object } },
    ]
    expect(path).toBe("/estimate/completed/")
    expect(options.state.estimate).toMatchObject({ outcome: "noted", name: "" })
    expect(JSON.stringify(options.state)).toContain("Within three months")
  }, 20_000)

  it("leads from the review back to the step that asked", async () => {
    render(form)
    await toReview()
    await go("Change scope")
    expect(step()).toBe("Step 2 of 4")
    expect(service("Android")).toBeChecked()
  }, 20_000)

  it("keeps answers and step over a reload", async () => {
    const { unmount } = render(form)
    await userEvent.click(service("Mobile application"))
    await go()
    await choose("Budget", "Not sure yet")
    unmount()
    render(form)
    expect(step()).toBe("Step 2 of 4")
    expect(await screen.findByRole("combobox", { name: "Budget" })).toHaveTextContent("Not sure yet")
    await go("Back")
    expect(service("Mobile application")).toBeChecked()
  })

  it("follows the browser's Back and Forward, and leaves Gatsby's key alone", async () => {
    render(form)
    await userEvent.click(service("Mobile application"))
    await go()
    expect(window.history.state).toEqual({ key: "gatsby", estimateStep: 1 })
    act(() => window.history.back())
    await waitFor(() => expect(step()).toBe("Step 1 of 4"))
    expect(service("Mobile application")).toBeChecked()
    act(() => window.history.forward())
    await waitFor(() => expect(step()).toBe("Step 2 of 4"))
  })

  it("does without storage", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    render(form)
    await userEvent.click(service("Mobile application"))
    await go()
    expect(step()).toBe("Step 2 of 4")
  })

  it("posts once where there is an endpoint, and stays with every answer when that fails", async () => {
    process.env.GATSBY_FORM_ENDPOINT = "/forms"
    const answer = jest.fn(async () => ({ ok: false }))
    globalThis.fetch = answer as unknown as typeof fetch
    render(form)
    await toReview()
    await go("Send")
    await waitFor(() => expect(screen.getByRole("status", { name: "" })).toHaveTextContent("was not sent"))
    expect(screen.getByText("amara@relay.example")).toBeVisible()
    expect(navigate).not.toHaveBeenCalled()
    answer.mockResolvedValue({ ok: true })
    await go("Try again")
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    expect(answer).toHaveBeenCalledTimes(2)
    expect(log).not.toHaveBeenCalled()
    expect(sessionStorage.getItem("estimate-draft")).toBeNull()
  }, 20_000)

  it("is one long form without scripts", () => {
    delete document.documentElement.dataset.scripts
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(form)
    const page = within(container)
    // Nothing is looked over before it is sent, since nothing is sent; said before the first question.
    expect(page.getAllByRole("heading", { level: 2 })).toHaveLength(3)
    expect(page.queryByText("Is this right?")).not.toBeVisible()
    for (const count of page.getAllByText(/^Step \d of 4$/)) expect(count).not.toBeVisible()
    const note = page.getByText(/^Without scripts this page cannot send/)
    expect(note).toBeVisible()
    expect(note.compareDocumentPosition(page.getByRole("combobox", { name: "Budget" }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    expect(page.getByRole("combobox", { name: "Budget" })).toBeVisible()
    expect(page.getByRole("textbox", { name: "Email" })).toBeVisible()
    expect(page.getByRole("link", { name: "Send by email" })).toBeVisible()
    expect(page.queryByRole("button")).not.toBeInTheDocument()
    expect(page.queryByRole("progressbar")).not.toBeInTheDocument()
    expect(container.querySelector("[style]")).toBeNull()
    container.remove()
  })

  it("hydrates without a word and keeps what was ticked before", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(form)
    within(container).getByRole<HTMLInputElement>("checkbox", { name: "Web development" }).checked = true
    const root = await act(async () => hydrateRoot(container, form))
    expect(within(container).getByRole("checkbox", { name: "Web development" })).toBeChecked()
    await userEvent.click(within(container).getByRole("button", { name: "Continue" }))
    expect(step()).toBe("Step 2 of 4")
    expect(error).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    container.remove()
  })
})

describe("readDraft", () => {
  it.each([
    null,
    "",
    "null",
    "[]",
    "{",
    '{"services":5,"platforms":[1,{}],"phone":"x","budget":[],"email":{"a":1}}',
    '{"phone":{"country":{"code":1},"digits":7}}',
  ])("takes nothing from %s", (text) => {
    expect(readDraft(text)).toMatchObject({
      services: [],
      platforms: [],
      budget: "",
      email: "",
      phone: { country: { cca2: "US", code: "1" }, digits: "" },
    })
  })
})
