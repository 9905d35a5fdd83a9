import { readFileSync } from "node:fs"
import path from "node:path"
import { collectionSchema } from "../../../../src/content/commands/json-schema"
import { textReport } from "../../../../src/content/engine/text-report"
import { caseStudy } from "../../../../src/site/collections/case-studies/collection"
import { model } from "../../../../src/site/collections/model"
import { siteWith } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

const extension = path.resolve(__dirname, "../../../../.vscode/extensions/mosslight-content")

interface Suggestion {
  name: string
  detail: string
  insert: string
}

const { explain, suggest } = require(path.join(extension, "frontmatter.js")) as {
  explain: (lines: string[], line: number, character: number, schema: object) => string | undefined
  suggest: (
    lines: string[],
    line: number,
    character: number,
    schema: object,
    namesIn: (place: string) => string[],
  ) => Suggestion[]
}

const schema = collectionSchema(caseStudy, model)

/** Remove the cursor ‸ from a text, and return its position. */
const at = (marked: string) => {
  const lines = marked.split("\n")
  const line = lines.findIndex((text) => text.includes("‸"))
  const character = lines[line]?.indexOf("‸") ?? 0
  return { lines: lines.map((text) => text.replace("‸", "")), line, character }
}

const explained = (marked: string) => {
  const { lines, line, character } = at(marked)
  return explain(lines, line, character, schema)
}

const namesAt = (marked: string) => {
  const { lines, line, character } = at(marked)
  const namesIn = (place: string) => [`one of ${place}`]
  return suggest(lines, line, character, schema, namesIn).map(({ insert }) => insert)
}

describe("the hover", () => {
  it.each([
    ["a field", "---\ncoun‸try: Germany\n---", /^\*\*country\*\*\n\n.+\n\nAt most 32 characters\.$/],
    [
      "a field in a group",
      "---\nhero:\n  # note\n  tags:\n    ite‸ms: [a]\n---",
      /1 to 6 entries\.\n\nMay be left out\.$/,
    ],
    [
      "a field of a second entry",
      "---\nresults:\n  - value: a\n  - value: b\n    widthClassName‸: c\n---",
      /\nOne of span-4, .+\./,
    ],
    [
      "a field of a list in a list",
      "---\nresearch:\n  - data:\n      - ti‸tle: a\n---",
      /\n\nAt most 48 characters\.$/,
    ],
    ["no name that does not exist", "---\ncon‸try: Germany\n---", /^$/],
    ["no value", "---\ncountry: Ger‸many\n---", /^$/],
    ["no text below", "---\ncountry: Germany\n---\n\ncoun‸try: Germany", /^$/],
    ["nothing without fields", "coun‸try: Germany", /^$/],
  ])("explains %s", (_, marked, text) => {
    expect(explained(marked) ?? "").toMatch(text)
  })
})

describe("completion", () => {
  it("offers the top-level fields", () => {
    const names = namesAt("---\nna‸\n---")
    expect(names).toEqual(expect.arrayContaining(["name: ", "tags: "]))
    expect(names).toHaveLength(Object.keys(schema.properties ?? {}).length)
  })

  it("inserts a group with its required fields, and a list with its first entry", () => {
    expect(namesAt("---\n‸\n---")).toEqual(
      expect.arrayContaining([
        "hero:\n  background: \n  platforms:\n    items: ",
        "results:\n  - value: \n    title: ",
      ]),
    )
  })

  it.each([
    ["fields of a group", "---\nhero:\n  breadcrumb:\n    ‸\n---", ["color: ", "currentColor: "]],
    ["fields of a list's entry", "---\nfeedback:\n  - ‸\n---", ["title: ", "value: "]],
    ["fields in a later line", "---\nfeedback:\n  - title: x\n    ‸\n---", ["title: ", "value: "]],
    ["choices", "---\nresearch:\n  - chart: ‸\n---", ["donut", "bars", "columns", "line"]],
    ["choices after the colon", "---\nresearch:\n  - chart:‸\n---", [" donut", " bars", " columns", " line"]],
    ["true and false", "---\ndraft: ‸\n---", ["true", "false"]],
    ["documents in brackets", "---\ntechnologies: [‸\n---", ["one of content/technologies"]],
    ["documents after a dash", "---\ntechnologies:\n  - ‸\n---", ["one of content/technologies"]],
    ["nothing for free text", "---\ncountry: ‸\n---", []],
    ["nothing in the text below", "---\ncountry: x\n---\n‸", []],
  ])("offers %s", (_, marked, values) => {
    expect(namesAt(marked)).toEqual(values)
  })
})

it("VS Code can load the extension", async () => {
  const manifest = JSON.parse(readFileSync(path.join(extension, "package.json"), "utf8"))
  expect(manifest).toMatchObject({ main: "./extension.js", publisher: "mosslight" })
  const recommended = JSON.parse(readFileSync(path.join(extension, "../../extensions.json"), "utf8"))
  expect(recommended.recommendations).toContain(`${manifest.publisher}.${manifest.name}`)

  const registered: string[] = []
  let completion = { provideCompletionItems: (_document: object, _position: object): object[] => [] }
  class CompletionItem {
    constructor(readonly label: string) {}
  }
  class SnippetString {
    constructor(readonly value: string) {}
  }
  const languages = {
    registerHoverProvider: () => registered.push("hover"),
    registerCompletionItemProvider: (_: unknown, provider: typeof completion) => {
      registered.push("completion")
      completion = provider
    },
  }
  jest.doMock("vscode", () => ({ languages, CompletionItem, CompletionItemKind: {}, SnippetString }), {
    virtual: true,
  })
  const { activate, namesBelow } = require(path.join(extension, "extension.js"))
  activate({ subscriptions: [] })
  expect(registered).toEqual(["hover", "completion"])
  const document = {
    uri: { fsPath: path.resolve(extension, "../../../content/case-studies/new/index.mdx") },
    getText: () => "---\n\n---",
  }
  const items = completion.provideCompletionItems(document, { line: 1, character: 0 })
  expect(items.filter((item) => (item as { label: string }).label === "feedback")).toEqual([
    expect.objectContaining({ insertText: { value: "feedback:\n  - title: $1\n    value: $2" } }),
  ])
  const content = path.join(await siteWith(), "content")
  expect(namesBelow(path.join(content, "technologies"))).toEqual(["go"])
  expect(namesBelow(path.join(content, "data/team.yaml"))).toEqual(["elif-karaca"])
  expect(namesBelow(path.join(content, "nowhere"))).toEqual([])
})

describe("the task that checks the content", () => {
  const { tasks } = JSON.parse(readFileSync(path.join(extension, "../../tasks.json"), "utf8"))
  const [{ args, problemMatcher }] = tasks

  it("watches, and VS Code finds the start and the end of a check", () => {
    expect(args).toEqual(["run", "content:check", "--", "--watch"])
    expect("Checking the content …").toMatch(new RegExp(problemMatcher.background.beginsPattern))
    for (const end of ["1 document, 19 data files …", "1,032 documents (1 unpublished), …"])
      expect(end).toMatch(new RegExp(problemMatcher.background.endsPattern))
  })

  it.each(["error" as const, "warning" as const])("has a pattern that matches an %s", (severity) => {
    const start = { line: 7, column: 16 }
    const diagnostic = {
      ...{ severity, rule: "limits", file: "content/a b/index.mdx", range: { start, end: start } },
      ...{ field: "tags[0]", message: "is: odd", fix: "Change it" },
    }
    const [line = ""] = textReport([diagnostic], false)
    const { regexp, ...groups } = problemMatcher.pattern
    const match = new RegExp(regexp).exec(line) ?? []
    const found = Object.entries(groups).map(([name, group]) => [name, match[group as number]])
    expect(Object.fromEntries(found)).toMatchObject({
      ...{ file: "content/a b/index.mdx", line: "7", column: "16" },
      message: "tags[0]: is: odd. Change it. [limits] content/README.md#limits",
      severity: severity === "warning" ? "warning" : undefined,
    })
  })
})
