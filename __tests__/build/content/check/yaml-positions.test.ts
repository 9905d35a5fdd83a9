import { checkText, nimble } from "../../../support/content"

/** Every position of a broken document, as line:column. */
const places = async (text: string) => {
  const { diagnostics } = await checkText(text)
  return diagnostics.map(({ range: { start }, field }) => `${start.line}:${start.column} ${field}`)
}

const broken = nimble
  .replace('background: "#1C1650"', "background: navy")
  .replace("    - Tools that rank his engineers by speed", "    - 12")
  .replace("  age: 48\n", "")
  .replace("  relation: Married", "  relaton: Married")
  .replace("<Challenges />", "<Challenge />")

const expected = [
  "13:15 hero.background",
  "38:3 persona.age",
  "42:3 persona.relaton",
  "48:7 persona.painPoints[1]",
  "104:1 <Challenge>",
]

it.each([
  ["in a document", broken],
  ["with Windows line endings", broken.replaceAll("\n", "\r\n")],
  ["after a byte-order mark", `\uFEFF${broken}`],
])("positions are exact %s", async (_, text) => {
  expect(await places(text)).toEqual(expected)
})

it("positions count characters, not bytes", async () => {
  expect(await places(nimble.replace("[SaaS, Web,", "[Ürün, 価格, Ürün,"))).toEqual(["8:18 tags[2]"])
})
