import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { TextField } from "../../../../src/site/ui/forms/text-field"
import { render } from "../../../support/render"

describe("TextField", () => {
  it("connects the error with the input", () => {
    render(<TextField label="Email" optional error="Enter a full address" />)
    const input = screen.getByRole("textbox", { name: "Email (optional)" })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription("Enter a full address")
  })

  it("has a next button that submits the form", async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <TextField label="Email" next="Subscribe" />
      </form>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
