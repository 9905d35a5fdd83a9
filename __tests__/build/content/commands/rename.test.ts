/** `npm run rename` changes a folder's name and every reference to it, and no other character. */

import { existsSync, renameSync } from "node:fs"
import path from "node:path"
import { rename } from "../../../../src/content/commands/rename"
import { model } from "../../../../src/site/collections/model"
import { messagesOf, read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders } from "../../../support/folders"

afterAll(removeFolders)

const run = async (root: string, ...args: string[]) => {
  const lines: string[] = []
  const code = await rename(args, { root, model, write: (line) => lines.push(line), inColour: false })
  return { code, output: lines.join("\n") }
}

const insight = "insights/old-boats/index.mdx"
const service = "services/web-development/index.mdx"
const study = "case-studies/harbour-ledger/index.mdx"

/** A site with every kind of reference to the technology "go". */
const siteWithReferences = async () => {
  const root = await siteWith()
  const change = (file: string, from: string, to: string) =>
    write(root, file, read(root, file).replace(from, to))
  change(insight, "services:", "technologies: # with others\n  - 'go' # as text\nservices:")
  write(
    root,
    insight,
    `${read(root, insight)}
Go to [go, or /technologies/go/](/technologies/go/#plain-on-purpose "Go"), [there][1] and [tech](/technologies/).

[1]: /technologies/go/

<CallToAction heading="Where to go next?" href="/technologies/go/" />

<Snippet name="ask" />
`,
  )
  change("data/navigation.yaml", "path: /services/", 'path: "/technologies/go/"')
  write(root, "snippets/ask.mdx", "Ask about [go](/technologies/go/).\n")
  return root
}

it("changes references, links and paths, adds the redirect, and changes nothing else", async () => {
  const root = await siteWithReferences()
  const before = [insight, service, study, "data/navigation.yaml"].map((file) => read(root, file))
  const document = read(root, "technologies/go/index.mdx")
  const { code, output } = await run(root, "technologies/go", "content/technologies/golang/")
  expect(code).toBe(0)
  expect(output).toContain("content/insights/old-boats/index.mdx  4 places")
  expect(await messagesOf(root)).toBe("valid")

  expect(existsSync(path.join(root, "content/technologies/go"))).toBe(false)
  expect(read(root, insight)).toBe(
    before[0]
      ?.replace("'go'", "'golang'")
      .replace("(/technologies/go/#", "(/technologies/golang/#")
      .replace("[1]: /technologies/go/", "[1]: /technologies/golang/")
      .replace('href="/technologies/go/', 'href="/technologies/golang/'),
  )
  expect(read(root, "snippets/ask.mdx")).toBe("Ask about [go](/technologies/golang/).\n")
  expect(read(root, service)).toBe(before[1]?.replace("[go]", "[golang]"))
  expect(read(root, study)).toBe(before[2]?.replace("technologies: [go]", "technologies: [golang]"))
  expect(read(root, "data/navigation.yaml")).toBe(
    before[3]?.replace('"/technologies/go/"', '"/technologies/golang/"'),
  )
  expect(read(root, "technologies/golang/index.mdx")).toBe(
    document.replace("\n---\n\n<Hero />", "\nredirectFrom:\n  - /technologies/go/\n---\n\n<Hero />"),
  )
})

it("renames a snippet, with every place that shows it", async () => {
  const root = await siteWith()
  write(root, "snippets/name.mdx", "Ask [us](#first) about [go](/technologies/go/).\n")
  write(root, insight, `${read(root, insight)}\n<Snippet name="name" />\n\nThe name of it.\n`)
  const before = read(root, insight)
  const { code, output } = await run(root, "snippets/name", "content/snippets/how-to-ask.mdx")
  expect(output).toContain("Renamed content/snippets/name.mdx to content/snippets/how-to-ask.mdx.")
  expect(code).toBe(0)
  expect(read(root, insight)).toBe(before.replace('name="name"', 'name="how-to-ask"'))
  expect(existsSync(path.join(root, "content/snippets/name.mdx"))).toBe(false)
  expect((await run(root, "snippets/nowhere", "snippets/new")).output).toContain("There is no")
})

it("renames a folder with a dot in its name, which is not possible in an address", async () => {
  const root = await siteWithReferences()
  const content = path.join(root, "content/technologies")
  renameSync(path.join(content, "go"), path.join(content, "go.lang"))
  expect((await run(root, "technologies/go.lang", "technologies/golang")).code).toBe(0)
  expect(existsSync(path.join(content, "golang/index.mdx"))).toBe(true)
})

it("can be repeated, and undone", async () => {
  const root = await siteWithReferences()
  await run(root, "technologies/go", "technologies/golang")
  await run(root, "technologies/golang", "technologies/go-lang")
  const file = "technologies/go-lang/index.mdx"
  expect(read(root, file)).toContain("redirectFrom:\n  - /technologies/golang/\n  - /technologies/go/\n---")
  expect(await messagesOf(root)).toBe("valid")
  await run(root, "technologies/go-lang", "technologies/go")
  expect(read(root, "technologies/go/index.mdx")).toContain(
    "redirectFrom:\n  - /technologies/golang/\n  - /technologies/go-lang/\n---",
  )
  expect(await messagesOf(root)).toBe("valid")
})

it("keeps the first address of an entry of the feeds as its id, and reports another entry at that address", async () => {
  const root = await siteWith()
  const before = read(root, insight)
  await run(root, "insights/old-boats", "insights/boats")
  await run(root, "insights/boats", "insights/new-boats")
  const renamed = read(root, "insights/new-boats/index.mdx")
  expect(renamed.match(/^feedId: .*$/gm)).toEqual(["feedId: /insights/old-boats/"])
  expect(await messagesOf(root)).toBe("valid")
  await run(root, "insights/new-boats", "insights/old-boats")
  expect(await messagesOf(root)).toBe("valid")
  await run(root, "insights/old-boats", "insights/new-boats")
  write(root, "insights/new-boats/index.mdx", renamed.replace(/redirectFrom:\n(?: {2}.*\n)*/, ""))
  write(root, insight, before)
  expect(await messagesOf(root)).toMatch(
    /insights\/new-boats\/index.mdx:\d+:9 {2}feedId: "\/insights\/old-boats\/" is also the id of content\/insights\/old-boats\/index.mdx in the feeds/,
  )
  write(root, insight, before.replace("---\n", "---\nfeedId: /insights/old-boats-2/\n"))
  expect(await messagesOf(root)).toBe("valid")
})

it.each([
  ["redirectFrom: [/work/go/]", "redirectFrom: [/technologies/go/, /work/go/]"],
  ["redirectFrom: []", "redirectFrom: [/technologies/go/]"],
  ["redirectFrom: [/technologies/go]", "redirectFrom: [/technologies/go]"],
])("adds the old path to %s", async (written, expected) => {
  const root = await siteWith()
  const text = read(root, "technologies/go/index.mdx").replace("order: 1", `order: 1\n${written}`)
  write(root, "technologies/go/index.mdx", text)
  await run(root, "technologies/go", "technologies/golang")
  expect(read(root, "technologies/golang/index.mdx")).toBe(text.replace(written, expected))
})

it("keeps Windows line endings and a byte-order mark", async () => {
  const root = await siteWithReferences()
  for (const file of [insight, "technologies/go/index.mdx"])
    write(root, file, `\uFEFF${read(root, file).replaceAll("\n", "\r\n")}`)
  await run(root, "technologies/go", "technologies/golang")
  const document = read(root, "technologies/golang/index.mdx")
  expect(document).toContain("\r\nredirectFrom:\r\n  - /technologies/go/\r\n---\r\n")
  expect(document).not.toMatch(/[^\r]\n/)
  expect(await messagesOf(root)).toBe("valid")
})

it("changes a path on the line of a byte-order mark", async () => {
  const root = await siteWith()
  const text = read(root, "data/navigation.yaml").replace(/^action:\n.*\n.*\n/m, "")
  const action = "\uFEFFaction: { name: Go, path: /technologies/go/ }\n"
  write(root, "data/navigation.yaml", action + text)
  await run(root, "technologies/go", "technologies/golang")
  expect(read(root, "data/navigation.yaml")).toBe(action.replace("/go/", "/golang/") + text)
})

it("completes the renaming of a folder that was renamed by hand, as the message advises", async () => {
  const root = await siteWithReferences()
  renameSync(path.join(root, "content/technologies/go"), path.join(root, "content/technologies/golang"))
  expect(await messagesOf(root)).toContain("npm run rename technologies/go technologies/<new-name>")
  expect((await run(root, "technologies/go", "technologies/golang")).code).toBe(0)
  expect(await messagesOf(root)).toBe("valid")
})

it.each([
  ["nothing", [], "Usage: "],
  ["one name", ["technologies/go"], "Usage: "],
  ["no folder", ["technology/go", "technology/golang"], "There is no content/technology."],
  ["another kind", ["technologies/go", "services/go"], "A technology stays in content/technologies"],
  ["no address", ["technologies/go", "technologies/Go Lang"], "e.g. go-lang"],
  ["the address of a list", ["technologies/go", "technologies/page"], "Choose another name"],
  ["a document that does not exist", ["technologies/rust", "technologies/zig"], "There is no content/"],
  ["one that exists", ["technologies/go", "technologies/kotlin"], "technologies/kotlin exists already"],
  ["an old path", ["technologies/go", "technologies/swift"], "is an old path of content/technologies/kotlin"],
])("rejects %s", async (_, args, message) => {
  const root = await siteWith()
  const text = read(root, "technologies/go/index.mdx")
  write(
    root,
    "technologies/kotlin/index.mdx",
    text.replace("order: 1", "order: 1\nredirectFrom: [/technologies/swift]"),
  )
  const { code, output } = await run(root, ...args)
  expect(code).toBeGreaterThan(0)
  expect(output).toContain(message)
  expect(read(root, "technologies/go/index.mdx")).toBe(text)
})

it.each([
  [["go", "golang"]],
  [["go", "technologies/golang"]],
  [["technologies/go", "golang"]],
  [["technologies/go//", "technologies/golang///"]],
  [["/technologies/go/", "/technologies/golang/"]],
  [["./content/technologies/go/index.mdx", "golang"]],
  [["content\\technologies\\go", "content\\technologies\\golang"]],
  [["/home/me/site/content/technologies/go/", "golang/"]],
  [["https://www.example.org/technologies/go/", "https://www.example.org/technologies/golang/"]],
  [['"go"', "“golang”"]],
])("finds the document of %j", async (args) => {
  const root = await siteWith()
  const { code } = await run(root, ...args)
  expect([code, existsSync(path.join(root, "content/technologies/golang/index.mdx"))]).toEqual([0, true])
})

it("finds a snippet, and a folder that was renamed by hand", async () => {
  const root = await siteWith()
  write(root, "snippets/note.mdx", "Words.\n")
  expect((await run(root, "note", "remark")).code).toBe(0)
  expect(existsSync(path.join(root, "content/snippets/remark.mdx"))).toBe(true)
  renameSync(path.join(root, "content/technologies/go"), path.join(root, "content/technologies/golang"))
  expect((await run(root, "go", "golang")).output).toContain("Visitors of /technologies/go/ are redirected")
})

it.each([
  [
    ["go", "golang"],
    'There are several "go". Write:\n  npm run rename technologies/go technologies/golang\n  npm run rename snippets/go snippets/golang',
  ],
  [
    ["technology/go", "technology/golang"],
    "There is no content/technology. Write:\n  npm run rename technologies/go technologies/golang",
  ],
  [
    ["Technologies/go", "golang"],
    "There is no content/Technologies. Write:\n  npm run rename technologies/go technologies/golang",
  ],
  [
    ["stack/harbour-ledger", "stack/a"],
    "There is no content/stack. Write:\n  npm run rename case-studies/harbour-ledger case-studies/a",
  ],
  [["stack/rust", "a"], "There is no content/stack. The folders are: "],
  [["harbour-leger", "a"], 'There is no document or snippet "harbour-leger". Did you mean "harbour-ledger"?'],
])("offers the command for %j, and changes nothing", async (args, expected) => {
  const root = await siteWith()
  write(root, "snippets/go.mdx", "Words.\n")
  const { code, output } = await run(root, ...args)
  expect([code, output]).toEqual([1, expect.stringContaining(expected)])
  expect(existsSync(path.join(root, "content/technologies/go/index.mdx"))).toBe(true)
})

it("rejects a document without fields, and changes nothing", async () => {
  const root = await siteWithReferences()
  const before = read(root, insight)
  write(root, "technologies/go/index.mdx", "Only text.\nMore text.\n")
  const { code, output } = await run(root, "technologies/go", "technologies/golang")
  expect(code).toBeGreaterThan(0)
  expect(output).toContain("content/technologies/go/index.mdx has no fields")
  expect(read(root, "technologies/go/index.mdx")).toBe("Only text.\nMore text.\n")
  expect(read(root, insight)).toBe(before)
})
