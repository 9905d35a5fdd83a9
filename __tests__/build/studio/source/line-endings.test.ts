/** A file keeps its line endings when it is edited in an editor that has only LF. */
import { withLf, withLineEndingsOf } from "../../../../src/studio/source/line-endings"

const texts = ["a\nbc\n\nd\n", "a\r\nbc\r\n\r\nd\r\n", "a\r\nbc\n\rd\r", "\uFEFFa\r\nbc", ""]

describe.each(texts)("%j", (text) => {
  const shown = withLf(text)

  it("stays as it is without an edit", () => {
    expect(withLineEndingsOf(text, shown)).toBe(text)
  })

  it("changes only where a character is inserted", () => {
    for (let at = 0; at <= shown.length; at += 1) {
      const edited = `${shown.slice(0, at)}X${shown.slice(at)}`
      const result = withLineEndingsOf(text, edited)
      expect(withLf(result)).toBe(edited)
      expect(result.replace("X", "")).toBe(text)
    }
  })

  it("changes only where a character is removed", () => {
    for (let at = 0; at < shown.length; at += 1) {
      const edited = shown.slice(0, at) + shown.slice(at + 1)
      expect(withLf(withLineEndingsOf(text, edited))).toBe(edited)
    }
  })
})

it("gives new lines the line end of the file", () => {
  expect(withLineEndingsOf("a\r\nb\r\n", "a\nX\nY\nb\n")).toBe("a\r\nX\r\nY\r\nb\r\n")
  expect(withLineEndingsOf("a", "a\nb")).toBe("a\nb")
})
