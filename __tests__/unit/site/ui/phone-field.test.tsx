import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { PhoneField } from "../../../../src/site/ui/forms/phone-field"
import { countries } from "../../../support/countries"
import { render, WithTexts } from "../../../support/render"

const answer = jest.fn(async () => ({ ok: true, json: async () => countries }))

beforeEach(() => {
  // `site/shell/head/first-script.ts` sets this before the first paint.
  document.documentElement.dataset.scripts = ""
  answer.mockImplementation(async () => ({ ok: true, json: async () => countries }))
  globalThis.fetch = answer as unknown as typeof fetch
  // jsdom has no layout. In current browsers `scrollIntoView` returns a promise.
  Element.prototype.scrollIntoView = jest.fn(() => Promise.resolve()) as unknown as Element["scrollIntoView"]
})

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" })
const selector = () => screen.getByRole("button", { name: /^Country code/ })
const search = () => screen.findByRole("combobox", { name: "Search by country or code" })

const paste = async (text: string) => {
  await userEvent.click(field())
  await userEvent.paste(text)
}

describe("PhoneField", () => {
  // This test is first, because later ones have loaded the list.
  it("keeps the code of a pasted number when the list does not load", async () => {
    answer.mockImplementation(() => Promise.reject(new TypeError("Failed to fetch")))
    render(<PhoneField label="Phone" name="phone" />)
    await paste("+49 30 901820")
    expect(field()).toHaveValue("30901820")
    expect(selector()).toHaveAccessibleName("Country code +49")
  })

  it("reports that the list did not load, and tries again on the next click", async () => {
    answer.mockImplementationOnce(() => Promise.reject(new TypeError("Failed to fetch")))
    render(<PhoneField label="Phone" name="phone" />)
    await userEvent.click(selector())
    expect(await screen.findByRole("alert")).toHaveTextContent("The list of countries did not load.")
    await userEvent.click(selector())
    expect(await search()).toHaveFocus()
    expect(screen.queryByRole("alert")).not.toBeInTheDocument()
  })

  it.each([
    ["+49 151", "151", "+49"],
    ["0049151", "151", "+49"],
    ["555", "555", "+1"],
  ])("parses %s when typed", async (text, digits, code) => {
    render(<PhoneField label="Phone" name="phone" />)
    await userEvent.type(field(), text)
    await waitFor(() => expect(field()).toHaveValue(digits))
    await waitFor(() => expect(selector()).toHaveAccessibleName(expect.stringContaining(code)))
  })

  it("forgets a plus that was deleted", async () => {
    render(<PhoneField label="Phone" name="phone" />)
    await userEvent.type(field(), "+4{Backspace}555")
    expect(field()).toHaveValue("555")
  })

  it("pastes plain digits at the caret", async () => {
    render(<PhoneField label="Phone" name="phone" />)
    await userEvent.type(field(), "59")
    field().setSelectionRange(1, 1)
    await userEvent.paste("0-1 2")
    expect(field()).toHaveValue("50129")
    expect(field().selectionStart).toBe(4)
    await userEvent.clear(field())
    expect(field()).toHaveValue("")
  })

  it("parses an autofilled number", async () => {
    render(<PhoneField label="Phone" name="phone" />)
    fireEvent.change(field(), { target: { value: "+44 20 7946 0018" } })
    await waitFor(() => expect(selector()).toHaveAccessibleName("Country code, United Kingdom +44"))
    expect(field()).toHaveValue("2079460018")
  })

  it("reports every change to a controlling form", async () => {
    const onValueChange = jest.fn()
    const value = {
      country: { id: "us", name: "United States", cca2: "US", code: "1", flagUrl: "" },
      digits: "55",
    }
    render(<PhoneField label="Phone" name="phone" value={value} onValueChange={onValueChange} />)
    await userEvent.type(field(), "5")
    expect(onValueChange).toHaveBeenLastCalledWith({ country: value.country, digits: "555" })
  })

  it("hydrates without errors and keeps text typed before", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement("div"))
    const element = <PhoneField label="Phone" name="phone" />
    container.innerHTML = renderToString(<WithTexts>{element}</WithTexts>)
    expect(container.querySelector("[style]")).toBeNull()
    expect(container.querySelector('input[type="hidden"]')).toBeNull()
    within(container).getByRole<HTMLInputElement>("textbox").value = "555 0100"
    await act(async () => render(element, { container, hydrate: true }))
    expect(within(container).getByRole("textbox")).toHaveValue("5550100")
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

// The keyboard is tested in e2e/phone-field.spec.ts, what is found in ui/country-list.test.ts.
describe("the country selector", () => {
  const open = async () => {
    render(<PhoneField label="Phone" name="phone" />)
    await userEvent.click(selector())
    return search()
  }

  it("moves with Home and End, and renders the highlighted row", async () => {
    render(<PhoneField label="Phone" name="phone" />)
    selector().focus()
    await userEvent.keyboard(" ")
    const input = await search()
    const active = () => document.getElementById(input.getAttribute("aria-activedescendant") ?? "")
    expect(active()).toHaveTextContent("United States+1")
    await userEvent.keyboard("{End}")
    expect(active()).toHaveTextContent("Zimbabwe")
    await userEvent.keyboard("{Home}")
    expect(active()).toHaveTextContent("Afghanistan")
    await userEvent.keyboard("{Enter}")
    expect(selector()).toHaveAccessibleName("Country code, Afghanistan +93")
    expect(field()).toHaveFocus()
  })

  it("closes with its button and on blur", async () => {
    await open()
    await userEvent.click(selector())
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    await userEvent.click(selector())
    await search()
    await userEvent.tab()
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  })

  it("reports that nothing was found, and ignores Enter", async () => {
    const input = await open()
    await userEvent.type(input, "qqq{Enter}")
    expect(screen.getByText("No country found")).toBeVisible()
    expect(input).not.toHaveAttribute("aria-activedescendant")
    expect(input).toBeInTheDocument()
  })
})
