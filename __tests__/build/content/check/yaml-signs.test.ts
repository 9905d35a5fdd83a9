/** Characters that have a meaning in YAML. */
import { type Diagnostic, reportTo } from "../../../../src/content/check/diagnostic"
import { readYaml } from "../../../../src/content/check/yaml/read-yaml"
import { checkText, messagesFor, nimbleWith, placesFor } from "../../../support/content"

const label = "label: Nimble, the board that keeps up with the branch"
const tags = "tags: [SaaS, Web, Product design]"
const goal = "- A morning meeting of ten minutes"

describe("a number sign in quotes belongs to the text", () => {
  it.each([
    ["in a group", label, 'label: "Our #1 board"'],
    ["in single quotes", label, "label: 'Our #1 board'"],
    ["behind an apostrophe in single quotes", label, "label: 'Our team''s #1 board'"],
    ["behind a quotation mark", label, 'label: "The \\"only\\" #1 board"'],
    ["in an entry", goal, '- "Be #1 again"'],
    ["in brackets", tags, 'tags: ["a: b #c", SaaS]'],
    ["in braces", "title: Lead, color", 'title: "Lead #1", color'],
    ["over two lines", label, 'label: "Nimble, our\n      #1 board"'],
    ["with a note", label, 'label: "Our #1 board" # of all'],
  ])("%s", async (_, passage, replacement) => {
    expect(await messagesFor(nimbleWith(passage, replacement))).toBe("valid")
  })
})

describe("a comment is found without a space after #", () => {
  it.each([
    ["a quotation", 'color: "#FFFFFF"\n', 'color: "#FFFFFF" #white\n'],
    ["brackets", tags, `${tags} #more`],
    ["a number", "age: 48", "age: 48 #years"],
    ["a day", "date: 2026-04-22", "date: 2026-04-22 #Wednesday"],
  ])("after %s", async (_, passage, replacement) => {
    expect(await messagesFor(nimbleWith(passage, replacement))).toBe("valid")
  })
})

it.each([
  ["a text", label, "label: Our #1 board", "15:16"],
  ["an entry", goal, "- Be #1 again", "51:10"],
  ["brackets", tags, "tags: [SaaS, Our #1 board]", "8:18"],
])("reports that # without quotes starts a comment in %s", async (_, passage, replacement, place) => {
  expect(await placesFor(nimbleWith(passage, replacement))).toEqual([`${place} quotes`])
})

describe("a text cannot start with", () => {
  it.each([
    ["&", "a field", label, "label: &Co board", "15:12"],
    ["&", "a field, before a space", "country: Germany", "country: & Germany", "5:10"],
    ["&", "an entry", goal, "- &Co meeting", "51:7"],
    ["&", "brackets", tags, "tags: [SaaS, &Co, Web]", "8:14"],
    ["&", "braces", "title: Lead, color", "title: &Lead, color", "71:18"],
    ["&", "the line below the field", "country: Germany", "country:\n  &Co Germany", "6:3"],
    ["&", "a group", "persona:\n", "persona: &Holger\n", "37:10"],
    ["!", "a field", "country: Germany", "country: !Germany", "5:10"],
    ["*", "a field", "country: Germany", "country: *Germany*", "5:10"],
    ["*", "an entry", goal, "- *A* meeting", "51:7"],
  ])("%s in %s", async (_sign, _where, passage, replacement, place) => {
    expect(await placesFor(nimbleWith(passage, replacement))).toEqual([`${place} quotes`])
  })
})

describe("such characters are text", () => {
  it.each([
    ["in quotes", label, 'label: "&Co board"', "&Co board"],
    ["inside a text", label, "label: R&D! *really & more", "R&D! *really & more"],
    ["in a block", label, "label: >-\n      &Co board of\n      ! all", "&Co board of ! all"],
    ["in a second line", label, "label: The board of\n      &Co", "The board of &Co"],
  ])("%s", async (_, passage, replacement, expected) => {
    const { fields, diagnostics } = await checkText(nimbleWith(passage, replacement))
    expect(diagnostics).toEqual([])
    expect(fields).toMatchObject({ hero: { title: { label: expected } } })
  })
})

it("accepts an anchor with an alias", () => {
  const diagnostics: Diagnostic[] = []
  const { data } = readYaml("a: &ink '#111111'\nb: *ink\n", reportTo(diagnostics))
  expect([data, diagnostics]).toEqual([{ a: "#111111", b: "#111111" }, []])
})

it("finds errors at the same positions with Windows line endings", () => {
  const diagnostics: Diagnostic[] = []
  readYaml("\uFEFFname: &Co board\r\nlabel: Our #1 board\r\n", reportTo(diagnostics))
  expect(diagnostics.map(({ range: { start } }) => [start.line, start.column])).toEqual([
    [1, 7],
    [2, 12],
  ])
})
