import { messagesFor, reportBodies, withBody } from "../../../support/content"

it("explains broken links and images", async () => {
  expect(
    await reportBodies([
      "![What is left](./screen-1.jpg",
      "So [write to us](/contact-us/ now (or later).",
      "![What is left(./screen-1.jpg)",
      "Or write to us](/contact-us/) now.",
      "They\n[write to us]\n(/contact-us/) now.",
      "Please (write to us)[/contact-us/] now.",
      "See [a **strong** word]( /case studies/ ) there.",
      "Do [write to us](/contact-us/ and be brief) now.",
      '![What is left](./screen-1.jpg "What is left.)',
      "![What is left](./screen-1.jpg “What is left.”)",
      '![What is left](./screen-1.jpg "What is "left" now")',
      "See [the [range](/services/) of it](/estimate/) there.",
      "| a |\n|---|\n| [two](/case studies/) |",
      "One [a](/b c/) and\n[d](/e f/), see [x](/services/) and [^1].",
      "Fewer than <5%.\n\nOne [a](/b c/).",
    ]),
  ).toMatchInlineSnapshot(`
"
![What is left](./screen-1.jpg: 33:1  image ![What is left](./screen-1.jpg: is not read as a link or picture: its parenthesis is not closed. Write ) after the address, or after its caption. [broken-link]
So [write to us](/contact-us/ now (or later).: 33:4  link [write to us](/contact-us/: is not read as a link or picture: its parenthesis is not closed. Write ) after the address, or after its caption. [broken-link]
![What is left(./screen-1.jpg): 33:1  image ![What is left(./screen-1.jpg): is not read as a link or picture: the bracket around its text is not closed. Write ](./screen-1.jpg) after the text. [broken-link]
Or write to us](/contact-us/) now.: 33:15  link ](/contact-us/: is not read as a link: there is no bracket before its text. Write [text](/contact-us/). [broken-link]
They⏎[write to us]⏎(/contact-us/) now.: 34:1  link [write to us] (/contact-us/: is not read as a link or picture: there is a space after the bracket. Write ](/contact-us/) directly after the text. [broken-link]
Please (write to us)[/contact-us/] now.: 33:8  link (write to us)[/contact-us/]: is not read as a link: its brackets are in the wrong order. Write [text](/contact-us/). [broken-link]
See [a **strong** word]( /case studies/ ) there.: 33:5  link [a **strong** word]( /case studies/ ): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
Do [write to us](/contact-us/ and be brief) now.: 33:4  link [write to us](/contact-us/ and be brief): is not read as a link or picture: there are words after its address. Write ) directly after the address, or put the words in straight quotation marks. [broken-link]
![What is left](./screen-1.jpg "What is left.): 33:1  image ![What is left](./screen-1.jpg "What is left.): is not read as a link or picture: its caption has no closing quotation mark. Write " after it. [broken-link]
![What is left](./screen-1.jpg “What is left.”): 33:1  image ![What is left](./screen-1.jpg “What is left.”): is not read as a link or picture: its caption has curly quotation marks. Write (./picture.jpg "caption"). [broken-link]
![What is left](./screen-1.jpg "What is "left" now"): 33:1  image ![What is left](./screen-1.jpg "What is "left" now"): is not read as a link or picture: there are quotation marks in its caption. Write curly ones: “ and ”. [broken-link]
See [the [range](/services/) of it](/estimate/) there.: 33:5  link [the [range](/services/) of it](/estimate/): is not read as a link or picture: its text has another link or picture in it. Write [text](address). [broken-link]
| a |⏎|---|⏎| [two](/case studies/) |: 35:3  link [two](/case studies/): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
One [a](/b c/) and⏎[d](/e f/), see [x](/services/) and [^1].: 33:5  link [a](/b c/): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
  34:1  link [d](/e f/): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
  34:37  footnote [^1]: this footnote does not exist. Write it on a line of its own: [^1]: the note. [broken-link]
Fewer than <5%.⏎⏎One [a](/b c/).: 33:12  "<" starts an element here. Write it in backticks, \`<\`, or in words: less than, under. [element-syntax]
  35:5  link [a](/b c/): is not read as a link or picture: there is a space in its address. Write %20 instead. [broken-link]
"
`)
})

it("explains other raw Markdown", async () => {
  expect(
    await reportBodies([
      "Text\n###Heading",
      "| a | b |\n| 1 | 2 |",
      "Text\n\n| a | b |\n|---|\n| 1 | 2 |",
      "a\n--- | ---\n1 | 2",
      "Two:\n-one\n-two",
      "1.one\n2.two",
      "• one\n• two",
      "< Results />",
    ]),
  ).toMatchInlineSnapshot(`
"
Text⏎###Heading: 34:1  heading ###Heading: is not read as a heading. Write a space between ### and its text. [broken-markdown]
| a | b |⏎| 1 | 2 |: 33:1  table | a | b |: is not read as a table. Write a second line with three dashes for each cell of the first: |---|---|. [broken-markdown]
Text⏎⏎| a | b |⏎|---|⏎| 1 | 2 |: 35:1  table | a | b |: is not read as a table. Write a second line with three dashes for each cell of the first: |---|---|. [broken-markdown]
a⏎--- | ---⏎1 | 2: 34:1  table --- | ---: is not read as a table. Write a second line with three dashes for each cell of the first, e.g. |---|---|. [broken-markdown]
Two:⏎-one⏎-two: 34:1  list -one: is not read as a list. Write a space after the mark of each entry: - one. [broken-markdown]
1.one⏎2.two: 33:1  list 1.one: is not read as a list. Write a space after the mark of each entry: - one. [broken-markdown]
• one⏎• two: 33:1  list • one: is not read as a list. Write a dash and a space before each entry: - one. [broken-markdown]
< Results />: 33:1  element < Results />: has a space after "<" and is shown as text. Write <Results />. [broken-markdown]
"
`)
})

describe("text that only looks like broken Markdown", () => {
  it.each([
    ["an escaped bracket", "An array \\[0](of sorts), \\[a](/b/) and [1\\] (./a)."],
    ["brackets in code", "Write `[a] (/b/)` or `[a](/b c/)`."],
    ["brackets in a block of code", "```\n[a] (/b/)\n##Heading\n| a |\n-one\n-two\n< Hero />\n```"],
    ["brackets without an address", "It is [sic] (and so on) a [range] of [0, 1) or (a)[b]."],
    ["a source with its address", "See [1] (https://example.com/a)."],
    ["a parenthesis with an address", "See (https://example.com/a_(b)) and [that](/services/) (/a/)."],
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
    expect(await messagesFor(withBody(body))).toBe("valid")
  })
})
