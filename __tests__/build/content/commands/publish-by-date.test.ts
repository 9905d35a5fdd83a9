import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { todayUtc } from "../../../../src/util/day"
import { removeFolders, temporaryFolder, writeFiles } from "../../../support/folders"

const workflow = parse(
  readFileSync(path.resolve(__dirname, "../../../../.github/workflows/publish-by-date.yml"), "utf8"),
)

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

afterEach(removeFolders)

/** Run the step that looks for due documents. */
const due = (day: string) => {
  const root = temporaryFolder()
  const text = `---\nname: A\ndate: ${todayUtc()}\npublish: ${day}\n---\n\npublish: now\n`
  writeFiles(root, { "content/insights/a/index.mdx": text, output: "" })
  const output = path.join(root, "output")
  const [, step] = workflow.jobs.due.steps
  execFileSync("bash", ["-e", "-c", step.run], { cwd: root, env: { ...process.env, GITHUB_OUTPUT: output } })
  return readFileSync(output, "utf8").trim()
}

it("builds once a day", () => {
  expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 0 \* \* \*$/) }])
})

it.each([
  ["today", todayUtc(), "due=true"],
  ["today, in quotes", `"${todayUtc()}"`, "due=true"],
  ["today, with a comment", `  ${todayUtc()} # launch`, "due=true"],
  ["yesterday", dayBefore(1), "due=true"],
  ["three days ago", dayBefore(3), "due=false"],
  ["tomorrow", dayBefore(-1), "due=false"],
])("finds whether a document is due: %s", (_, day, expected) => {
  expect(due(day)).toBe(expected)
})
