/** The workflows run only code that was reviewed, keep no credentials, and deploy only what the checks have passed. */
import { spawnSync } from "node:child_process"
import { chmodSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { root } from "../../../src/publish/paths"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

const folder = path.join(root, ".github/workflows")

interface Step {
  id?: string
  run?: string
  uses?: string
  with?: Record<string, unknown>
}

describe.each(readdirSync(folder))("%s", (name) => {
  const text = readFileSync(path.join(folder, name), "utf8")
  const { permissions, jobs } = parse(text)
  const steps = Object.values(jobs as Record<string, { steps: Step[] }>).flatMap((job) => job.steps)

  it("pins each action by its commit, with the version as a comment", () => {
    const actions = text.match(/uses: .*/g) ?? []
    expect(actions).toHaveLength(steps.filter(({ uses }) => uses).length)
    for (const action of actions) expect(action).toMatch(/^uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it("keeps no credentials after the checkout", () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")))
      expect(step.with).toMatchObject({ "persist-credentials": false })
  })

  it("may only read the repository, unless it says more", () => {
    expect(permissions).toMatchObject({ contents: "read" })
  })
})

const workflow = (name: string) => parse(readFileSync(path.join(folder, name), "utf8"))

it("checks each commit of main to the end, and of a pull request only the last one", () => {
  const { on, concurrency } = workflow("ci.yml")
  const isPullRequest = "github.event_name == 'pull_request'"
  expect(on).toEqual({ push: { branches: ["main"] }, pull_request: null })
  expect(concurrency).toEqual({
    group: `checks-\${{ ${isPullRequest} && github.ref || github.sha }}`,
    "cancel-in-progress": `\${{ ${isPullRequest} }}`,
  })
})

describe("the deployment to GitHub Pages", () => {
  const { on, jobs } = workflow("deploy-github-pages.yml")
  const [find, checkout]: Step[] = jobs.build.steps

  afterAll(removeFolders)

  /** Run the step that finds the commit, with a stub of GitHub's command that has these commits. */
  function findCommit(commits: string) {
    const bin = temporaryFolder()
    writeFiles(bin, { gh: `#!/bin/sh\necho "$@" > ${bin}/asked\nprintf '${commits}'`, output: "" })
    chmodSync(path.join(bin, "gh"), 0o755)
    const env = {
      ...process.env,
      PATH: `${bin}:${process.env.PATH}`,
      GITHUB_OUTPUT: path.join(bin, "output"),
    }
    const { status } = spawnSync("bash", ["-e", "-c", find?.run ?? ""], { env })
    const [asked, output] = ["asked", "output"].map((name) => readFileSync(path.join(bin, name), "utf8"))
    return { status, asked, output }
  }

  it("builds the newest commit of main whose checks passed, however it is started", () => {
    expect(Object.keys(on)).toEqual(["workflow_run", "workflow_dispatch"])
    expect(on.workflow_run.workflows).toEqual([workflow("ci.yml").name])
    expect(jobs.build.if).toMatch(/workflow_run.event == 'push' && .*workflow_run.conclusion == 'success'/)
    const { asked, output } = findCommit("abc123\\n")
    expect(asked).toMatch(
      /^run list --workflow ci.yml --branch main --event push --status success --limit 1 /,
    )
    expect(output).toBe("commit=abc123\n")
    expect(checkout?.with?.ref).toBe(`\${{ steps.${find?.id}.outputs.commit }}`)
    expect(jobs.deploy.needs).toBe("build")
  })

  it("stops if the checks have passed for none", () => {
    expect(findCommit("")).toMatchObject({ status: 1, output: "" })
  })
})
