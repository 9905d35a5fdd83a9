/** The workflows run only code that was reviewed, keep no credentials, and deploy only what the checks have passed. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { root } from "../../../src/publish/paths"

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

it("deploys to GitHub Pages the newest commit of main whose checks passed", () => {
  const { on, jobs } = workflow("deploy-github-pages.yml")
  const [find, checkout]: Step[] = jobs.build.steps
  expect(Object.keys(on)).toEqual(["workflow_run", "workflow_dispatch"])
  expect(on.workflow_run.workflows).toEqual([workflow("ci.yml").name])
  expect(jobs.build.if).toMatch(/workflow_run.event == 'push' && .*workflow_run.conclusion == 'success'/)
  expect(find?.run).toMatch(
    /gh run list --workflow ci.yml --branch main --event push --status success --limit 1 /,
  )
  expect(find?.run).toMatch(/if \[ -z "\$commit" \]; then\n.*\n {2}exit 1\n/)
  expect(checkout?.with?.ref).toBe(`\${{ steps.${find?.id}.outputs.commit }}`)
  expect(jobs.deploy.needs).toBe("build")
})
