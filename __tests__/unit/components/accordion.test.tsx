import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Accordion } from "../../../src/components/accordion"
import { expectCleanMarkup } from "../../support/expect-clean-markup"

const items = ["Estimate?", "Code?", "Team?"].map((title) => ({ title, description: `Answer to ${title}` }))
const open = () => screen.getAllByRole<HTMLDetailsElement>("group").map((item) => item.open)
const click = async (title: string) => {
  await userEvent.click(screen.getByText(title))
  // The toggle event is asynchronous.
  await new Promise((resolve) => setTimeout(resolve, 10))
}

describe("Accordion", () => {
  it("keeps several panels open with `multiple`", async () => {
    render(<Accordion items={items} multiple idPrefix="faq" />)
    await click("Team?")
    expect(open()).toEqual([true, false, true])
    for (const item of screen.getAllByRole("group")) expect(item).not.toHaveAttribute("name")
  })

  it("shows the icon before the question, if any", () => {
    const { container } = render(
      <Accordion
        items={[
          { title: "When?", description: "Soon.", icon: "clock" },
          { title: "Where?", description: "Here.", icon: null },
        ]}
        idPrefix="faq"
      />,
    )
    const icons = [...container.querySelectorAll("summary")].map((row) => row.querySelectorAll("svg").length)
    expect(icons).toEqual([2, 1])
    expectCleanMarkup(container)
  })
})
