/**
 * Builds that go wrong: the last site always stays complete, and the next build succeeds without
 * any clean-up. Every test builds for real; all of them work on one copy of the project, one after the other.
 */
import { execFileSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { buildFolders } from "../../src/finish/folders.mjs"
import { buildCopy, contentsOf, copyProject, type Result, removeCopy, runIn } from "../support/project-copy"

const minutes = 60_000

jest.setTimeout(20 * minutes)

let copy: string
let folders: ReturnType<typeof buildFolders>
/** Files of an undisturbed build. */
let sound: Record<string, string>

beforeAll(async () => {
  copy = copyProject()
  folders = buildFolders(copy)
  const { code, log } = await buildCopy(copy)
  if (code !== 0) throw new Error(log)
  sound = contentsOf(folders.dist)
})

afterAll(() => removeCopy(copy))

/** Expect the next build to publish the same files as an undisturbed one. */
async function expectRecovery() {
  const { code, log } = await buildCopy(copy)
  expect({ code, log: code === 0 ? "" : log }).toEqual({ code: 0, log: "" })
  expect(contentsOf(folders.dist)).toEqual(sound)
  return log
}

describe("a build that is killed", () => {
  it.each([
    ["while it reads the content", /success onPreBootstrap/],
    ["while it bundles scripts", /success write out requires/],
    ["while it renders pages", /success Building HTML renderer/],
    ["while it is finished", /Finishing the site/],
  ])("%s leaves the last site as it was", async (_, moment) => {
    // Something to do for every stage.
    writeFileSync(path.join(copy, "src/lib/killed.ts"), `export const killed = ${Date.now()}\n`)
    const { code } = await buildCopy(copy, {
      watch: (log, child) => {
        if (moment.test(log)) child.kill("SIGKILL")
      },
    })
    expect(code).toBe(137)
    expect(contentsOf(folders.dist)).toEqual(sound)
    rmSync(path.join(copy, "src/lib/killed.ts"))
    await expectRecovery()
  })
})

it("runs alone: a second build, or develop, reports what is running and ends", async () => {
  let seconds: Promise<Result[]> | undefined
  const second = (script: string, args: string[]) =>
    runIn(copy, script, args, {
      // If it started, it would not end.
      watch: (log, child) => /Starting the site/.test(log) && child.kill("SIGINT"),
    })
  const first = await buildCopy(copy, {
    watch: (log) => {
      if (/Building the site/.test(log))
        seconds ??= Promise.all([
          second("src/tooling/build.ts", [copy]),
          second("src/tooling/develop.ts", []),
        ])
    },
  })
  const results = (await seconds) ?? []
  expect(results.map(({ code }) => code)).toEqual([1, 1])
  for (const { log } of results) expect(log).toContain("npm run build is running in this folder.")
  expect(first.code).toBe(0)
  expect(contentsOf(folders.dist)).toEqual(sound)
})

it("recovers from a truncated database", async () => {
  const database = path.join(folders.cache, "data/datastore/data.mdb")
  truncateSync(database, Math.floor(statSync(database).size / 3))
  expect(await expectRecovery()).toMatch(/building once more|building from nothing/)
})

describe("files of public/ and dist/ are recreated", () => {
  const images = (folder: string) =>
    readdirSync(path.join(folder, "static"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".webp"))
      .map((entry) => path.join(entry.parentPath, entry.name))

  it.each([
    [
      "deleted images",
      (folder: string) =>
        images(folder)
          .slice(0, 3)
          .forEach((file) => {
            rmSync(file)
          }),
    ],
    [
      "a truncated image",
      (folder: string) =>
        images(folder)
          .slice(0, 1)
          .forEach((file) => {
            truncateSync(file, 100)
          }),
    ],
    [
      "an overwritten page",
      (folder: string) => writeFileSync(path.join(folder, "index.html"), "<p>hello</p>"),
    ],
  ])("%s", async (_, damage) => {
    damage(folders.output)
    damage(folders.dist)
    expect(await expectRecovery()).toContain("building from nothing")
  })

  it("dist/ as a whole, from public/", async () => {
    rmSync(folders.dist, { recursive: true })
    expect(await expectRecovery()).not.toContain("building from nothing")
  })
})

it("builds in a folder that was moved with its caches", async () => {
  const moved = `${copy}-moved`
  renameSync(copy, moved)
  try {
    const { code, log } = await buildCopy(moved)
    expect({ code, log: code === 0 ? "" : log }).toEqual({ code: 0, log: "" })
    expect(contentsOf(buildFolders(moved).dist)).toEqual(sound)
  } finally {
    renameSync(moved, copy)
  }
})

describe("drafts", () => {
  const study = (name: string) => path.join(copy, "content/case-studies", name)
  const secret = "This paragraph is a secret."

  /** A copy of an existing study under a new slug, with a field and a paragraph of its own. */
  const add = (slug: string, field: string) => {
    const [model = ""] = readdirSync(path.join(copy, "content/case-studies"))
    cpSync(study(model), study(slug), { recursive: true })
    const file = path.join(study(slug), "index.mdx")
    const text = readFileSync(file, "utf8").replace(/^redirectFrom:.*(?:\n {2}.*)*\n/m, "")
    writeFileSync(file, `${text.replace(/^---\n/, `---\n${field}\n`)}\n${secret}\n`)
  }
  const published = () =>
    readdirSync(folders.dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|json|xml|txt)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter(
        (file) =>
          /secret-draft/.test(file) || /secret-draft|paragraph is a secret/.test(readFileSync(file, "utf8")),
      )

  afterEach(() => rmSync(study("secret-draft"), { recursive: true, force: true }))

  it("that develop has seen are nowhere in the next build, which is warm", async () => {
    add("secret-draft", "draft: true")
    let served = ""
    await runIn(copy, "src/tooling/develop.ts", ["--port", "8765"], {
      watch: (log, child) => {
        if (served || !/You can now view|Building development bundle - /.test(log)) return
        served = "asking"
        void fetch("http://localhost:8765/page-data/case-studies/secret-draft/page-data.json")
          .then(async (answer) => {
            served = await answer.text()
          })
          .finally(() => child.kill("SIGINT"))
      },
    })
    expect(served).toContain(secret)
    const log = await expectRecovery()
    expect(log).not.toMatch(/building from nothing/)
    expect(published()).toEqual([])
  })

  it("of a preview are not in the site that is built next", async () => {
    const preview = await buildCopy(copy, { env: { MOSSLIGHT_PREVIEW: "1" } })
    expect(preview.code).toBe(0)
    expect(readFileSync(path.join(folders.dist, "robots.txt"), "utf8")).toContain("Disallow: /")
    add("secret-draft", "draft: true")
    await expectRecovery()
    expect(published()).toEqual([])
  })

  it("leave nothing behind when a published document is withdrawn or deleted", async () => {
    add("secret-draft", "")
    expect((await buildCopy(copy)).code).toBe(0)
    expect(published().length).toBeGreaterThan(2)
    add("secret-draft", "draft: true")
    await expectRecovery()
    add("secret-draft", "")
    expect((await buildCopy(copy)).code).toBe(0)
    rmSync(study("secret-draft"), { recursive: true })
    await expectRecovery()
  })
})

it("reports a full disk, keeps the last site, and succeeds once there is space", async () => {
  const disk = `${copy}-disk`
  mkdirSync(disk)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=90m", "tmpfs", disk], { stdio: "pipe" })
  } catch {
    rmSync(disk, { recursive: true })
    console.warn("A small disk cannot be mounted here (root on Linux can): a full disk was not tried.")
    return
  }
  try {
    const names = readdirSync(copy).filter((name) => ![".gatsby", ".cache", "public", "dist"].includes(name))
    execFileSync("cp", ["-r", ...names.map((name) => path.join(copy, name)), disk])
    mkdirSync(path.join(disk, "dist"))
    writeFileSync(path.join(disk, "dist/index.html"), "the last good site")
    const full = await buildCopy(disk)
    expect(full.code).not.toBe(0)
    expect(full.log.trim().split("\n").at(-1)).toContain("The disk is full")
    expect(readdirSync(path.join(disk, "dist"))).toEqual(["index.html"])
    execFileSync("mount", ["-o", "remount,size=2g", disk])
    const { code, log } = await buildCopy(disk)
    expect({ code, log: code === 0 ? "" : log }).toEqual({ code: 0, log: "" })
    expect(existsSync(path.join(disk, "dist/case-studies/index.html"))).toBe(true)
  } finally {
    execFileSync("umount", ["-l", disk])
    rmSync(disk, { recursive: true, force: true })
  }
})

it("ends with a message if the folder is read-only", async () => {
  if (process.getuid?.() === 0) {
    // Root may write anywhere: only a read-only file system stops it.
    const locked = `${copy}-locked`
    mkdirSync(locked)
    try {
      execFileSync("mount", ["--bind", "-o", "ro", copy, locked], { stdio: "pipe" })
    } catch {
      rmSync(locked, { recursive: true })
      return
    }
    try {
      const { code, log } = await buildCopy(locked)
      expect(code).not.toBe(0)
      expect(log.trim().split("\n").at(-1)).toContain("cannot be written")
    } finally {
      execFileSync("umount", ["-l", locked])
      rmSync(locked, { recursive: true })
    }
    return
  }
  chmodSync(copy, 0o555)
  try {
    const { code, log } = await buildCopy(copy)
    expect(code).not.toBe(0)
    expect(log.trim().split("\n").at(-1)).toContain("cannot be written")
  } finally {
    chmodSync(copy, 0o755)
  }
})
