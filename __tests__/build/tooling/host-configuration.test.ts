/** The files that tell hosts how to build: readable, and true to the project. */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse as parseToml } from "smol-toml"
import { parse as parseYaml } from "yaml"
import { root } from "../../../src/tooling/paths.mjs"
import { keptBetweenBuilds, stagingPlaces } from "../../../src/tooling/staging.mjs"

const text = (file: string) => readFileSync(path.join(root, file), "utf8")
const { scripts, engines } = JSON.parse(text("package.json"))
const inProject = (place: string) => path.relative(root, place)
const { published, memory } = stagingPlaces(root)
const kept = keptBetweenBuilds(root).map(inProject)

interface Step {
  uses?: string
  run?: string
  with?: Record<string, string>
  env?: Record<string, string>
}
interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, { steps: Step[]; needs?: string; permissions?: Record<string, string> }>
}

const workflows = readdirSync(path.join(root, ".github/workflows"))
const workflow = (name: string): Workflow => parseYaml(text(`.github/workflows/${name}`))
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps)

/** Fails where a line runs an npm script that package.json does not have. */
const expectScriptsExist = (lines: string) => {
  for (const [, name = ""] of lines.matchAll(/\bnpm run ([\w:-]+)/g))
    expect(Object.keys(scripts)).toContain(name)
}

test("Netlify builds with our script, publishes its folder and keeps what publishing remembers", () => {
  const { build, plugins } = parseToml(text("netlify.toml")) as {
    build: { command: string; publish: string; environment: Record<string, string> }
    plugins: { package: string }[]
  }
  expectScriptsExist(build.command)
  expect(build.publish).toBe(inProject(published))
  expect(`>=${build.environment.NODE_VERSION}`).toBe(engines.node)
  const [plugin] = plugins
  const folder = path.join(root, plugin?.package ?? "")
  expect(parseYaml(readFileSync(path.join(folder, "manifest.yml"), "utf8"))).toEqual({
    name: expect.any(String),
  })

  const calls: [string, string[]][] = []
  const cacheUtils = {
    restore: (paths: string[]) => calls.push(["restore", paths]),
    save: (paths: string[]) => calls.push(["save", paths]),
  }
  const { onPreBuild, onPostBuild } = require(folder)
  onPreBuild({ utils: { cache: cacheUtils } })
  onPostBuild({ utils: { cache: cacheUtils } })
  expect(calls).toEqual([
    ["restore", [inProject(memory)]],
    ["save", [inProject(memory)]],
  ])
})

test("Vercel builds with our script and leaves the output to it", () => {
  const { framework, installCommand, buildCommand, ...others } = JSON.parse(text("vercel.json"))
  // Otherwise Vercel finds Gatsby and adds a plugin of its own to the configuration.
  expect(framework).toBeNull()
  expect(installCommand).toBe("npm ci")
  expectScriptsExist(buildCommand)
  expect(Object.keys(others)).toEqual(["$schema"])
})

test("Cloudflare serves the published folder, with a slash after pages and our page for nothing", () => {
  expect(parseToml(text("wrangler.toml"))).toEqual({
    name: "mosslight",
    compatibility_date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
    assets: {
      directory: `./${inProject(published)}`,
      html_handling: "force-trailing-slash",
      not_found_handling: "404-page",
    },
  })
})

test.each(workflows)("the workflow %s runs scripts that exist, with no more rights than it needs", (name) => {
  const { permissions, jobs } = workflow(name)
  expect(permissions.contents).toBe("read")
  for (const { needs } of Object.values(jobs)) if (needs) expect(Object.keys(jobs)).toContain(needs)
  for (const { run = "", uses } of stepsOf(name)) {
    expectScriptsExist(run)
    for (const [, file = ""] of run.matchAll(/(?:^|\s)\.\/(\S+)/g))
      expect(existsSync(path.join(root, file))).toBe(true)
    for (const [, other = ""] of run.matchAll(/gh workflow run (\S+)/g)) expect(workflows).toContain(other)
    if (uses) expect(uses).toMatch(/^actions\/[\w-]+@v\d+$/)
  }
})

test.each(["ci.yml", "deploy-github-pages.yml"])("%s keeps between runs what builds remember", (name) => {
  const paths = stepsOf(name).flatMap(({ uses = "", with: given }) =>
    uses.startsWith("actions/cache@") ? (given?.path ?? "").split("\n").filter(Boolean) : [],
  )
  expect(paths).toEqual(kept)
})

test("GitHub Pages gets the published folder, built for it and for its address", () => {
  const steps = stepsOf("deploy-github-pages.yml")
  const build = steps.find(({ run }) => run === "npm run build")
  expect(build?.env).toMatchObject({
    MOSSLIGHT_HOST: "github-pages",
    SITE_PATH_PREFIX: expect.stringContaining("steps.pages.outputs.base_path"),
    GATSBY_SITE_URL: expect.stringContaining("steps.pages.outputs.base_url"),
  })
  const upload = steps.find(({ uses = "" }) => uses.startsWith("actions/upload-pages-artifact@"))
  expect(upload?.with?.path).toBe(inProject(published))
  expect(workflow("deploy-github-pages.yml").jobs.deploy?.permissions).toEqual({
    pages: "write",
    "id-token": "write",
  })
})

test("what the build writes beside the site is no part of the repository", () => {
  const ignored = text(".gitignore").split("\n")
  for (const folder of [inProject(published), ".staging", ".hosting", ".vercel"]) {
    expect(ignored).toContain(`${folder}/`)
  }
})
