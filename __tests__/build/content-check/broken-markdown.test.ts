import { messagesFor, placesFor, withBody } from "../../support/content"

/** The messages for a body, without the file's name; its first line is 33. */
const messages = async (body: string) =>
  (await messagesFor(withBody(body))).replaceAll("nimble/index.mdx:", "")

describe("broken links and images", () => {
  it.each<[what: string, body: string, expected: string]>([
    ["a parenthesis that never closes", "![What is left](./screen-1.jpg", "33:1"],
    [
      "a parenthesis that never closes in a sentence",
      "So [write to us](/contact-us/ now (or later).",
      "33:4",
    ],
    ["no bracket behind the text", "![What is left(./screen-1.jpg)", "33:1"],
    ["no bracket before the text", "Or write to us](/contact-us/) now.", "33:15"],
    ["a space behind the brackets of a picture", "![What is left] (./screen-1.jpg)", "33:1"],
    ["a line break behind the brackets of a link", "They\n[write to us]\n(/contact-us/) now.", "34:1"],
    ["brackets the wrong way round", "Please (write to us)[/contact-us/] now.", "33:8"],
    [
      "a space in an address elsewhere, half of which is a link",
      "See [g](https://exa mple.com) there.",
      "33:5",
    ],
    ["a space in a path", "See [a **strong** word](/case studies/) there.", "33:5"],
    ["a space before and in a path", "See [that]( /case studies/ ) there.", "33:5"],
    ["words behind the address", "Do [write to us](/contact-us/ and be brief) now.", "33:4"],
    ["a caption that never closes", '![What is left](./screen-1.jpg "What is left.)', "33:1"],
    ["a caption in typographic quotation marks", "![What is left](./screen-1.jpg “What is left.”)", "33:1"],
    ["a caption that only begins straight", '![What is left](./screen-1.jpg "What is left.”)', "33:1"],
    ["a caption with quotation marks in it", '![What is left](./screen-1.jpg "What is "left" now")', "33:1"],
    ["a link in a link", "See [the [range](/services/) of it](/estimate/) there.", "33:5"],
    ["in a quotation", "> One\n> and [two](/case studies/)", "34:7"],
    ["in a table", "| a |\n|---|\n| [two](/case studies/) |", "35:3"],
    ["in a heading", "## One [two](/case studies/)", "33:8"],
  ])("%s", async (_, body, expected) => {
    expect(await placesFor(withBody(body))).toEqual([`${expected} broken-link`])
  })

  it("are all reported at their positions", async () => {
    const text = await messages("One [a](/b c/) and\n[d](/e f/), see [x](/services/) and [^1].")
    expect(text.split("\n").map((line) => line.split(":").slice(0, 2).join(":"))).toEqual([
      "33:5  link [a](/b c/)",
      "34:1  link [d](/e f/)",
      "34:37  footnote [^1]",
    ])
  })

  it("are reported along with text that cannot be parsed", async () => {
    expect((await messages("Fewer than <5%.\n\nOne [a](/b c/).")).split("\n")).toEqual([
      expect.stringMatching(/^33:12 .*\[element-syntax\]$/),
      expect.stringMatching(/^35:5 {2}link \[a\]\(\/b c\/\)/),
    ])
  })
})

describe("other raw Markdown", () => {
  it.each<[what: string, body: string, expected: string]>([
    ["a heading without its space", "##Heading", "33:1"],
    ["a heading without its space, below a line of text", "Text\n###Heading", "34:1"],
    ["a table without its dashes", "| a | b |\n| 1 | 2 |", "33:1"],
    ["a table with too few dashes", "Text\n\n| a | b |\n|---|\n| 1 | 2 |", "35:1"],
    ["dashes below no table", "a\n--- | ---\n1 | 2", "34:1"],
    ["a list without spaces", "Two:\n-one\n-two", "34:1"],
    ["a numbered list without spaces", "1.one\n2.two", "33:1"],
    ["a list with bullets", "• one\n• two", "33:1"],
    ["an element with a space", "< Results />", "33:1"],
  ])("%s", async (_, body, expected) => {
    expect(await placesFor(withBody(body))).toEqual([`${expected} broken-markdown`])
  })
})

describe("text that only looks like broken Markdown", () => {
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
