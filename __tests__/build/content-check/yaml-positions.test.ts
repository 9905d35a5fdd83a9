import { yamlPositions } from "../../../src/content-check/yaml/yaml-positions"
import { checkText, nimble } from "../../support/content"

const yaml = `name: Nimble
hero:
  title:
    label: "A board"
    color: "#FFFFFF"
  tags:
    items: [SaaS, Web]
challenges:
  - title: Two hands
    icon: users
  - { title: Branches, icon: git-merge }
empty:
list:
  - 1
`

const at = (path: PropertyKey[], part?: "key" | "value") => {
  const { start } = yamlPositions(`\n${yaml}`)(path, part)
  return `${start.line}:${start.column}`
}

it.each<[path: PropertyKey[], value: string, key: string]>([
  [["name"], "2:7", "2:1"],
  [["hero", "title", "label"], "5:12", "5:5"],
  [["hero", "title", "color"], "6:12", "6:5"],
  [["hero", "tags", "items"], "8:12", "8:5"],
  [["hero", "tags", "items", 1], "8:19", "8:19"],
  [["challenges", 0, "title"], "10:12", "10:5"],
  [["challenges", 0, "icon"], "11:11", "11:5"],
  [["challenges", 1], "12:5", "12:5"],
  [["challenges", 1, "icon"], "12:30", "12:24"],
  [["list", 0], "15:5", "15:5"],
])("places %j", (path, value, key) => {
  expect(at(path)).toBe(value)
  expect(at(path, "key")).toBe(key)
})

it("places an empty field at its name", () => {
  expect(at(["empty"], "key")).toBe("13:1")
})

it.each<[path: PropertyKey[], place: string]>([
  [["country"], "2:1"],
  [["hero", "background"], "4:3"],
  [["hero", "title", "size"], "5:5"],
  [["challenges", 1, "description"], "12:5"],
  [["challenges", 7], "10:3"],
  [["hero", "title", "label", "deep"], "5:12"],
])("places the missing %j at its parent", (path, place) => {
  expect(at(path)).toBe(place)
})

it("places the whole document at its first line", () => {
  expect(at([])).toBe("2:1")
})

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

it("positions are exact in a document", async () => {
  expect(await places(broken)).toEqual(expected)
})

it("positions are the same with Windows line ends", async () => {
  expect(await places(broken.replaceAll("\n", "\r\n"))).toEqual(expected)
})

it("positions are the same after a byte-order mark", async () => {
  expect(await places(`\uFEFF${broken}`)).toEqual(expected)
})

it("positions count characters, not bytes", async () => {
  expect(await places(nimble.replace("[SaaS, Web,", "[Ürün, 価格, Ürün,"))).toEqual(["8:18 tags[2]"])
})
