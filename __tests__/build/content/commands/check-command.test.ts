import { execFile } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { check } from "../../../../src/content/commands/check"
import { projectContent } from "../../../../src/content/engine/project-content"
import { model } from "../../../../src/site/collections/model"
import { read, siteWith, write } from "../../../support/fixture-site"
import { removeFolders, temporaryFolder } from "../../../support/folders"

const repository = path.resolve(__dirname, "../../../..")
const run = promisify(execFile)

afterAll(removeFolders)

/** Run the command in this process. */
const runCheck = async (root: string, args: string[] = [], inColour = false) => {
  const lines: string[] = []
  const code = await check(args, { root, model, write: (line) => lines.push(line), inColour })
  // The duration is different every time.
  const output = lines.join("\n").replace(/\(\d+\.\d s\)/, "(0.0 s)")
  return { code, output: output.replace(/\d+ data files/, "all data files") }
}

it("reports that there are no problems", async () => {
  expect(await runCheck(await siteWith())).toEqual({
    code: 0,
    output: "15 documents, all data files, 4 pictures: no problems found (0.0 s).",
  })
})

it("exits with 1 on errors, and lists them before the summary", async () => {
  expect(await runCheck(await siteWith("field-empty"))).toMatchInlineSnapshot(`
{
  "code": 1,
  "output": "content/technologies/go/index.mdx:2:1  name: is empty. Write a value or remove the line. [missing-field] content/RULES.md#missing-field
content/technologies/go/index.mdx:5:7  desc: is empty. Write it: one line on cards. [missing-field] content/RULES.md#missing-field

15 documents, all data files, 4 pictures: 2 errors (0.0 s).",
}
`)
})

it("exits with 0 on warnings", async () => {
  const root = await siteWith()
  write(root, "technologies/go/index.mdx.bak", "old")
  const { code, output } = await runCheck(root)
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^content.*bak:1:1 {2}warning: is a backup.*: 1 warning/s),
  ])
})

it("reports missing data files", async () => {
  const root = await siteWith()
  for (const file of ["site.yaml", "faq.yaml"]) rmSync(path.join(root, "content/data", file))
  const { code, output } = await runCheck(root)
  expect(code).toBe(1)
  expect(output).toContain("content/data/site.yaml:1:1  is missing. Put it back. [file-place]")
  expect(output).toContain("content/data/faq.yaml:1:1  is missing. Put it back; write [] for a list without")
})

it("colours positions, fields and warnings in a terminal, and nothing in a pipe", async () => {
  const root = await siteWith("field-empty")
  const { output } = await runCheck(root, [], true)
  const escapeCode = "\u001b["
  expect(output).toContain(
    `${escapeCode}31mcontent/technologies/go/index.mdx:2:1${escapeCode}39m  ${escapeCode}1mname${escapeCode}22m: is`,
  )
  expect((await runCheck(root)).output).not.toContain(escapeCode)
})

it("lists documents with a publish day in the future", async () => {
  const root = await siteWith()
  const file = "insights/old-boats/index.mdx"
  write(root, file, read(root, file).replace("date:", "publish: 2097-12-09\ndate:"))
  const { code, output } = await runCheck(root)
  expect(code).toBe(0)
  expect(output).toContain("content/insights/old-boats/index.mdx  will be published on 9 December 2097")
})

it("prints only JSON with --format json", async () => {
  const { code, output } = await runCheck(await siteWith("yaml-unquoted-colon"), ["--format", "json"], true)
  expect(code).toBe(1)
  const position = { line: 10, column: 10 }
  expect(JSON.parse(output)).toEqual([
    {
      ...{ file: "content/technologies/go/index.mdx", severity: "error", rule: "quotes", field: "" },
      ...{ range: { start: position, end: position }, fix: expect.any(String) },
      message: expect.stringContaining("needs quotes"),
    },
  ])
})

it("prints annotations for GitHub", async () => {
  const root = await siteWith("field-unknown")
  write(root, "technologies/go/50% off, now: copy.txt.bak", "old")
  expect((await runCheck(root, ["--format=github"])).output).toMatchInlineSnapshot(`
"::warning file=content/technologies/go/50%25 off%2C now%3A copy.txt.bak,line=1,col=1,title=Content::is a backup or lock file and is not read. Remove it. [unused-file] content/RULES.md#unused-file
::error file=content/technologies/go/index.mdx,line=8,col=1,title=colour::there is no field "colour" here. Did you mean "color"? [unknown-field] content/RULES.md#unknown-field"
`)
})

it("shows its options if they are wrong", async () => {
  const root = await siteWith()
  const output = "Usage: npm run content:check -- [--format text|json|github] [--watch]"
  for (const args of [["--format", "xml"], ["--colour"], ["content/services"]])
    expect(await runCheck(root, args)).toEqual({ code: 2, output })
})

it("runs as a command: exits with 1 on errors, and prints no colours to a pipe", async () => {
  const root = await siteWith("mdx-html-comment")
  const main = path.join(repository, "src/tooling/content-commands.ts")
  const tsx = path.join(repository, "node_modules/tsx/dist/loader.mjs")
  const failed = await run(process.execPath, ["--import", tsx, main, "check"], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: undefined },
  }).catch((error) => error)
  expect(failed.code).toBe(1)
  expect(failed.stdout).toMatch(
    /^content\/technologies\/go\/index\.mdx:16:1 {2}HTML comments are not allowed/,
  )
  expect(failed.stdout).not.toContain("\u001b[")
  expect(failed.stderr).toBe("")
}, 30_000)

it("shows where an unexpected error happens with DEBUG", async () => {
  const main = path.join(repository, "src/tooling/content-commands.ts")
  const tsx = path.join(repository, "node_modules/tsx/dist/loader.mjs")
  const errorOf = async (DEBUG?: string) => {
    const options = { cwd: temporaryFolder(), env: { ...process.env, DEBUG } }
    // Without the guide, there is no place for its generated parts.
    const failed = await run(process.execPath, ["--import", tsx, main, "generate"], options).catch((e) => e)
    expect(failed.code).toBe(70)
    return failed.stderr
  }
  expect(await errorOf()).toMatch(/^This command has failed: [^\n]+ DEBUG=1 shows where\.\n$/)
  expect(await errorOf("1")).toMatch(/\n +at \S+ \([^\n]*generate\.ts:/)
}, 30_000)

it("checks at once and after every change with --watch, until it is stopped", async () => {
  const root = await siteWith()
  const stop = new AbortController()
  const file = "services/web-development/index.mdx"
  const [codes, changes]: [number[], string[][]] = [[], []]
  await (await projectContent(root, model)).watch(async (changed) => {
    changes.push(changed)
    codes.push((await runCheck(root)).code)
    if (codes.length === 1) write(root, file, "broken")
    else stop.abort()
  }, stop.signal)
  expect(codes).toEqual([0, 1])
  expect(changes).toEqual([expect.arrayContaining([`content/${file}`]), [`content/${file}`]])
})
