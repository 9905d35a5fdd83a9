import { render } from "@testing-library/react"
import { wholeWords } from "../../../../src/site/ui/text/whole-words"

const wholeWordsOf = (text: string) => {
  const { container } = render(wholeWords(text))
  expect(container).toHaveTextContent(text, { normalizeWhitespace: false })
  return [...container.querySelectorAll("span > span")].map(({ textContent }) => textContent)
}

describe("wholeWords", () => {
  it.each([
    ["Twelve to twenty-four weeks", ["twenty-four"]],
    ["A one-hand, first-call app (co-determination)", ["one-hand", "first-call", "co-determination"]],
    ["Größen-Übersicht über 3-D", ["Größen-Übersicht", "3-D"]],
    ["A state-of-the-art-and-more", []],
    ["The fare is ₺ 27.00, or $ 1,200", ["₺ 27.00,", "$ 1,200"]],
    ["No - hyphen -20 % – here", []],
    ["", []],
  ])("keeps the short hyphenated words of %j whole, and its text as it is", (text, expected) => {
    expect(wholeWordsOf(text)).toEqual(expected)
  })

  it("is one element or text, whose spaces no flex or grid container can drop", () => {
    const { container } = render(wholeWords("Closing the other twenty-three"))
    expect(container.childNodes).toHaveLength(1)
  })

  it("leaves other content as it is", () => {
    const content = <em>one-off</em>
    expect(wholeWords(content)).toBe(content)
  })
})
