import { render, screen } from "@testing-library/react"
import { PaymentDetails } from "../../../src/sections/payment-details"

const search = "?order=A-1&reason=card_declined"

describe("PaymentDetails", () => {
  it("shows the reason of a failed payment", () => {
    render(<PaymentDetails search={search} failed />)
    expect(screen.getByText("Order")).toBeInTheDocument()
    expect(screen.getByText("Card declined")).toBeInTheDocument()
  })

  it("shows no reason after a successful payment", () => {
    render(<PaymentDetails search={search} />)
    expect(screen.getByText("Order")).toBeInTheDocument()
    expect(screen.queryByText("Card declined")).not.toBeInTheDocument()
  })
})
