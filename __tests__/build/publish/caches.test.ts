/** Builds and develop have separate caches; unusable caches are removed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import path from "node:path"
import { keepCaches, type Owner, prepareCaches } from "../../../src/publish/caches"
import { buildFolders } from "../../../src/publish/finish/folders.mjs"
import { writeManifest } from "../../../src/publish/finish/manifest"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

let project: string
let folders: ReturnType<typeof buildFolders>
const variables = { ...process.env }

beforeEach(() => {
  project = temporaryFolder()
  folders = buildFolders(project)
  writeFiles(project, { "package-lock.json": "{}" })
})
afterEach(() => {
  process.env = { ...variables }
  removeFolders()
})

/** Prepare the caches for a command, and write its name to them. */
const run = (owner: Owner) => {
  const { removed, stamp } = prepareCaches(project, owner)
  const cached = contents()
  writeFiles(project, { ".cache/owner.txt": owner, "public/owner.txt": owner })
  writeFileSync(buildFolders(project).stamp, stamp)
  return { removed, cached }
}

/** Owners of the active cache and output. */
const contents = () =>
  [folders.cache, folders.output].map((folder) => {
    const file = path.join(folder, "owner.txt")
    return existsSync(file) ? readFileSync(file, "utf8") : undefined
  })

const nothing = [undefined, undefined]

it("keeps a warm cache for each of them", () => {
  expect(run("develop").cached).toEqual(nothing)
  expect(run("build").cached).toEqual(nothing)
  expect(run("build")).toEqual({ removed: undefined, cached: ["build", "build"] })
  expect(run("develop")).toEqual({ removed: undefined, cached: ["develop", "develop"] })
  expect(run("build")).toEqual({ removed: undefined, cached: ["build", "build"] })
})

it.each([0, 1, 2, 3])("completes a swap that was killed after %i of its four moves", (count) => {
  run("build")
  run("develop")
  writeFileSync(path.join(folders.state, "owner"), "develop>build")
  const moves = [
    [".cache", ".gatsby/develop/.cache"],
    ["public", ".gatsby/develop/public"],
    [".gatsby/build/.cache", ".cache"],
    [".gatsby/build/public", "public"],
  ] as const
  mkdirSync(path.join(folders.state, "develop"), { recursive: true })
  for (const [from, to] of moves.slice(0, count)) renameSync(path.join(project, from), path.join(project, to))
  expect(run("build").cached).toEqual(["build", "build"])
  expect(run("develop").cached).toEqual(["develop", "develop"])
})

describe("a cache is not used", () => {
  beforeEach(() => {
    run("build")
  })

  it.each<[string, () => void, string]>([
    ["of other settings", () => writeFiles(project, { ".env.production": "GATSBY_A=b" }), "other settings"],
    ["of a preview", () => Object.assign(process.env, { MOSSLIGHT_PREVIEW: "1" }), "other settings"],
    ["of other packages", () => writeFiles(project, { "package-lock.json": "{ }" }), "other settings"],
    ["without its output", () => rmSync(folders.output, { recursive: true }), "public/ is missing"],
    ["after a build that did not finish", () => writeFileSync(folders.unfinished, ""), "did not finish"],
    ["whose output was changed", () => changeOutput(), "public/owner.txt was changed"],
  ])("%s", (_, change, reason) => {
    change()
    const { removed, cached } = run("build")
    expect(removed).toContain(reason)
    expect(cached).toEqual(nothing)
    expect(run("build")).toEqual({ removed: undefined, cached: ["build", "build"] })
  })

  it("in a folder that was moved", () => {
    const moved = path.join(temporaryFolder(), "moved")
    renameSync(project, moved)
    const { removed } = prepareCaches(moved, "build")
    expect(removed).toContain("in another folder")
    expect(existsSync(buildFolders(moved).cache)).toBe(false)
  })

  const changeOutput = () => {
    const sources = { "owner.txt": [5, 1, "another hash"] as const }
    writeManifest(project, { id: "", key: "", sources, references: {}, made: {}, outputs: {} })
  }
})

it("is used with another number of processors", () => {
  run("build")
  process.env.GATSBY_CPU_COUNT = "1"
  expect(run("build").removed).toBeUndefined()
})

it.each([
  ["is used if Gatsby failed after it had saved its state", 60, ["build", "build"]],
  ["is not used if Gatsby failed before", -60, nothing],
])("%s", (_, seconds, cached) => {
  run("build")
  writeFileSync(folders.unfinished, "")
  writeFiles(project, { ".cache/redux/redux.rest.state": "" })
  const time = Date.now() / 1000 + seconds
  utimesSync(folders.savedState, time, time)
  keepCaches(project)
  expect(run("build").cached).toEqual(cached)
})
