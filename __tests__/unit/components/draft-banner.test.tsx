import { render, screen } from "@testing-library/react"
import { DraftBanner } from "../../../src/components/draft-banner"

it("says that a draft is not published", () => {
  render(<DraftBanner />)
  expect(screen.getByRole("note")).toHaveTextContent(/^Draft\. This page is shown here only\./)
})
