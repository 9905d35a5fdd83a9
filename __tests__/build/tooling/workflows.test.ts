/** The workflows run only code that was reviewed, and keep no credentials. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse } from "yaml"
import { root } from "../../../src/publish/paths"

const folder = path.join(root, ".github/workflows")

interface Step {
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
