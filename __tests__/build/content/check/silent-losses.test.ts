/** Words that would be lost or published wrongly: each is reported at its place, with its fix. */
import { messagesFor, nimbleWith, placesFor, snapshotOf, withBody } from "../../../support/content"
import { read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"
import { formatBriefly } from "../../../support/format-briefly"

afterAll(removeFolders)

const messageFor = async (text: string) => (await messagesFor(text)).replaceAll("nimble/index.mdx:", "")

it.each<[what: string, body: string, expected: string]>([
  ["underscores without an end", "It is __bold and so on", "33:7  bold"],
  ["struck text without an end", "It is ~~struck and so on", "33:7  struck"],
])("%s in a text", async (_, body, expected) => {
  const found = await messageFor(withBody(body))
  expect(found).toContain(expected)
  expect(found.split("\n")).toHaveLength(1)
})

it.each<[what: string, value: string, expected: string]>([
  ["an address in angle brackets", "See <https://a.example>", "shows the brackets of its link"],
  ["an HTML comment", "A <!-- or B -->", "shows the HTML in it"],
  ["an escaped sign", "A \\* B", "shows its backslash"],
  ["a line break of another program", "Ger\u2028many", "5:13  this is an invisible character (U+2028"],
  ["a bullet of a word processor", "\uF0B7 Germany", "U+F0B7, a character of a special font"],
])("%s in a field", async (_, value, expected) => {
  expect(await messageFor(nimbleWith("country: Germany", `country: ${value}`))).toContain(expected)
})

const scotland = "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Scotland"

it.each(["👩‍💻 Germany", scotland, "❤️ Germany", "2 * 3 * 4"])("accepts %s", async (value) => {
  expect(await messageFor(nimbleWith("country: Germany", `country: ${value}`))).toBe("valid")
})

it.each(["IMG_1234 (2)", "Screenshot 2026-01-02 at 10.22.33", "cover-final.jpg", "cover_final"])(
  "does not accept %j as an alternative text",
  async (alt) => {
    expect(await placesFor(withBody(`![${alt}](./screen-1.jpg)`))).toEqual(["33:1 image-alt"])
  },
)

it("reports problems below a text after # at their places", async () => {
  const text = `${nimbleWith("country: Germany", "country: Germany # 9")}\nSee [it](http://a.example).\n`
    .replace("age: 48", "age: old")
    .replace("items: [Desktop, B2B]", "items: [*Desktop*, TV_]")
  const placeOf = (written: string) => {
    const lines = text.slice(0, text.indexOf(written)).split("\n")
    return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
  }
  expect(await placesFor(text)).toEqual([
    `${placeOf("# 9")} quotes`,
    `${placeOf("*Desktop*")} quotes`,
    `${placeOf("old")} field-type`,
    `${placeOf("[it](http://a.example)")} link-address`,
  ])
})

describe("texts of the example", () => {
  const study = "case-studies/harbour-ledger/index.mdx"
  const checkWith = async (lines: string) => {
    const root = await siteWith()
    write(root, study, read(root, study).replace(/^desc: .*$/m, `desc: TODO What it is about\n${lines}`))
    return (await snapshotOf(root)).diagnostics.filter(({ rule }) => rule === "placeholder-text")
  }

  it("are warnings until the document is published", async () => {
    const found = await checkWith("publish: 2098-01-01")
    expect(found.map(formatBriefly)).toEqual([
      expect.stringMatching(
        /warning: .*Write your own before 1 January 2098, when the document is published/,
      ),
    ])
  })

  it("are possible in drafts", async () => expect(await checkWith("draft: true")).toEqual([]))
})
