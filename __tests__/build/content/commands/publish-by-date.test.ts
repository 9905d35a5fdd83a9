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

/** Run the step that looks for due documents, and for the end of an announcement. */
const due = (day: string, until = "2020-01-01") => {
  const root = temporaryFolder()
  writeFiles(root, { "content/data/site.yaml": `phone: "1"\nannouncement:\n  until: ${until}\n` })
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

it.each([
  [todayUtc(), "due=false"],
  [dayBefore(1), "due=true"],
  [`"${dayBefore(3)}"`, "due=true"],
  [dayBefore(4), "due=false"],
])("builds on the morning after the last day of an announcement: %s", (until, expected) => {
  expect(due(dayBefore(9), until)).toBe(expected)
})
