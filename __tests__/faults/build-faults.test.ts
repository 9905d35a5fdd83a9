/**
 * Builds that fail: the last site remains complete, and the next build is correct without cleaning up. All tests build
 * in the same copy of the project, one after the other.
 */
import { execFileSync } from "node:child_process"
import {
  appendFileSync,
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
import { buildFolders } from "../../src/publish/finish/folders.mjs"
import { copyProject, removeCopy } from "../../src/tooling/copy-project"
import { buildCopy, contentsOf, type Result, type RunOptions, runIn } from "../support/project-copy"

const minutes = 60_000

jest.setTimeout(20 * minutes)

let copy: string
let folders: ReturnType<typeof buildFolders>
/** The site of an undisturbed build. */
let expected: Record<string, string>

beforeAll(async () => {
  copy = copyProject(process.cwd())
  folders = buildFolders(copy)
  await buildSuccessfully(copy)
  expected = contentsOf(folders.dist)
})

afterAll(() => removeCopy(copy))

/** Build and return the log. If the build fails, the log is in the error. */
async function buildSuccessfully(folder: string, options?: RunOptions) {
  const { code, log } = await buildCopy(folder, options)
  if (code !== 0) throw new Error(log)
  return log
}

const firstDocument = () => {
  const folder = path.join(copy, "content/case-studies")
  return path.join(folder, readdirSync(folder)[0] ?? "", "index.mdx")
}

/** Change a document but not its page: a build without changes does not start Gatsby. */
const touchDocument = () => appendFileSync(firstDocument(), "\n")

/** Expect that the next build succeeds with the same site. Return its log. */
async function expectRecovery() {
  const log = await buildSuccessfully(copy)
  expect(contentsOf(folders.dist)).toEqual(expected)
  return log
}

it("renders only the page of a changed document again", async () => {
  const document = firstDocument()
  const text = readFileSync(document, "utf8")
  writeFileSync(document, `${text}\nOne more paragraph.\n`)
  expect(await buildSuccessfully(copy)).toMatch(/Building static HTML for pages.* 1\/1 /)
  writeFileSync(document, text)
  await expectRecovery()
})

it("reports a mistake in a document with its place, and keeps the last site", async () => {
  const document = firstDocument()
  const text = readFileSync(document, "utf8")
  writeFileSync(document, text.replace(/^name:/m, "nam:"))
  const { code, log } = await buildCopy(copy)
  expect(code).toBe(1)
  expect(log).toMatch(/index\.mdx:\d+:1 +nam: /)
  expect(contentsOf(folders.dist)).toEqual(expected)
  writeFileSync(document, text)
  await expectRecovery()
})

it("keeps the images and the other pages when one cannot be rendered", async () => {
  const component = path.join(copy, "src/site/features/payment/payment-result.tsx")
  const code = readFileSync(component, "utf8")
  const [start] = /^ {2}return /m.exec(code) ?? [""]
  writeFileSync(component, code.replace(start, `  if (!texts.missing.name) throw new Error()\n${start}`))
  const failed = await buildCopy(copy)
  expect(failed.code).toBe(1)
  expect(failed.log).toMatch(/error Building static HTML failed/)
  expect(contentsOf(folders.dist)).toEqual(expected)
  writeFileSync(component, code)
  expect(await buildSuccessfully(copy)).not.toMatch(/building from scratch|Running jobs/)
  const contents = contentsOf(folders.dist)
  expect(Object.keys(contents)).toEqual(Object.keys(expected))
  // Pages have the hash of webpack's compilation, which depends on its cache.
  const others = (files: typeof contents) => Object.entries(files).filter(([file]) => !withHash.test(file))
  expect(others(contents)).toEqual(others(expected))
})

const withHash = /\.html(?:\.\w+)?$|app-data\.json/

describe("a build that is killed", () => {
  it.each([
    ["while it reads the content", /success onPreBootstrap/],
    ["while it bundles scripts", /success write out requires/],
    ["while it renders pages", /success Building HTML renderer/],
    ["while it runs the finishing steps", /Finishing the site/],
  ])("%s keeps the last site", async (_, moment) => {
    // A change that every stage of the build has to process.
    writeFileSync(path.join(copy, "src/util/killed.ts"), `export const killed = ${Date.now()}\n`)
    const { code } = await buildCopy(copy, {
      watch: (log, child) => {
        if (moment.test(log)) child.kill("SIGKILL")
      },
    })
    expect(code).toBe(137)
    expect(contentsOf(folders.dist)).toEqual(expected)
    rmSync(path.join(copy, "src/util/killed.ts"))
    await expectRecovery()
  })
})

it("reports the running build to a second build or develop, which exits", async () => {
  touchDocument()
  let seconds: Promise<Result[]> | undefined
  const second = (task: "build" | "develop") =>
    runIn(copy, task, [], {
      // If it started, it would not exit by itself.
      watch: (log, child) => /Starting the site/.test(log) && child.kill("SIGINT"),
    })
  const first = await buildCopy(copy, {
    watch: (log) => {
      if (/Building the site/.test(log)) seconds ??= Promise.all([second("build"), second("develop")])
    },
  })
  const results = (await seconds) ?? []
  expect(results.map(({ code }) => code)).toEqual([1, 1])
  for (const { log } of results) expect(log).toContain("npm run build is running in this folder.")
  expect(first.code).toBe(0)
  expect(contentsOf(folders.dist)).toEqual(expected)
})

it("recovers from a truncated database", async () => {
  const database = path.join(folders.cache, "data/datastore/data.mdb")
  truncateSync(database, Math.floor(statSync(database).size / 3))
  touchDocument()
  expect(await expectRecovery()).toMatch(/building once more|building from scratch/)
})

describe("restores files of public/ and dist/", () => {
  const images = (folder: string) =>
    readdirSync(path.join(folder, "static"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".webp"))
      .map((entry) => path.join(entry.parentPath, entry.name))

  it.each<[string, (folder: string) => void]>([
    [
      "deleted images",
      (folder) => {
        for (const file of images(folder).slice(0, 3)) rmSync(file)
      },
    ],
    ["a truncated image", (folder) => truncateSync(images(folder)[0] ?? "", 100)],
    ["an overwritten page", (folder) => writeFileSync(path.join(folder, "index.html"), "<p>hello</p>")],
  ])("%s", async (_, damage) => {
    damage(folders.output)
    damage(folders.dist)
    expect(await expectRecovery()).toContain("building from scratch")
  })

  it("all of dist/ from public/", async () => {
    rmSync(folders.dist, { recursive: true })
    expect(await expectRecovery()).not.toContain("building from scratch")
  })
})

describe("drafts", () => {
  const study = (name: string) => path.join(copy, "content/case-studies", name)
  const secret = "This paragraph is a secret."

  /** Copy a study to a new slug, and add a field and the secret paragraph. */
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

  it("that develop has shown are not in the next build, which keeps its cache", async () => {
    add("secret-draft", "draft: true")
    let served = ""
    const { code } = await runIn(copy, "develop", ["--port", "8765"], {
      watch: (log, child) => {
        // Page data is written last.
        if (served || !/success Writing page-data\.json/.test(log)) return
        served = "pending"
        void fetch("http://localhost:8765/page-data/case-studies/secret-draft/page-data.json")
          .then(async (answer) => {
            served = await answer.text()
          })
          .finally(() => child.kill("SIGINT"))
      },
    })
    expect(served).toContain(secret)
    // SIGINT ends it immediately.
    expect(code).toBe(130)
    const log = await expectRecovery()
    expect(log).not.toMatch(/building from scratch/)
    expect(published()).toEqual([])
  })

  it("are in a preview, with a banner and without being indexed, and not in the next build", async () => {
    add("secret-draft", "draft: true")
    await buildSuccessfully(copy, { env: { MOSSLIGHT_PREVIEW: "1" } })
    const read = (name: string) => readFileSync(path.join(folders.dist, name), "utf8")
    expect(read("robots.txt")).toContain("Disallow: /")
    expect(read("case-studies/secret-draft/index.html")).toMatch(
      /name="robots" content="noindex".*<strong>Draft\./s,
    )
    expect(read("drafts/index.html")).toMatch(/href="\/case-studies\/secret-draft\/"/)
    await expectRecovery()
    expect(published()).toEqual([])
    expect(existsSync(path.join(folders.dist, "drafts"))).toBe(false)
  })

  it("leave no files when a published document becomes a draft or is deleted", async () => {
    add("secret-draft", "")
    await buildSuccessfully(copy)
    expect(published().length).toBeGreaterThan(2)
    add("secret-draft", "draft: true")
    await expectRecovery()
    add("secret-draft", "")
    await buildSuccessfully(copy)
    rmSync(study("secret-draft"), { recursive: true })
    await expectRecovery()
  })
})

it("reports a full disk, keeps the last site, and builds when there is space", async () => {
  const disk = `${copy}-disk`
  mkdirSync(disk)
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=90m", "tmpfs", disk], { stdio: "pipe" })
  } catch {
    rmSync(disk, { recursive: true })
    console.warn("Skipped: only root on Linux can mount a small disk.")
    return
  }
  try {
    const names = readdirSync(copy).filter((name) => ![".gatsby", ".cache", "public", "dist"].includes(name))
    execFileSync("cp", ["-r", ...names.map((name) => path.join(copy, name)), disk])
    mkdirSync(path.join(disk, "dist"))
    writeFileSync(path.join(disk, "dist/index.html"), "the last site")
    const full = await buildCopy(disk)
    expect(full.code).not.toBe(0)
    expect(full.log.trim().split("\n").at(-1)).toContain("The disk is full")
    expect(readdirSync(path.join(disk, "dist"))).toEqual(["index.html"])
    execFileSync("mount", ["-o", "remount,size=2g", disk])
    await buildSuccessfully(disk)
    expect(existsSync(path.join(disk, "dist/case-studies/index.html"))).toBe(true)
  } finally {
    execFileSync("umount", ["-l", disk])
    rmSync(disk, { recursive: true, force: true })
  }
})

describe("without permission to write", () => {
  const expectMessage = async (folder: string) => {
    const { code, log } = await buildCopy(folder)
    expect(code).not.toBe(0)
    expect(log.trim().split("\n").at(-1)).toContain("cannot be written")
  }
  const isRoot = process.getuid?.() === 0
  const forUsers = isRoot ? it.skip : it
  const forRoot = isRoot ? it : it.skip

  forUsers("reports a read-only folder", async () => {
    chmodSync(copy, 0o555)
    try {
      await expectMessage(copy)
    } finally {
      chmodSync(copy, 0o755)
    }
  })

  // Root can write to a read-only folder, but not to a read-only file system.
  forRoot("reports a read-only file system", async () => {
    const locked = `${copy}-locked`
    mkdirSync(locked)
    try {
      execFileSync("mount", ["--bind", "-o", "ro", copy, locked], { stdio: "pipe" })
    } catch {
      rmSync(locked, { recursive: true })
      return
    }
    try {
      await expectMessage(locked)
    } finally {
      execFileSync("umount", ["-l", locked])
      rmSync(locked, { recursive: true })
    }
  })
})

// Last: the cache of the moved folder is not used in the first one.
it("builds in a folder that was moved with its caches", async () => {
  const moved = `${copy}-moved`
  renameSync(copy, moved)
  try {
    await buildSuccessfully(moved)
    // The packages are outside the copy. webpack hashes paths relative to them.
    const namesOf = (files: object) => Object.keys(files).map((name) => name.replace(/-[0-9a-f]{10}\./, "."))
    expect(namesOf(contentsOf(buildFolders(moved).dist)).sort()).toEqual(namesOf(expected).sort())
  } finally {
    renameSync(moved, copy)
  }
})
