import type { Copy } from "../../../src/tooling/copy/read-copy"
import {
  normalised,
  repeatedPhrases,
  repeatedSentences,
  sentencesOf,
  wordsOf,
} from "../../../src/tooling/copy/sentences"
import { everything } from "./copies"

const copy = (name: string, prose: string[]): Copy => ({
  name,
  collection: "",
  slug: name,
  fields: {},
  fieldTexts: [],
  prose,
  headings: [],
  pictures: [],
  sectionTexts: [],
  tables: [],
  links: [],
  sections: [],
})

describe("two documents", () => {
  it("share no sentence of six words or more", async () => {
    expect(repeatedSentences(await everything())).toEqual([])
  })

  it("share no run of eight words", async () => {
    expect(repeatedPhrases(await everything())).toEqual([])
  })
})

describe("the search for repetitions", () => {
  const first = copy("first", [
    "A board. People take 93% of these proposals, and defend the board in meetings.",
  ])

  it("finds a sentence whatever its letter case and punctuation", () => {
    const second = copy("second", [
      "And so: “people take 93% of these proposals and defend the board – in meetings!” He smiled.",
    ])
    expect(repeatedSentences([first, second])).toEqual([])
    const third = copy("third", [
      "Indeed. PEOPLE take 93% of these proposals; and defend the board in meetings?",
    ])
    expect(repeatedSentences([first, second, third])).toEqual([
      {
        text: "people take 93 of these proposals and defend the board in meetings",
        documents: ["first", "third"],
      },
    ])
  })

  it("finds a phrase within longer sentences", () => {
    const second = copy("second", ["They say that people take 93% of these proposals and defend them."])
    expect(repeatedPhrases([first, second])).toEqual([
      { text: "people take 93 of these proposals and defend", documents: ["first", "second"] },
    ])
  })

  it("does not mind short sentences, nor a sentence twice in one document", () => {
    expect(
      repeatedSentences([copy("a", ["It worked well then."]), copy("b", ["It worked well then."])]),
    ).toEqual([])
    expect(repeatedSentences([copy("a", [first.prose[0] ?? "", first.prose[0] ?? ""])])).toEqual([])
  })

  it("looks at frontmatter, captions, tables, headings and leads", () => {
    const sentence = "One sentence of exactly seven plain words."
    const places: Partial<Copy>[] = [
      { fieldTexts: [{ field: "desc", text: sentence }] },
      { headings: [{ depth: 2, text: sentence }] },
      { pictures: [{ url: "./a.jpg", alt: "A board", caption: sentence }] },
      { pictures: [{ url: "./a.jpg", alt: sentence, caption: "A board" }] },
      { sectionTexts: [sentence] },
      { tables: [sentence] },
    ]
    for (const place of places)
      expect(repeatedSentences([copy("a", [sentence]), { ...copy("b", []), ...place }])).toHaveLength(1)
  })
})

it.each([
  ["One. Two! Three? Four… Five.", 5],
  ["He paid $1.5M in the U.K. market.", 1],
  ["It opened at 09:30. 41 boats moved.", 2],
  ["The kitchen at Moda Cd. 41 is open, e.g. at noon.", 1],
  ["“Is it bad?”, we asked. It was.", 2],
  ["She said: “No.” They left.", 2],
  ["No full stop at the end", 1],
  ["", 0],
])("divides %j into sentences", (text, count) => {
  expect(sentencesOf(text)).toHaveLength(count)
})

it("counts words with what stands within them as one", () => {
  expect(wordsOf("Don’t re-use 1,840 of 3.4 – it’s −71%, at 12:30, in Nişantaşı.")).toEqual([
    "Don’t",
    "re-use",
    "1,840",
    "of",
    "3.4",
    "it’s",
    "71",
    "at",
    "12:30",
    "in",
    "Nişantaşı",
  ])
  expect(normalised("“Don’t”, SHE said!")).toBe("don't she said")
})
