/** A build is skipped only if neither its inputs nor its output have changed. */
import { readFileSync, rmSync, truncateSync, utimesSync } from "node:fs"
import path from "node:path"
import type { ProjectCheck } from "../../../src/content/engine/check-project"
import { sha1 } from "../../../src/content/files"
import { isIrregular } from "../../../src/gatsby/nodes/is-irregular"
import {
  changedInputs,
  contentChanges,
  isUpToDate,
  readInputs,
  recordInputs,
} from "../../../src/publish/build-inputs"
import { idFile, stateOf, writeManifest } from "../../../src/publish/finish/manifest"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/folders"

let project: string

/** What the check knows of a document with these fields. */
const checked = (written: object) => ({
  documents: [{ checked: { written } }] as unknown as ProjectCheck["documents"],
  dataFiles: [],
  hashOf: (name: string) => sha1(readFileSync(path.join(project, name))),
})
const record = (fields: object = { publish: "2026-12-01", date: "2025-01-01" }) =>
  recordInputs(project, readInputs(project), checked(fields))

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20) })
  project = temporaryFolder()
  writeFiles(project, {
    "package-lock.json": "{}",
    "src/util/a.ts": "export {}",
    "content/case-studies/one/index.mdx": "---\npublish: 2026-12-01\ndate: 2025-01-01\n---\n",
    "content/case-studies/one/cover.jpg": "picture",
    ".cache/any.txt": "",
    "dist/index.html": "<html>",
    [`dist/${idFile}`]: "site 1",
  })
  const outputs = { "index.html": stateOf(path.join(project, "dist/index.html")) ?? ([0, 0, ""] as const) }
  writeManifest(project, { id: "site 1", key: "", sources: {}, references: {}, made: {}, outputs })
  record()
})
afterEach(() => {
  jest.useRealTimers()
  removeFolders()
})

const upToDate = () => isUpToDate(project, readInputs(project))

it("is up to date after a build", () => {
  expect(upToDate()).toBe(true)
})

it("is not up to date on the day after the last day of an announcement", () => {
  record({ announcement: { until: "2026-11-20" } })
  expect(upToDate()).toBe(true)
  jest.setSystemTime(Date.UTC(2026, 10, 21))
  expect(upToDate()).toBe(false)
})

it.each<[string, () => void]>([
  [
    "content has changed",
    () => writeFiles(project, { "content/case-studies/one/cover.jpg": "other picture" }),
  ],
  [
    "a document has changed",
    () => writeFiles(project, { "content/case-studies/one/index.mdx": "---\npublish: 2026-12-02\n---\n" }),
  ],
  ["a document is new", () => writeFiles(project, { "content/case-studies/two/index.mdx": "" })],
  ["a file is new", () => writeFiles(project, { "content/case-studies/one/extra.jpg": "" })],
  ["a file is gone", () => rmSync(path.join(project, "src/util/a.ts"))],
  ["a setting has changed", () => writeFiles(project, { ".env.production": "A=b" })],
  ["a file of the site has changed", () => writeFiles(project, { "dist/index.html": "<html><body>" })],
  ["a file of the site is gone", () => rmSync(path.join(project, "dist/index.html"))],
  ["the site is another one", () => writeFiles(project, { [`dist/${idFile}`]: "site 2" })],
  ["there was no build that succeeded", () => rmSync(path.join(project, ".cache"), { recursive: true })],
])("is not up to date if %s", (_, change) => {
  change()
  expect(upToDate()).toBe(false)
})

it("is not up to date if a file has changed within the second in which the build began", () => {
  const cover = "content/case-studies/one/cover.jpg"
  const write = (text: string) => {
    writeFiles(project, { [cover]: text })
    utimesSync(path.join(project, cover), new Date(), new Date())
  }
  write("picture")
  record()
  expect(upToDate()).toBe(true)
  write("PICTURE")
  expect(upToDate()).toBe(false)
})

it("describes a file of 3 GB, which Node cannot read at once, by its size and time", () => {
  const video = "content/case-studies/one/board.mp4"
  writeFiles(project, { [video]: "" })
  truncateSync(path.join(project, video), 3 * 1024 ** 3)
  const state = readInputs(project)[video]
  expect(state?.[0]).toBe(3 * 1024 ** 3)
  utimesSync(path.join(project, video), 1, 1)
  expect(readInputs(project)[video]?.[2]).not.toBe(state?.[2])
  expect(isIrregular(path.join(project, video))).toBe(true)
  expect(isIrregular(path.join(project, "content/case-studies/one/cover.jpg"))).toBe(false)
})

it("is up to date until the next day that the content names", () => {
  jest.setSystemTime(Date.UTC(2026, 10, 30))
  expect(upToDate()).toBe(true)
  jest.setSystemTime(Date.UTC(2026, 11, 1))
  expect(upToDate()).toBe(false)
})

it("lists the inputs that are new, changed or gone", () => {
  expect(changedInputs(project, readInputs(project))).toEqual([])
  writeFiles(project, { "content/new.mdx": "", "src/util/a.ts": "export const a = 1" })
  rmSync(path.join(project, "content/case-studies/one/cover.jpg"))
  expect(changedInputs(project, readInputs(project))?.sort()).toEqual([
    "content/case-studies/one/cover.jpg",
    "content/new.mdx",
    "src/util/a.ts",
  ])
})

it("lists no inputs without a build that has succeeded", () => {
  rmSync(path.join(project, ".cache"), { recursive: true })
  expect(changedInputs(project, readInputs(project))).toBeUndefined()
})

it.each<[what: string, changed: string[] | undefined, isContent: boolean]>([
  ["nothing", [], true],
  ["a document and a data file", ["content/case-studies/one/index.mdx", "content/data/site.yaml"], true],
  ["code, too", ["content/case-studies/one/index.mdx", "src/util/a.ts"], false],
  ["the editors' guide", ["content/README.md", "content/RULES.md"], false],
  ["unknown changes", undefined, false],
])("returns the changes only if all of them are content: %s", (_, changed, isContent) => {
  expect(contentChanges(changed)).toEqual(isContent ? changed : undefined)
})
