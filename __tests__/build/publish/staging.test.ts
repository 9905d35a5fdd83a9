/** The copy in which Gatsby builds, and the replacement of the published site. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs"
import path from "node:path"
import { mirror } from "../../../src/publish/mirror"
import { changedOutside, recordOutput } from "../../../src/publish/output-record"
import { stage } from "../../../src/publish/stage"
import { withBuildLock } from "../../../src/tooling/build-lock.mjs"
import { stagingPlaces } from "../../../src/tooling/staging.mjs"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

beforeEach(() => {
  jest.spyOn(console, "log").mockImplementation()
})
afterEach(removeFolders)

const project = () => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    "package.json": "{}",
    "gatsby-config.ts": "export default {}",
    "src/pages/index.tsx": "page",
    "content/data/site.yaml": "a: 1",
    "static/theme.js": "theme",
    ".env.production": "A=1",
    "__tests__/a.test.ts": "test",
    "node_modules/a/index.js": "package",
    "public/index.html": "published",
  })
  return folder
}

describe("the copy of the project", () => {
  it("holds what Gatsby reads and nothing else", () => {
    const folder = project()
    stage(folder)
    expect(readdirSync(stagingPlaces(folder).site).sort()).toEqual([
      ".env.production",
      "content",
      "gatsby-config.ts",
      "package.json",
      "src",
      "static",
    ])
  })

  it("follows changes, new files and removed ones, and leaves the rest and the cache alone", () => {
    const folder = project()
    stage(folder)
    const { site } = stagingPlaces(folder)
    const before = statSync(path.join(site, "package.json")).ino
    writeFiles(site, { ".cache/kept": "cache" })
    writeFiles(folder, { "content/data/site.yaml": "a: 22", "content/new/index.mdx": "new" })
    rmSync(path.join(folder, "src"), { recursive: true })
    stage(folder)
    expect(readFileSync(path.join(site, "content/data/site.yaml"), "utf8")).toBe("a: 22")
    expect(existsSync(path.join(site, "content/new/index.mdx"))).toBe(true)
    expect(existsSync(path.join(site, "src"))).toBe(false)
    expect(existsSync(path.join(site, ".cache/kept"))).toBe(true)
    expect(statSync(path.join(site, "package.json")).ino).toBe(before)
  })

  it("keeps the times of files, and copies nothing twice", () => {
    const folder = temporaryFolder()
    writeFiles(folder, { "from/a": "a" })
    const [from, to] = [path.join(folder, "from"), path.join(folder, "to")]
    mirror(from, to)
    const [original, copy] = [statSync(path.join(from, "a")), statSync(path.join(to, "a"))]
    expect(Math.abs(copy.mtimeMs - original.mtimeMs)).toBeLessThan(2)
    mirror(from, to)
    expect(statSync(path.join(to, "a")).ctimeMs).toBe(copy.ctimeMs)
  })

  it("takes a folder where a file was, and a file where a folder was", () => {
    const folder = temporaryFolder()
    writeFiles(folder, { "from/a": "file", "from/b/c": "folder", "to/a/x": "folder", "to/b": "file" })
    mirror(path.join(folder, "from"), path.join(folder, "to"))
    expect(readFileSync(path.join(folder, "to/a"), "utf8")).toBe("file")
    expect(readFileSync(path.join(folder, "to/b/c"), "utf8")).toBe("folder")
  })
})

describe("Gatsby's output", () => {
  const built = () => {
    const folder = project()
    stage(folder)
    const { output, site } = stagingPlaces(folder)
    writeFiles(output, { "index.html": "page", "static/a.jpg": "picture" })
    writeFiles(site, { ".cache/data": "cache" })
    recordOutput(folder)
    return folder
  }

  it("is kept where nobody has touched it", () => {
    const folder = built()
    expect(changedOutside(folder)).toBeUndefined()
    stage(folder)
    expect(existsSync(stagingPlaces(folder).output)).toBe(true)
  })

  it.each([
    ["truncated", (file: string) => truncateSync(file, 2)],
    ["deleted", (file: string) => rmSync(file)],
    ["overwritten", (file: string) => writeFileSync(file, "PICTURE")],
  ])("is built from the beginning where a file was %s", (_, damage) => {
    const folder = built()
    const { output, cache } = stagingPlaces(folder)
    damage(path.join(output, "static/a.jpg"))
    expect(changedOutside(folder)).toBe(path.join("static", "a.jpg"))
    stage(folder)
    expect(existsSync(output)).toBe(false)
    expect(existsSync(cache)).toBe(false)
  })

  it("is not judged after a build that was broken off: Gatsby recovers from that", () => {
    const folder = built()
    stage(folder)
    writeFileSync(path.join(stagingPlaces(folder).output, "index.html"), "half a pa")
    expect(changedOutside(folder)).toBeUndefined()
  })
})

it("gives back the published site that a killed replacement has left under its other name", () => {
  const folder = project()
  const { published, previous, staging } = stagingPlaces(folder)
  writeFiles(staging, { "previous/index.html": "published" })
  rmSync(published, { recursive: true })
  stage(folder)
  expect(readFileSync(path.join(published, "index.html"), "utf8")).toBe("published")
  expect(existsSync(previous)).toBe(false)
})

describe("the lock", () => {
  it("refuses a second build while one runs and lets the next one in", async () => {
    const folder = project()
    await withBuildLock(folder, async () => {
      await expect(withBuildLock(folder, async () => 0)).rejects.toThrow("Another build of this project")
    })
    await expect(withBuildLock(folder, async () => 7)).resolves.toBe(7)
  })

  it("is given back by a build that fails", async () => {
    const folder = project()
    const failing = withBuildLock(folder, async () => {
      throw new Error("broken")
    })
    await expect(failing).rejects.toThrow("broken")
    await expect(withBuildLock(folder, async () => 7)).resolves.toBe(7)
  })
})
