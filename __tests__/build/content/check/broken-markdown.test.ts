import { messagesFor, placesFor, withBody } from "../../../support/content"

it.each([
  [
    "in one paragraph",
    "One [a](/b c/) and\n[d](/e f/), see [x](/services/) and [^1].",
    ["33:5 broken-link", "34:1 broken-link", "34:37 broken-link"],
  ],
  [
    "below a sign of an element",
    "Fewer than <5%.\n\nOne [a](/b c/).",
    ["33:12 element-syntax", "35:5 broken-link"],
  ],
])("reports all broken links %s", async (_, body, places) => {
  expect(await placesFor(withBody(body))).toEqual(places)
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
