import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { TextField } from "../../../src/components/text-field"

describe("TextField", () => {
  it("connects hint and error with the input", () => {
    render(<TextField label="Email" optional hint="We answer here" error="Enter a full address" />)
    const input = screen.getByRole("textbox", { name: "Email (optional)" })
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription("We answer here Enter a full address")
  })

  it("has a next button that submits the form or runs its handler", async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault())
    const onNext = jest.fn()
    render(
      <form onSubmit={onSubmit}>
        <TextField label="Email" next={{ label: "Subscribe" }} />
        <TextField label="Name" next={{ label: "Next", onClick: onNext }} />
      </form>,
    )
    await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
    await userEvent.click(screen.getByRole("button", { name: "Next" }))
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onNext).toHaveBeenCalledTimes(1)
  })
})
