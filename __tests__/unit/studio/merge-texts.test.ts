import { mergeTexts } from "../../../src/studio/source/merge-texts"

test.each([
  ["other lines", "A b c d", "a b C d e", "A b C d e"],
  ["lines next to each other", "a B c d", "a b C d", "a B C d"],
  ["a line after one that is replaced", "a b c D", "a b c d e", "a b c D e"],
  ["lines that are removed and added", "b c d", "a b x c d", "b x c d"],
  ["the same", "A b c d", "A b c D", "A b c D"],
  ["nothing", "a b c d", "a c", "a c"],
])("%s are merged", (_, ...texts) => {
  const [mine = "", theirs = "", text] = texts.map((text) => text.replaceAll(" ", "\n"))
  expect(mergeTexts("a\nb\nc\nd", mine, theirs)).toEqual({ text, isOverlap: false })
  expect(mergeTexts("a\nb\nc\nd", theirs, mine)).toEqual({ text, isOverlap: false })
})

test.each([
  ["a B c d", "a x c D", "a B c D"],
  ["a b y c d", "a b x c d", "a b y c d"],
  ["a B C d", "a b x c D", "a B C D"],
])("lines of both in one place stay those of the first: %s", (...texts) => {
  const [mine = "", theirs = "", text] = texts.map((text) => text.replaceAll(" ", "\n"))
  expect(mergeTexts("a\nb\nc\nd", mine, theirs)).toEqual({ text, isOverlap: true })
})
