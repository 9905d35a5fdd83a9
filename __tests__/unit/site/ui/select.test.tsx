import { act, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { renderToString } from "react-dom/server"
import { Select } from "../../../../src/site/ui/forms/select"
import type { SelectOption } from "../../../../src/site/ui/forms/select-list"
import { render, WithTexts } from "../../../support/render"

const options: readonly SelectOption[] = [
  { value: "s", label: "Small", title: "Up to four weeks" },
  { value: "m", label: "Medium", disabled: true },
  { value: "l", label: "Large", key: "large" },
]

type Props = Partial<Parameters<typeof Select>[0]>

const Form = ({ value: start = "", onValueChange, ...props }: Props) => {
  const [value, setValue] = useState(start)
  const change = (next: string) => {
    setValue(next)
    onValueChange?.(next)
  }
  return (
    <form aria-label="form">
      <Select
        {...{ label: "Size", name: "size", options, placeholder: "Choose a size", ...props }}
        value={value}
        onValueChange={change}
      />
    </form>
  )
}

const select = (props: Props = {}) => <Form {...props} />

const data = () => [...new FormData(screen.getByRole<HTMLFormElement>("form"))]
const toggle = () => screen.findByRole("combobox", { name: "Size", expanded: false })

describe("Select", () => {
  it("selects the clicked option, unless it is disabled", async () => {
    const onValueChange = jest.fn()
    render(select({ onValueChange }))
    await userEvent.click(await toggle())
    const off = screen.getByRole("option", { name: "Medium" })
    expect(off).toHaveAttribute("aria-disabled", "true")
    await userEvent.click(off)
    expect(onValueChange).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole("option", { name: "Large" }))
    expect(onValueChange).toHaveBeenCalledWith("l")
    expect(await toggle()).toHaveTextContent("Large")
    expect(data()).toEqual([["size", "l"]])
  })

  it("works with the keyboard: arrows skip disabled options, letters search, Escape keeps the value", async () => {
    render(select({ value: "l" }))
    ;(await toggle()).focus()
    await userEvent.keyboard("{Enter}s{Enter}")
    expect(await toggle()).toHaveTextContent("Small")
    await userEvent.keyboard("{Enter}{End}{Escape}")
    expect(await toggle()).toHaveTextContent("Small")
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}")
    expect(await toggle()).toHaveTextContent("Large")
    expect(await toggle()).toHaveFocus()
  })

  it("shows the error", async () => {
    render(select({ error: "Choose one" }))
    expect(await toggle()).toHaveAccessibleDescription("Choose one")
    expect(await toggle()).toBeInvalid()
  })

  it("hydrates without errors, and does not replace the native select while it has the focus", async () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {})
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(<WithTexts>{select()}</WithTexts>)
    const native = container.querySelector("select") as HTMLSelectElement
    native.focus()
    await act(async () => render(select(), { container, hydrate: true }))
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(native).toBeInTheDocument()
    act(() => native.blur())
    await waitFor(() => expect(native).not.toBeInTheDocument())
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})
