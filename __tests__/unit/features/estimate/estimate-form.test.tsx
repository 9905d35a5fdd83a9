import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { prefetchPathname } from "gatsby"
import { renderToString } from "react-dom/server"
import { answered, noAnswers } from "../../../../src/features/estimate/answers"
import { EstimateForm } from "../../../../src/features/estimate/estimate-form"
import { readDraft } from "../../../../src/features/estimate/use-draft"
import { render, WithTexts } from "../../../support/render"

const settings = { email: "hello@mosslight.example", url: "https://mosslight.example" }
const services = [
  { name: "Mobile application", icon: "smartphone" },
  { name: "Web development", icon: "app-window" },
] as const
const ranges = [
  { moment: "on the first call", percent: 30 },
  { moment: "after a week", percent: 15 },
] as const
const form = <EstimateForm settings={settings} services={services} ranges={ranges} />

beforeEach(() => {
  document.documentElement.dataset.scripts = ""
  window.history.replaceState({ key: "gatsby" }, "")
  sessionStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

const step = () => screen.getByRole("progressbar").getAttribute("aria-valuetext")
const go = (name: string | RegExp = "Continue") => userEvent.click(screen.getByRole("button", { name }))
const service = (name: string) => screen.getByRole("checkbox", { name })

// Its steps are tested in e2e/forms.spec.ts and e2e/form-delivery.spec.ts.
describe("EstimateForm", () => {
  it("requires a service and an email address, with an error at the field, and goes back from the review", async () => {
    render(form)
    await go()
    expect(step()).toBe("Step 1 of 4")
    expect(screen.getByRole("alert")).toHaveTextContent("Choose at least one service.")
    await waitFor(() => expect(service("Mobile application")).toHaveFocus())
    await userEvent.click(service("Mobile application"))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await go()
    await go()
    const email = screen.getByRole("textbox", { name: "Email" })
    await userEvent.type(email, "a@b{Enter}")
    expect(step()).toBe("Step 3 of 4")
    expect(email).toHaveAccessibleDescription("Enter a full address, such as name@company.com")
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.type(email, ".cd{Enter}")
    expect(step()).toBe("Step 4 of 4")
    expect(prefetchPathname).toHaveBeenCalledWith("/estimate/completed/")
    expect(screen.getByRole("button", { name: "Change services" })).toBeInTheDocument()
    await go("Complete scope")
    expect(step()).toBe("Step 2 of 4")
    await go("Back")
    expect(step()).toBe("Step 1 of 4")
    expect(service("Mobile application")).toBeChecked()
  })

  it("promises no narrower range than that of the first call, and shows how much of it is answered", async () => {
    render(form)
    const range = () => screen.getByRole("figure").textContent
    expect(range()).toContain("30 percent more or less")
    await userEvent.click(service("Mobile application"))
    expect(range()).toContain("1 of the 4 answers")
    await go()
    await go()
    await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "a@b.cd{Enter}")
    expect(step()).toBe("Step 4 of 4")
    expect(range()).toContain("30 percent more or less")
    expect(range()).toContain("1 of the 4 answers")
    expect(range()).not.toContain("15")
  })

  it.each([
    [{}, 0],
    [{ services: ["Web"], platforms: ["iOS"], budget: "Not sure yet", timing: "Not sure yet" }, 2],
    [{ services: ["Web"], platforms: ["iOS"], budget: "Under $20,000", timing: "Later than that" }, 4],
    [{ name: "Ada", email: "ada@example.com", about: "All of it" }, 0],
  ])("counts the answers that a price depends on: %o", (answers, count) => {
    expect(answered({ ...noAnswers, ...answers })).toEqual({ count, total: 4 })
  })

  it("works without storage", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    render(form)
    await userEvent.click(service("Mobile application"))
    await go()
    expect(step()).toBe("Step 2 of 4")
  })

  it("hydrates without warnings, and keeps boxes that were ticked before", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(<WithTexts>{form}</WithTexts>)
    within(container).getByRole<HTMLInputElement>("checkbox", { name: "Web development" }).checked = true
    await act(async () => render(form, { container, hydrate: true }))
    expect(within(container).getByRole("checkbox", { name: "Web development" })).toBeChecked()
    await userEvent.click(within(container).getByRole("button", { name: "Continue" }))
    expect(step()).toBe("Step 2 of 4")
    expect(error).not.toHaveBeenCalled()
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
  ])("returns an empty draft for %s", (text) => {
    expect(readDraft(text)).toMatchObject({
      services: [],
      platforms: [],
      budget: "",
      email: "",
      phone: { country: { cca2: "US", code: "1" }, digits: "" },
    })
  })
})
