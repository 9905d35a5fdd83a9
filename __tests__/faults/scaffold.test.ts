/** A collection and sections from `npm run new` pass all checks and build without edits. */
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import path from "node:path"
import { buildFolders } from "../../src/publish/finish/folders.mjs"
import { copyProject, removeCopy } from "../../src/tooling/copy-project"
import { buildCopy } from "../support/project-copy"

jest.setTimeout(30 * 60_000)

let copy: string

beforeAll(() => {
  copy = copyProject(process.cwd())
})

afterAll(() => removeCopy(copy))

/** Run a Node program in the copy. If it fails, its output is in the error. */
const run = (...args: string[]) =>
  execFileSync(process.execPath, args, {
    cwd: copy,
    env: { ...process.env, CI: "", NODE_ENV: "" },
    encoding: "utf8",
  })

const create = (...args: string[]) => {
  const main = path.join(copy, "src/tooling/content-commands.ts")
  run("--import", "tsx", main, "new", ...args)
  run("--import", "tsx", main, "generate")
}

const program = (name: string) => path.resolve("node_modules", name)

it("creates a collection and sections that work without edits", async () => {
  create("collection", "event")
  create("section", "Timeline", "--in", "event")
  create("section", "Milestones", "--in", "case-study")

  expect(existsSync(path.join(copy, "content/events/first-event/index.mdx"))).toBe(true)
  const first = path.join(copy, "content/events/first-event/index.mdx")
  const draft = readFileSync(first, "utf8")
  expect(draft).toMatch(/^draft: true$/m)
  expect(draft).toMatch(/^name: TODO /m)
  writeFileSync(first, draft.replace("draft: true\n", "").replaceAll("TODO ", "Our "))
  run(program("typescript/bin/tsc"), "--noEmit")
  run(
    program("@biomejs/biome/bin/biome"),
    "check",
    "--vcs-enabled=false",
    "src/site/collections",
    "src/site/sections",
  )
  run("--import", "tsx", path.join(copy, "src/tooling/content-commands.ts"), "check")
  // Jest looks for packages next to its configuration.
  const packages = path.join(copy, "node_modules")
  // The content check's cache.
  rmSync(packages, { recursive: true, force: true })
  symlinkSync(path.resolve("node_modules"), packages)
  run(program("jest/bin/jest.js"), "--selectProjects", "unit", "build")
  rmSync(packages)

  const { code, log } = await buildCopy(copy)
  expect({ code, log: code === 0 ? "" : log }).toEqual({ code: 0, log: "" })
  const page = (file: string) => readFileSync(path.join(buildFolders(copy).dist, file), "utf8")
  const text = page("events/first-event/index.html")
  expect(text).toMatch(/<h1[^>]*>Our First event</)
  expect(text).toMatch(/<h2[^>]*>Timeline</)
  expect(text).toMatch(/<h3[^>]*>Our The second entry</)
  expect(text).toContain('<span aria-current="page">')
  expect(page("events/index.html")).toContain('href="/events/first-event/"')
  expect(page("events/index.html")).toMatch(/<h1[^>]*>Events</)
  expect(page("sitemap-0.xml")).toContain("/events/first-event/")
})
