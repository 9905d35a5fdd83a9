import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Personas } from "../../../src/sections/personas"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

const persona = (name: string, jobPosition: string): Queries.PersonasPersonaFragment => ({
  key: name.toLowerCase(),
  name,
  jobPosition,
  age: 40,
  country: "Norway",
  major: "Law",
  relation: "Single",
  quote: `${name} said this.`,
  description: `${name} works.`,
  painPoints: ["Four quotes"],
  goals: ["One release"],
  image: null,
})

beforeEach(() => {
  document.documentElement.dataset.scripts = ""
})

afterEach(() => {
  delete document.documentElement.dataset.scripts
})

describe("Personas", () => {
  it("has a tab for each person's job, and shows the first at the start", async () => {
    const { container } = render(
      <Personas
        id="who"
        heading="Who we work with"
        personas={[persona("Ada", "Director"), persona("Bo", "Founder")]}
      />,
    )
    const tabs = within(screen.getByRole("tablist", { name: "Who we work with" }))
    expect(tabs.getByRole("tab", { name: "Director", selected: true })).toBeVisible()
    await userEvent.click(tabs.getByRole("tab", { name: "Founder" }))
    const panel = within(screen.getByRole("tabpanel", { name: "Founder" }))
    expect(panel.getByRole("heading", { name: "Bo" })).toBeInTheDocument()
    expectCleanMarkup(container)
  })

  it("renders nothing without personas", () => {
    const { container } = render(<Personas heading="Who we work with" personas={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
