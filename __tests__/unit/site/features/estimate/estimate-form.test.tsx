import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { prefetchPathname } from "gatsby"
import { renderToString } from "react-dom/server"
import { answered, noAnswers } from "../../../../../src/site/features/estimate/answers"
import { EstimateForm } from "../../../../../src/site/features/estimate/estimate-form"
import { fillText } from "../../../../../src/util/fill-text"
import { contactTexts, estimateTexts as texts } from "../../../../support/feature-texts"
import { render, WithTexts } from "../../../../support/render"

const { services: first, scope, contact, review } = texts.steps

const settings = { email: "hello@mosslight.example", url: "https://mosslight.example" }
const services = [
  { name: "Mobile application", icon: "smartphone" },
  { name: "Web development", icon: "app-window" },
] as const
const ranges = [
  { name: "First call", moment: "on the first call", percent: 30 },
  { name: "Second week", moment: "after a week", percent: 15 },
] as const
const prices = [
  {
    service: { name: "Mobile application" },
    money: { from: 60_000, to: 180_000 },
    weeks: { from: 12, to: 24 },
  },
  { service: { name: "Web development" }, money: { from: 40_000, to: 150_000 }, weeks: { from: 8, to: 30 } },
] as const
const form = (
  <EstimateForm
    texts={texts}
    forms={contactTexts.forms}
    settings={settings}
    services={services}
    ranges={ranges}
    prices={prices}
  />
)

beforeEach(() => {
  document.documentElement.dataset.scripts = ""
  window.history.replaceState({ key: "gatsby" }, "")
  sessionStorage.clear()
})

afterEach(() => jest.restoreAllMocks())

const step = () => screen.getByRole("progressbar").getAttribute("aria-valuenow")
const go = (name = texts.next) => userEvent.click(screen.getByRole("button", { name }))
const service = (name: string) => screen.getByRole("checkbox", { name })

// Its steps are tested in e2e/forms.spec.ts and e2e/form-delivery.spec.ts.
describe("EstimateForm", () => {
  it("requires a service and an email address, with an error at the field, and goes back from the review", async () => {
    render(form)
    await go()
    expect(step()).toBe("1")
    expect(screen.getByRole("progressbar", { name: texts.progress })).toHaveAttribute(
      "aria-valuetext",
      fillText(texts.step, { step: 1, steps: 4 }),
    )
    expect(screen.getByRole("alert")).toHaveTextContent(first.missing)
    await waitFor(() => expect(service("Mobile application")).toHaveFocus())
    await userEvent.click(service("Mobile application"))
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
    await go()
    await go()
    const email = screen.getByRole("textbox", { name: contact.questions.email.label })
    await userEvent.type(email, "a@b{Enter}")
    expect(step()).toBe("3")
    expect(email).toHaveAccessibleDescription(contact.invalidEmail)
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.type(email, ".cd{Enter}")
    expect(step()).toBe("4")
    expect(prefetchPathname).toHaveBeenCalledWith("/estimate/completed/")
    expect(screen.getByRole("button", { name: `${review.change} ${first.name}` })).toBeInTheDocument()
    await go(`${review.complete} ${scope.name}`)
    expect(step()).toBe("2")
    await go(texts.back)
    expect(step()).toBe("1")
    expect(service("Mobile application")).toBeChecked()
  })

  it("promises no narrower range than that of the price list and the first call, and shows how much of it is answered", async () => {
    render(form)
    const oneOfFour = fillText(texts.range.answered, { ...ranges[0], given: 1, total: 4 })
    const range = () => screen.getByRole("figure").textContent
    expect(range()).toContain(fillText(texts.range.name, { percent: 30 }))
    await userEvent.click(service("Mobile application"))
    expect(range()).toContain(oneOfFour)
    // From 60,000 to 180,000: 120,000 and half of it more or less.
    expect(range()).toContain(fillText(texts.range.name, { percent: 50 }))
    expect(range()).toContain(`${texts.range.list} ±50%`)
    await go()
    await go()
    await userEvent.type(
      screen.getByRole("textbox", { name: contact.questions.email.label }),
      "a@b.cd{Enter}",
    )
    expect(step()).toBe("4")
    expect(range()).toContain(fillText(texts.range.name, { percent: 50 }))
    expect(range()).toContain(oneOfFour)
    expect(range()).not.toContain(fillText(texts.range.next, ranges[1]))
  })

  it("answers with the published prices of the services, added up, and the time of the longest", async () => {
    render(form)
    const money = (from: string, to: string) => fillText(texts.range.money, { from, to })
    const weeks = (from: number, to: number) => fillText(texts.range.weeks, { from, to })
    const range = screen.getByRole("figure")
    // The price has a no-break space.
    const exactly = { normalizer: (text: string) => text }
    await userEvent.click(service("Mobile application"))
    expect(within(range).getByText(money("60,000", "180,000"), exactly)).toBeVisible()
    expect(within(range).getByText(weeks(12, 24))).toBeVisible()
    await userEvent.click(service("Web development"))
    expect(within(range).getByText(money("100,000", "330,000"), exactly)).toBeVisible()
    expect(within(range).getByText(weeks(12, 30))).toBeVisible()
    await userEvent.click(service("Mobile application"))
    await userEvent.click(service("Web development"))
    expect(range).not.toHaveTextContent(texts.range.source)
  })

  it.each(scope.budget.options.map(({ name, to }) => [name, (to ?? 60_000) < 60_000]))(
    "compares %s with a price from 60,000",
    async (budget, isBelow) => {
      sessionStorage.setItem("estimate-draft", JSON.stringify({ services: ["Mobile application"], budget }))
      render(form)
      const range = screen.getByRole("figure")
      const { below, source } = texts.range
      expect(await within(range).findByText(isBelow ? below : source)).toBeVisible()
      expect(range).not.toHaveTextContent(isBelow ? source : below)
      await userEvent.click(service("Mobile application"))
      expect(range).not.toHaveTextContent(below)
    },
  )

  it.each([
    [{}, 0],
    [{ services: ["Web"], platforms: ["iOS"], budget: "?", timing: "?" }, 2],
    [{ services: ["Web"], platforms: ["iOS"], budget: "Under $20,000", timing: "Later than that" }, 4],
    [{ name: "Ada", email: "ada@example.com", about: "All of it" }, 0],
  ])("counts the answers that a price depends on: %o", (answers, count) => {
    expect(answered({ ...noAnswers, ...answers }, "?")).toEqual({ count, total: 4 })
  })

  it("works without storage", async () => {
    jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError")
    })
    render(form)
    await userEvent.click(service("Mobile application"))
    await go()
    expect(step()).toBe("2")
  })

  it("hydrates without warnings, and keeps boxes that were ticked before", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(<WithTexts>{form}</WithTexts>)
    within(container).getByRole<HTMLInputElement>("checkbox", { name: "Web development" }).checked = true
    await act(async () => render(form, { container, hydrate: true }))
    expect(within(container).getByRole("checkbox", { name: "Web development" })).toBeChecked()
    await userEvent.click(within(container).getByRole("button", { name: texts.next }))
    expect(step()).toBe("2")
    expect(error).not.toHaveBeenCalled()
  })
})
