import { render, screen } from "@testing-library/react"
import { type PageProps, useStaticQuery } from "gatsby"
import type { ComponentType } from "react"
import EstimateCompletedPage from "../../../src/pages/estimate/completed"
import { shellQuery } from "../shell/site"

const Page = EstimateCompletedPage as unknown as ComponentType<PageProps>
const rows = [{ step: 0, label: "To build", value: "An app" }]

it.each([
  null,
  {},
  { estimate: 5 },
  { estimate: { outcome: "paid", rows } },
  { estimate: { outcome: "sent" } },
])("does not claim that anything was sent if it was opened directly: %o", (state) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellQuery)
  const props = {
    location: { pathname: "/estimate/completed/", search: "", state },
  } as unknown as PageProps
  const { container } = render(<Page {...props} />)
  expect(screen.getByRole("heading", { level: 1, name: "Thank you." })).toBeInTheDocument()
  expect(container).not.toHaveTextContent(/was sent|been sent/)
  expect(container.querySelector("dl")).toBeNull()
})
