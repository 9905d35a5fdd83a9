import { screen } from "@testing-library/react"
import { TextField } from "../../../../src/site/ui/forms/text-field"
import { render } from "../../../support/render"

describe("TextField", () => {
  it("connects the error with the input", () => {
    render(<TextField label="Email" optional error="Enter a full address" />)
    const input = screen.getByRole("textbox", { name: "Email (optional)" })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription("Enter a full address")
  })
})
