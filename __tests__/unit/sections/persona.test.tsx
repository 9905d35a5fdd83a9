import { render, screen, within } from "@testing-library/react"
import { PersonaCard } from "../../../src/components/persona-card"
import { Persona, type PersonaProps } from "../../../src/sections/persona/persona"
import { expectCleanMarkup, headingLevels } from "../../support/expect-clean-markup"
import { imageData, imageFile } from "../../support/image-data"

const priya: NonNullable<PersonaProps["persona"]> = {
  name: "Priya Aydın",
  jobPosition: "Shift nurse",
  age: 31,
  country: "Turkey",
  major: "Nursing",
  relation: "Married",
  quote: "I leave at 05:40.",
  description: "Priya crosses the Bosphorus twice a day.",
  painPoints: ["Four apps", "Late news"],
  goals: ["One balance"],
  image: imageFile("persona", 800, 800),
}

describe("Persona", () => {
  it("shows everything about the person", () => {
    const { container } = render(
      <Persona id="who" heading="Who we designed for" lead="One of five personas." persona={priya} />,
    )
    expect(screen.getByRole("heading", { level: 2, name: "Who we designed for" })).toHaveAttribute(
      "id",
      "who",
    )
    expect(screen.getByText("One of five personas.")).toBeVisible()
    expect(headingLevels(container)).toEqual([2, 3, 4, 4])
    expect(screen.getByRole("heading", { level: 3, name: "Priya Aydın" })).toBeVisible()
    expect(screen.getByText("Shift nurse")).toBeVisible()
    expect(screen.getByText("“I leave at 05:40.”")).toBeVisible()
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Age",
      "Country",
      "Major",
      "Relation",
    ])
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "31",
      "Turkey",
      "Nursing",
      "Married",
    ])
    const [pains, goals] = screen.getAllByRole("list")
    expect(within(pains as HTMLElement).getAllByRole("listitem")).toHaveLength(2)
    expect(within(goals as HTMLElement).getAllByRole("listitem")).toHaveLength(1)
    expectCleanMarkup(container)
  })

  it("describes the portrait once, although it is rendered twice", () => {
    render(<Persona heading="Who" persona={priya} />)
    expect(screen.getAllByRole("img")).toHaveLength(1)
    expect(screen.getByRole("img", { name: "Portrait of persona Priya Aydın" })).toHaveAttribute(
      "loading",
      "lazy",
    )
  })

  it("renders nothing without a persona", () => {
    const { container } = render(<Persona heading="Who" persona={null} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe("PersonaCard", () => {
  it("works with a name only", () => {
    const { container } = render(<PersonaCard name="Priya Aydın" />)
    expect(container).toHaveTextContent(/^Priya Aydın$/)
    expect(container.querySelectorAll("dl, ul, blockquote, img")).toHaveLength(0)
    expectCleanMarkup(container)
  })

  it("omits only empty texts and lists", () => {
    const { container } = render(
      <PersonaCard
        name="Priya Aydın"
        jobPosition=""
        age={null}
        country="Turkey"
        major=""
        relation={null}
        quote=""
        description={null}
        painPoints={[]}
        goals={["One balance"]}
        image={imageData("persona")}
      />,
    )
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Country"])
    expect(screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      "Goals",
    ])
    expect(container).not.toHaveTextContent("“")
    expectCleanMarkup(container)
  })
})
