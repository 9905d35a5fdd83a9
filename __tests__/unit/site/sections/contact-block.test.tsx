import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CurrentPath } from "../../../../src/site/router/current-path"
import { ContactHead } from "../../../../src/site/sections/contact-head/contact-head"
import { expectCleanMarkup, headingLevels } from "../../../support/expect-clean-markup"
import { contactTexts } from "../../../support/feature-texts"
import { render } from "../../../support/render"

const offices = [
  { key: "location", icon: "map-pin", title: "Location", description: "{location}" },
  { key: "phone", icon: "smartphone", title: "Phone", description: "{phone}" },
  { key: "email", icon: "mail-check", title: "Email", description: "{email}" },
] as const
const info = {
  texts: contactTexts,
  offices,
  team: [{ key: "ada-byron", name: "Ada Byron", position: "Analyst" }],
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
    expect(screen.queryByText("Ada Byron")).not.toBeInTheDocument()
    expectCleanMarkup(container)
  })

  it("names the member of the team to whose page “Led by” leads, also in what is sent", async () => {
    const log = jest.spyOn(console, "log").mockImplementation(() => {})
    const { container } = render(
      <CurrentPath value="/contact-us/ada-byron/">
        <ContactHead {...info} />
      </CurrentPath>,
    )
    expect(screen.getByText("Ada Byron").parentElement).toHaveTextContent("Ada Byron, Analyst")
    expect(container.querySelector("form")).toHaveFormValues({ person: "Ada Byron" })
    const mail = screen.getByRole("link", { name: contactTexts.forms.byEmail })
    expect(decodeURIComponent(mail.getAttribute("href") ?? "")).toContain("Ada Byron")
    document.documentElement.dataset.scripts = ""
    await userEvent.click(screen.getByRole("button", { name: contactTexts.forms.prepare }))
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ person: "Ada Byron" }))
    const answers = screen.getByRole("link", { name: contactTexts.forms.noted.link })
    expect(decodeURIComponent(answers.getAttribute("href") ?? "")).toContain("Ada Byron")
    delete document.documentElement.dataset.scripts
    log.mockRestore()
  })
})
