import { messagesFor, withBody } from "../../support/content"

/** The messages for a body, without the file's name; its first line is 33. */
const messages = async (body: string) =>
  (await messagesFor(withBody(body))).replaceAll("nimble/index.mdx:", "")

const unread = "is not read as a link or picture:"

describe("broken links and pictures", () => {
  it.each<[what: string, body: string, expected: string]>([
    [
      "a parenthesis that never closes",
      "![What is left](./screen-1.jpg",
      `33:1  image ![What is left](./screen-1.jpg: ${unread} its parenthesis is not closed. Write ) behind the address, or behind its caption.`,
    ],
    [
      "a parenthesis that never closes in a sentence",
      "So [write to us](/contact-us/ now (or later).",
      `33:4  link [write to us](/contact-us/: ${unread} its parenthesis is not closed. Write ) behind the address, or behind its caption.`,
    ],
    [
      "no bracket behind the text",
      "![What is left(./screen-1.jpg)",
      `33:1  image ![What is left(./screen-1.jpg): ${unread} the bracket around its text is not closed. Write ](./screen-1.jpg) behind the text.`,
    ],
    [
      "no bracket before the text",
      "Or write to us](/contact-us/) now.",
      "33:15  link ](/contact-us/: is not read as a link: no bracket opens before its text. Write [text](/contact-us/).",
    ],
    [
      "a space behind the brackets of a picture",
      "![What is left] (./screen-1.jpg)",
      `33:1  image ![What is left] (./screen-1.jpg: ${unread} a space stands behind the bracket. Write ](./screen-1.jpg) right behind the text.`,
    ],
    [
      "a line break behind the brackets of a link",
      "They\n[write to us]\n(/contact-us/) now.",
      `34:1  link [write to us] (/contact-us/: ${unread} a space stands behind the bracket. Write ](/contact-us/) right behind the text.`,
    ],
    [
      "brackets the wrong way round",
      "Please (write to us)[/contact-us/] now.",
      "33:8  link (write to us)[/contact-us/]: is not read as a link: its brackets stand the other way round. Write [text](/contact-us/).",
    ],
    [
      "a space in an address elsewhere, half of which is a link",
      "See [g](https://exa mple.com) there.",
      `33:5  link [g](https://exa mple.com): ${unread} there is a space in its address. Write %20 for it.`,
    ],
    [
      "a space in a path",
      "See [a **strong** word](/case studies/) there.",
      `33:5  link [a **strong** word](/case studies/): ${unread} there is a space in its address. Write %20 for it.`,
    ],
    [
      "a space before and in a path",
      "See [that]( /case studies/ ) there.",
      `33:5  link [that]( /case studies/ ): ${unread} there is a space in its address. Write %20 for it.`,
    ],
    [
      "words behind the address",
      "Do [write to us](/contact-us/ and be brief) now.",
      `33:4  link [write to us](/contact-us/ and be brief): ${unread} words stand behind its address. Write ) right behind the address; a caption stands in straight quotation marks.`,
    ],
    [
      "a caption that never closes",
      '![What is left](./screen-1.jpg "What is left.)',
      `33:1  image ![What is left](./screen-1.jpg "What is left.): ${unread} its caption has no closing quotation mark. Write " behind it.`,
    ],
    [
      "a caption in typographic quotation marks",
      "![What is left](./screen-1.jpg “What is left.”)",
      `33:1  image ![What is left](./screen-1.jpg “What is left.”): ${unread} its caption needs straight quotation marks. Write (./picture.jpg "caption").`,
    ],
    [
      "a caption that only begins straight",
      '![What is left](./screen-1.jpg "What is left.”)',
      `33:1  image ![What is left](./screen-1.jpg "What is left.”): ${unread} its caption needs straight quotation marks. Write (./picture.jpg "caption").`,
    ],
    [
      "a caption with quotation marks in it",
      '![What is left](./screen-1.jpg "What is "left" now")',
      `33:1  image ![What is left](./screen-1.jpg "What is "left" now"): ${unread} its caption holds quotation marks. Write curly ones in it: “ and ”.`,
    ],
    [
      "a link in a link",
      "See [the [range](/services/) of it](/estimate/) there.",
      `33:5  link [the [range](/services/) of it](/estimate/): ${unread} write [text](address), without another link or picture in its text.`,
    ],
    [
      "in a quotation",
      "> One\n> and [two](/case studies/)",
      `34:7  link [two](/case studies/): ${unread} there is a space in its address. Write %20 for it.`,
    ],
    [
      "in a table",
      "| a |\n|---|\n| [two](/case studies/) |",
      `35:3  link [two](/case studies/): ${unread} there is a space in its address. Write %20 for it.`,
    ],
    [
      "in a heading",
      "## One [two](/case studies/)",
      `33:8  link [two](/case studies/): ${unread} there is a space in its address. Write %20 for it.`,
    ],
  ])("%s", async (_, body, expected) => {
    expect(await messages(body)).toBe(expected)
  })

  it("are all told, each in its place", async () => {
    const text = await messages("One [a](/b c/) and\n[d](/e f/), see [x](/services/) and [^1].")
    expect(text.split("\n").map((line) => line.split(":").slice(0, 2).join(":"))).toEqual([
      "33:5  link [a](/b c/)",
      "34:1  link [d](/e f/)",
      "34:37  footnote [^1]",
    ])
  })

  it("have their place beside what could not be parsed at all", async () => {
    expect((await messages("Fewer than <5%.\n\nOne [a](/b c/).")).split("\n")).toEqual([
      expect.stringMatching(/^33:12 {2}body: "<" opens/),
      expect.stringMatching(/^35:5 {2}link \[a\]\(\/b c\/\)/),
    ])
  })
})

describe("other raw Markdown", () => {
  const list = "is not read as a list. Write"
  const table = "is not read as a table. Its second line has three dashes for each cell of the first"

  it.each<[what: string, body: string, expected: string]>([
    [
      "a heading without its space",
      "##Heading",
      "33:1  heading ##Heading: is not read as a heading. Write a space between ## and its text.",
    ],
    [
      "a heading without its space, below a line of text",
      "Text\n###Heading",
      "34:1  heading ###Heading: is not read as a heading. Write a space between ### and its text.",
    ],
    ["a table without its dashes", "| a | b |\n| 1 | 2 |", `33:1  table | a | b |: ${table}: |---|---|.`],
    [
      "a table with too few dashes",
      "Text\n\n| a | b |\n|---|\n| 1 | 2 |",
      `35:1  table | a | b |: ${table}: |---|---|.`,
    ],
    ["dashes below no table", "a\n--- | ---\n1 | 2", `34:1  table --- | ---: ${table}, e.g. |---|---|.`],
    [
      "a list without spaces",
      "Two:\n-one\n-two",
      `34:1  list -one: ${list} a space behind the mark of each entry: - one.`,
    ],
    [
      "a numbered list without spaces",
      "1.one\n2.two",
      `33:1  list 1.one: ${list} a space behind the mark of each entry: - one.`,
    ],
    [
      "a list with bullets",
      "• one\n• two",
      `33:1  list • one: ${list} a dash and a space before each entry: - one.`,
    ],
    [
      "an element with a space",
      "< Results />",
      '33:1  element < Results />: a space stands behind "<", and it is shown as text. Write <Results />.',
    ],
  ])("%s", async (_, body, expected) => {
    expect(await messages(body)).toBe(expected)
  })
})

describe("what only looks like it", () => {
  it.each([
    ["an escaped bracket", "An array \\[0](of sorts), \\[a](/b/) and [1\\] (./a)."],
    ["brackets in code", "Write `[a] (/b/)` or `[a](/b c/)`."],
    ["brackets in a block of code", "```\n[a] (/b/)\n##Heading\n| a |\n-one\n-two\n< Hero />\n```"],
    ["brackets without an address", "It is [sic] (and so on) a [range] of [0, 1) or (a)[b]."],
    ["a source with its address", "See [1] (https://example.com/a)."],
    [
      "a parenthesis with an address",
      "See our page (https://example.com/a_(b)) and [that](/services/) (/a/).",
    ],
    ["a bracket around an address", "See [there (https://example.com/a)]."],
    ["a link behind brackets", "It is [sic] [that](/services/) and [x] ([that](/services/))."],
    ["a caption with parentheses", 'See [that](/services/ "All (six) of them").'],
    ["a link over two lines", "See [that\nthere](/services/)."],
    ["a hash", "#1 in Germany, and\n#2 in Kassel. C## or #hash."],
    ["a line that begins with a dash", "-5 degrees\n-7 at night"],
    ["one line with a dash", "> That is good.\n> -Elif"],
    ["stress at the beginning of lines", "*One*\n*two* and\n**three**\n_four_"],
    ["a date at the beginning of a line", "On\n1.May they came."],
    ["bars in a sentence", "Choose a | b | c,\nor |x| and more."],
    ["a table", "| a | b |\n|---|---|\n| [x](/services/) | -one |"],
    ["a small table", "a | b\n--|--\n1 | 2"],
    ["comparisons", "5 < 7 > 3 and a < b, c > d; a < Results of b."],
    ["a line between paragraphs", "One\n\n---\n\nTwo"],
    ["addresses and mail addresses", "Write to tea@nimble.example or https://nimble.example/a_b."],
    ["a task", "- [ ] (later) one\n- [x] two"],
    ["a footnote", "One[^1] (see there).\n\n[^1]: Two"],
    ["a reference", "See [that] (soon) and [that][].\n\n[that]: /services/"],
  ])("%s", async (_, body) => {
    expect(await messages(body)).toBe("valid")
  })
})
