import { render } from "@testing-library/react"
import { WholeWords } from "../../../src/components/whole-words"

const wholeWords = (text: string) => {
  const { container } = render(<WholeWords>{text}</WholeWords>)
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false })
  return [...container.querySelectorAll("span")].map(({ textContent }) => textContent)
}

describe("WholeWords", () => {
  it.each([
    ["Twelve to twenty-four weeks", ["twenty-four"]],
    ["A one-hand, first-call app (co-determination)", ["one-hand", "first-call", "co-determination"]],
    ["Größen-Übersicht über 3-D", ["Größen-Übersicht", "3-D"]],
    ["A state-of-the-art-and-more", []],
    ["No - hyphen -20 % – here", []],
    ["", []],
  ])("keeps the short hyphenated words of %j whole, and its text as it is", (text, expected) => {
    expect(wholeWords(text)).toEqual(expected)
  })

  it("leaves other content as it is", () => {
    const { container } = render(
      <WholeWords>
        <em>one-off</em>
      </WholeWords>,
    )
    expect(container.innerHTML).toBe("<em>one-off</em>")
  })
})
