/** Problems are underlined where they are in a text. */
import { screen, waitFor } from "@testing-library/react"
import { openStudio, problem } from "./open-studio"
import { source } from "./studio-fixture"

beforeEach(() => localStorage.clear())

const body = "One [two](three) four.\n\n- five\n- six {seven}"
const text = source.replace("Some words.", body)

/** A problem of a part of the text. */
const at = (part: string) => {
  const offset = text.indexOf(part)
  const lines = text.slice(0, offset).split("\n")
  const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1]
  const range = { start: { line, column }, end: { line, column: column + part.length } }
  return { ...problem(line, `${part} is wrong`), range }
}

test.each([
  ["One [two](three)", "One two"],
  ["(three)", "One two four."],
  ["[two", "two"],
  ["six", "six"],
  ["four", "four"],
])("%s underlines %s", async (part, words) => {
  await openStudio({ text, check: () => [at(part)] })
  const marks = await screen.findAllByTitle(`${part} is wrong. Write it differently.`)
  expect(marks.map(({ textContent }) => textContent).join("")).toBe(words)
})

test("a line moves with its words while somebody types, and goes with the problem", async () => {
  const { typeInText } = await openStudio({
    text,
    check: (current) => (current.includes("xx") ? [] : [at("four")]),
  })
  const four = () => screen.queryByTitle(/four is wrong/)
  await waitFor(() => expect(four()).toHaveTextContent(/^four$/))
  typeInText("x")
  expect(four()).toHaveTextContent(/^four$/)
  typeInText("x")
  await waitFor(() => expect(four()).toBeNull())
})
