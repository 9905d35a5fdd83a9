import { screen, within } from "@testing-library/react"
import { ContactHead } from "../../../src/sections/contact-head/contact-head"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"
import { contactTexts } from "../../support/feature-texts"
import { render } from "../../support/render"

const offices = [
  { key: "location", icon: "map-pin", title: "Location", description: "{location}" },
  { key: "phone", icon: "smartphone", title: "Phone", description: "{phone}" },
  { key: "email", icon: "mail-check", title: "Email", description: "{email}" },
] as const
const info = {
  texts: contactTexts,
  offices,
  heading: "Contact us",
  formHeading: "Request",
  settings: {
    url: "https://mosslight.example",
    location: "Dhaka, Bangladesh",
    phone: "+880 2 1555 0142",
    email: "hello@mosslight.example",
  },
}
describe("ContactHead", () => {
  it("has three rows, two of them links, and the form", () => {
    const { container } = render(<ContactHead {...info} />)
    const rows = screen.getAllByRole("listitem").filter((row) => !row.closest("nav"))
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "LocationDhaka, Bangladesh",
      "Phone+880 2 1555 0142",
      "Emailhello@mosslight.example",
    ])
    const links = rows.flatMap((row) => within(row).queryAllByRole("link"))
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "tel:+880215550142",
      "mailto:hello@mosslight.example",
    ])
    expect(headingLevels(container)).toEqual([1, 2])
    expect(screen.getByRole("textbox", { name: contactTexts.questions.request.label })).toBeInTheDocument()
    expectCleanMarkup(container)
  })
})
