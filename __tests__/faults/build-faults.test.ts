/**
 * Builds that go wrong: whatever happens, the published site stays whole, and the next build is right without anybody
 * having cleaned up. Every test builds for real; all of them work on one copy of the project, one after the other.
 */
import { execFileSync } from "node:child_process"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { type Copy, createCopy } from "../../src/tooling/bench-copy"
import { stagingPlaces } from "../../src/tooling/staging.mjs"
import { buildCopy, contentsOf } from "../support/build-copy"

const root = path.resolve(__dirname, "../..")
const minutes = 60_000
/** A lock counts for ten seconds after the process that held it has died. */
const staleLock = 11_000

jest.setTimeout(20 * minutes)

let copy: Copy
let places: ReturnType<typeof stagingPlaces>
/** What a build that nothing disturbed has published. */
let sound: Record<string, string>

beforeAll(async () => {
  copy = createCopy(root)
  places = stagingPlaces(copy.folder)
  const { code, log } = await buildCopy(copy.folder)
  if (code !== 0) throw new Error(log)
  sound = contentsOf(places.published)
})

afterAll(() => copy.remove())

/** The next build ends well and publishes what a sound one does. */
async function expectRecovery() {
  const { code, log } = await buildCopy(copy.folder)
  expect({ code, log: code === 0 ? "" : log }).toEqual({ code: 0, log: "" })
  expect(contentsOf(places.published)).toEqual(sound)
  return log
}

describe("a build that is killed", () => {
  it.each([
    ["while it reads the content", /success onPreBootstrap/],
    ["while it bundles scripts", /success write out requires/],
    ["while it renders pages", /success Building HTML renderer/],
    ["while its output is finished", /Building the site \(publish\)/],
  ])("%s leaves the published site as it was", async (_, moment) => {
    // Something to do for every stage.
    writeFileSync(path.join(copy.folder, "src/lib/killed.ts"), `export const killed = ${Date.now()}\n`)
    const { code } = await buildCopy(copy.folder, (log, child) => {
      if (moment.test(log)) child.kill("SIGKILL")
    })
    expect(code).toBe(137)
    expect(contentsOf(places.published)).toEqual(sound)
    rmSync(path.join(copy.folder, "src/lib/killed.ts"))
    await pause(staleLock)
    await expectRecovery()
  })
})

it("lets only one of two builds at once run", async () => {
  const first = buildCopy(copy.folder)
  await pause(1_500)
  const second = await buildCopy(copy.folder)
  expect(second.code).toBe(1)
  expect(second.log).toContain("Another build of this project is running.")
  expect((await first).code).toBe(0)
  expect(contentsOf(places.published)).toEqual(sound)
})

it("recovers from a truncated database", async () => {
  const database = path.join(places.cache, "data/datastore/data.mdb")
  truncateSync(database, Math.floor(statSync(database).size / 3))
  const log = await expectRecovery()
  expect(log).toMatch(/building once more|building from the beginning/)
})

describe("Gatsby's output and the published site", () => {
  const pictures = (folder: string) =>
    readdirSync(path.join(folder, "static"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".webp"))
      .map((entry) => path.join(entry.parentPath, entry.name))

  const remove = (folder: string) => {
    for (const file of pictures(folder).slice(0, 3)) rmSync(file)
  }
  const truncate = (folder: string) => {
    for (const file of pictures(folder).slice(0, 1)) truncateSync(file, 100)
  }
  const overwrite = (folder: string) => writeFileSync(path.join(folder, "index.html"), "<p>hello</p>")

  it.each([
    ["deleted pictures", remove],
    ["a truncated picture", truncate],
    ["an overwritten page", overwrite],
  ])("are mended: %s", async (_, damage) => {
    damage(places.output)
    damage(places.published)
    await expectRecovery()
  })
})

it("leaves the published site when the disk is full, and goes on when there is room", async () => {
  const disk = path.join(path.dirname(copy.folder), "disk")
  mkdirSync(disk)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=90m", "tmpfs", disk], { stdio: "pipe" })
  } catch {
    console.warn(
      "A small disk cannot be mounted here (root on Linux can): the disk that is full was not tried.",
    )
    return
  }
  try {
    const names = readdirSync(copy.folder).filter((name) => ![".staging", "public"].includes(name))
    execFileSync("cp", ["-r", ...names.map((name) => path.join(copy.folder, name)), disk])
    mkdirSync(path.join(disk, "public"))
    writeFileSync(path.join(disk, "public/index.html"), "the last good site")
    const full = await buildCopy(disk)
    expect(full.code).not.toBe(0)
    expect(full.log).toMatch(/ENOSPC|no space left/i)
    expect(readdirSync(path.join(disk, "public"))).toEqual(["index.html"])
    expect(readFileSync(path.join(disk, "public/index.html"), "utf8")).toBe("the last good site")
    execFileSync("mount", ["-o", "remount,size=2g", disk])
    await pause(staleLock)
    const { code, log } = await buildCopy(disk)
    expect({ code, log: code === 0 ? "" : log }).toEqual({ code: 0, log: "" })
    expect(existsSync(path.join(disk, "public/case-studies/index.html"))).toBe(true)
  } finally {
    execFileSync("umount", ["-l", disk])
  }
})
