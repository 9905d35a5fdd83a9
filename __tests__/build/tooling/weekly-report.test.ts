/** The workflow that lists advisories and dead links, with stubs of npm, curl and gh. */
import { spawnSync } from "node:child_process"
import { chmodSync, existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

interface Step {
  run?: string
  env?: { TITLE?: string }
}

const workflow = parse(readFileSync(".github/workflows/weekly-report.yml", "utf8"))
const steps: Step[] = workflow.jobs.report.steps.filter(({ run }: Step) => run)

afterEach(removeFolders)

/** Run the steps. Return the report, and what gh was asked to write. @param issue number of the open issue, or "" */
function report(content: Record<string, string>, { vulnerable = "none", issue = "" } = {}) {
  const folder = temporaryFolder()
  writeFiles(folder, content)
  writeFiles(folder, {
    "bin/npm": `case "$*" in *"--prefix ${vulnerable}") echo "1 high severity vulnerability"; exit 1;; esac`,
    "bin/curl": `case "$*" in *gone*) printf 404;; *refused*) printf 403;; *mute.org*) printf 000; exit 28;; *) printf 200;; esac`,
    "bin/gh": `if [ "$2" = list ]; then echo "${issue}"; else echo "$@" > gh.log; fi`,
  })
  for (const name of ["npm", "curl", "gh"]) chmodSync(path.join(folder, "bin", name), 0o755)
  for (const { run = "", env } of steps) {
    const PATH = `${path.join(folder, "bin")}:${process.env.PATH}`
    // GitHub's own options.
    const { status, stderr } = spawnSync("bash", ["-e", "-c", run], {
      cwd: folder,
      env: { ...process.env, ...env, PATH },
      encoding: "utf8",
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" })
  }
  const read = (name: string) => {
    const file = path.join(folder, name)
    return existsSync(file) ? readFileSync(file, "utf8") : undefined
  }
  return { text: read("report.md"), written: read("gh.log")?.trim() }
}

const alive = { "content/insights/a/index.mdx": "[A](https://alive.org/a)." }
const dead = {
  "content/insights/a/index.mdx": `[A](https://alive.org/a), <https://gone.org/b>.\nSee https://refused.org/c.`,
  "content/data/partners.yaml": `- url: "https://gone.org/b"\n- url: https://mute.org\n- url: https://gone.example/d\n`,
}

it("creates an issue with dead links and the files that have them", () => {
  const { text, written } = report(dead)
  expect(text).toBe(`## Dead links

- https://gone.org/b in content/data/partners.yaml content/insights/a/index.mdx (404)
- https://mute.org in content/data/partners.yaml (no answer)
`)
  expect(written).toBe("issue create --title Advisories and dead links --body-file report.md")
})

it("lists only files with exactly the dead link", () => {
  const { text } = report({
    "content/insights/a/index.mdx": "[A](https://gone.org/b) and [B](https://gone.org/b#c).",
    "content/insights/b/index.mdx": "[A](https://gone.org/bc), https://gone.org/b?d=1.",
    "content/insights/c/index.mdx": "https://gone.org/b, https://gone.org/b.",
  })
  expect(text?.match(/^- .*/gm)).toEqual([
    "- https://gone.org/b in content/insights/a/index.mdx content/insights/c/index.mdx (404)",
    "- https://gone.org/b#c in content/insights/a/index.mdx (404)",
    "- https://gone.org/b?d=1 in content/insights/b/index.mdx (404)",
    "- https://gone.org/bc in content/insights/b/index.mdx (404)",
  ])
})

it("writes advisories of each lock file into the open issue", () => {
  const { text, written } = report(alive, { vulnerable: ".ci/wrangler", issue: "7" })
  expect(text).toBe("## Packages in `.ci/wrangler`\n\n```\n1 high severity vulnerability\n```\n\n")
  expect(written).toBe("issue edit 7 --body-file report.md")
})

it("closes the issue when there is nothing to list, and needs none", () => {
  expect(report(alive, { issue: "7" }).written).toMatch(/^issue close 7 /)
  expect(report(alive)).toEqual({ text: undefined, written: undefined })
  expect(report({ "content/data/site.yaml": "name: A" }).written).toBeUndefined()
})
