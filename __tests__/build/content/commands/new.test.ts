import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { placeholdersIn } from "../../../../src/content/check/rules/placeholder-text"
import { collectionSchema, type JsonSchema } from "../../../../src/content/commands/json-schema"
import { create } from "../../../../src/content/commands/new"
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { collections, model } from "../../../../src/site/collections/model"
import { requiredPages } from "../../../../src/site/collections/pages/required-pages"
import { checkAgain, messagesOf, read, siteWith } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

/** Run the command in this process, with the given answers. */
const runNew = async (root: string, args: string[], answers?: string[]) => {
  const lines: string[] = []
  const questions: string[] = []
  const ask = async (question: string) => {
    questions.push(question)
    return answers?.shift() ?? ""
  }
  const write = (line: string) => lines.push(line)
  const code = await create(args, { root, model, write, inColour: false, ...(answers ? { ask } : {}) })
  return { code, output: lines.join("\n"), questions }
}

const known = collections.map(({ label }) => label.replaceAll(" ", "-"))

describe.each(collections)("a new $label", (collection) => {
  const { directory, label } = collection
  let root = ""
  const folder = () => path.join(root, "content", directory, "harbour-office")
  const text = () => readFileSync(path.join(folder(), "index.mdx"), "utf8")

  beforeAll(async () => {
    root = await siteWith()
    await runNew(root, [label.replaceAll(" ", "-"), "Harbour Office"])
  })

  it("passes the check, as a draft", async () => {
    expect(await checkAgain(root)).toMatchObject({
      diagnostics: [],
      counts: { documents: 5 + requiredPages.length, unpublished: 1 },
    })
  })

  it("explains the fields that it has, and names all others and every section of its own", () => {
    expectEveryField(text(), collectionSchema(collection))
    const own = collection.sections.filter(({ anywhere }) => !anywhere).map(({ name }) => name)
    const shown = new Set(["Hero", ...(collection.standalone ? [] : own), "CallToAction"])
    expect(new Set(text().match(/(?<=<)[A-Z]\w+/g))).toEqual(shown)
  })

  it("has every image that it refers to", () => {
    const named = [...text().matchAll(/(?:: |\()\.\/([\w.-]+)/g)].map(([, file]) => file)
    expect(readdirSync(folder()).sort()).toEqual(["index.mdx", ...named].sort())
  })

  it("has no trailing spaces, tabs or Windows line endings", () => {
    expect(text()).not.toMatch(/\r|\t| $/m)
    expect(text()).toMatch(/\/>\n$/)
  })

  it("published without changes is reported at every placeholder", async () => {
    writeFileSync(path.join(folder(), "index.mdx"), text().replace("draft: true", "draft: false"))
    const { diagnostics } = await checkAgain(root)
    expect(diagnostics.length).toBeGreaterThan(5)
    for (const { rule, range } of diagnostics) {
      expect(rule).toBe("placeholder-text")
      const line = text().split("\n")[range.start.line - 1]
      expect(line?.slice(range.start.column - 1)).toMatch(
        /^(?:(?:- \{ title: )?TODO |# Example: |!\[TODO|\.\/|\[\d)/,
      )
    }
  })
})

it.each(["Privacy", "Imprint"])("a new policy that is called %s has a template of its own", async (name) => {
  const root = await siteWith()
  await runNew(root, ["policy", "Harbour"])
  await runNew(root, ["policy", name])
  const bodyOf = (slug: string) => read(root, `policies/${slug}/index.mdx`).split("---\n\n")[1]
  expect(bodyOf(name.toLowerCase())).not.toBe(bodyOf("harbour"))
  const { diagnostics } = await checkAgain(root)
  expect(diagnostics).toEqual([])
  writeFileSync(
    path.join(root, `content/policies/${name.toLowerCase()}/index.mdx`),
    read(root, `policies/${name.toLowerCase()}/index.mdx`).replace("draft: true\n", ""),
  )
  const published = (await messagesOf(root)).match(/\[placeholder-text\]/g)
  expect(published?.length).toBeGreaterThan(10)
})

it.each(["Éclair & Søn’s: Büro", "a", "x".repeat(60)])("can be called %s", async (name) => {
  const root = await siteWith()
  expect((await runNew(root, ["case-study", name])).code).toBe(0)
  expect(await messagesOf(root)).toBe("valid")
})

/** Expect every field of a schema: with its description, or named as optional. */
function expectEveryField(text: string, schema: JsonSchema) {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (new RegExp(`# +Optional: (.*, )?${name}(,|$)`, "m").test(text)) continue
    expect(text).toMatch(new RegExp(`^\\s*(- |# |# {3})?${name}:`, "m"))
    if (field.description) expect(text).toContain(field.description)
    expectEveryField(text, field)
    if (field.items) expectEveryField(text, field.items)
  }
}

/** The number of fields of a schema, with those of its groups and lists. */
const countFields = ({ properties = {}, items }: JsonSchema): number =>
  (items ? countFields(items) : 0) +
  Object.values(properties).reduce((sum, field) => sum + 1 + countFields(field), 0)

it("prints the new files, and writes at most 71 lines for 100 fields, each with its explanation", async () => {
  const root = await siteWith()
  const { output } = await runNew(root, ["case-study", "Harbour", "Office"])
  expect(output).toMatchInlineSnapshot(`
"Written:
  content/case-studies/harbour-office/index.mdx
  content/case-studies/harbour-office/thumbnail.jpg
  content/case-studies/harbour-office/cover.jpg
  content/case-studies/harbour-office/screen-1.jpg

It is a draft: npm start shows it at http://localhost:8000/case-studies/harbour-office/ but it is not published.
Write it, check it with npm run content:check, and remove the line "draft: true" to publish it."
`)
  const [, fields = ""] = read(root, "case-studies/harbour-office/index.mdx").split("---\n")
  const lines = fields.split("\n").filter((line) => !/^ *(#|$)/.test(line))
  expect(lines.length).toBeLessThan(0.71 * countFields(collectionSchema(caseStudy)))
  expect(fields).toMatch(/^# .* \(at most 60 characters\)\nname: Harbour Office$/m)
  expect(fields).toMatch(/\(may be left out\)\nthumbnail: \.\/thumbnail\.jpg$/m)
})

it("names the line for the menu of a page that is in no list", async () => {
  const root = await siteWith()
  const { output } = await runNew(root, ["page", "Careers: all"])
  const [, line = ""] = /navigation\.yaml:\n(.+)$/.exec(output) ?? []
  expect(line.trim()).toBe('- { name: "Careers: all", path: /careers-all/ }')
  const folder = path.join(root, "content/pages/careers-all")
  const page = readFileSync(path.join(folder, "index.mdx"), "utf8")
  writeFileSync(path.join(folder, "index.mdx"), page.replace("draft: true\n", "").replaceAll("TODO ", "Our "))
  const navigation = path.join(root, "content/data/navigation.yaml")
  writeFileSync(
    navigation,
    readFileSync(navigation, "utf8").replace("list: services", `links:\n      ${line}`),
  )
  expect(read(root, "data/navigation.yaml")).toContain(line)
  expect(await messagesOf(root)).toBe("valid")
})

describe("placeholders in a published document", () => {
  const written = [
    "## TODO A",
    "- TODO An entry",
    '<Faq lead="TODO A lead" />',
    "| TODO A cell |",
    '["TODO One"]',
  ]

  it.each(written)("are found: %s", (line) => {
    expect(placeholdersIn(`First\n${line}`).map(({ start }) => start?.line)).toEqual([2])
  })

  it.each(["# TODO in a comment", "A list of TODO comments", "// TODO in code"])(
    "are not found in %s",
    (line) => expect(placeholdersIn(line)).toEqual([]),
  )

  it("are found in each field of an entry in braces", () => {
    const found = placeholdersIn('results:\n  - { value: "TODO 4M", title: TODO what, unit: TODO k }\n')
    expect(found.map(({ start }) => start?.column)).toEqual([15, 32, 49])
  })
})

it("sets `order` to the next free number", async () => {
  const root = await siteWith()
  await runNew(root, ["technology", "Rust"])
  expect(read(root, "technologies/rust/index.mdx")).toMatch(/^order: 2$/m)
})

describe("explains why nothing was created", () => {
  const exists =
    "content/case-studies/harbour-ledger already exists. Choose another name (it can be changed in the file later), or remove that folder first."
  let root = ""
  beforeAll(async () => {
    root = await siteWith()
  })

  it.each([
    [["case-study", "Harbour Ledger"], 1, exists],
    [["case-study", "HARBOUR-LEDGER!"], 1, exists],
    [["case-studdy", "X"], 2, 'You cannot create "case-studdy". Did you mean "case-study"?'],
    [
      ["sandwich", "X"],
      2,
      `You cannot create "sandwich". Possible: ${known.join(", ")}, collection, section.`,
    ],
    [["service"], 2, expect.stringContaining("The name is missing.")],
    [
      [],
      2,
      `Usage: npm run new ${known.join("|")} "Its name"; for developers: npm run new collection|section`,
    ],
    [["section", "timeline", "--in", "service"], 2, expect.stringContaining("starts with a capital letter")],
    [["section", "CTA"], 2, expect.stringContaining(`npm run new section Timeline -- --in ${known[0]}`)],
    // npm keeps options that are not behind --.
    [
      ["section", "Faces", "service"],
      2,
      expect.stringContaining(`npm run new section Faces -- --in ${known[0]}`),
    ],
    [["section", "Faces", "--in"], 2, expect.stringContaining("The section's collection is missing.")],
    [
      ["section", "Faces", "--in", "nowhere"],
      2,
      `There is no collection "nowhere". Possible: ${known.join(", ")}.`,
    ],
    [["service", "海"], 1, expect.stringContaining('No address can be made from "海"')],
    [["service", "x".repeat(61)], 1, expect.stringContaining("The name has 61 characters, which is too")],
    [["service", "Two\nlines"], 1, "The name has several lines. Write it in one."],
    [["service", "a\u0007b"], 1, "The name has an invisible character. Remove it."],
    [
      ["case-study", "Page!"],
      1,
      'The folder would be called "page", which is the address of a list. Choose another name; it can be changed in the file later.',
    ],
    [["page", "Services"], 1, expect.stringMatching("would be /services/, which is taken. Choose")],
    [["page", "Data"], 1, expect.stringMatching("would be /data/, which is taken. Choose")],
    [
      ["technology", "海 X"],
      1,
      'The folder would be called "x", which does not describe "海 X". Write the name in words; it can be changed in the file later.',
    ],
  ])("%j", async (args, expectedCode, message) => {
    const before = readdirSync(path.join(root, "content"), { recursive: true })
    const { code, output } = await runNew(root, args)
    expect([code, output]).toEqual([expectedCode, message])
    expect(readdirSync(path.join(root, "content"), { recursive: true })).toEqual(before)
  })
})

it("leaves a reference empty if it has no possible target", async () => {
  const root = await siteWith()
  writeFileSync(path.join(root, "content/data/team.yaml"), "[]\n")
  await runNew(root, ["insight", "Harbour Office"])
  expect(await messagesOf(root)).toContain(
    "author: is empty. Write it: the `id` of a member in content/data/team.yaml.",
  )
})

it("prompts for missing arguments", async () => {
  const root = await siteWith()
  const { code, output, questions } = await runNew(root, [], ["3", "Rust"])
  expect([code, questions]).toEqual([0, ["Its number or name: ", "Name of the new technology: "]])
  expect(output).toContain("  3  technology")
  expect(existsSync(path.join(root, "content/technologies/rust/index.mdx"))).toBe(true)
})
