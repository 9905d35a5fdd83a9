/** The inputs of a build. If they are as they were, `dist/` is up to date, and Gatsby need not start. */
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow, readJson } from "../content/files"
import { todayUtc } from "../util/day"
import { buildFolders } from "./finish/folders.mjs"
import { changedFile, describes, type FileState, readManifest, stateOf } from "./finish/manifest"

/** State of each file, by its path in the project. */
export type BuildInputs = Record<string, FileState>

/** Read the state of all inputs. Only files that have changed since the last build are read. */
export const readInputs = (project: string): BuildInputs => {
  const known = readRecord(project)?.inputs ?? {}
  const inputs: BuildInputs = {}
  for (const name of [...folders.flatMap((folder) => filesOf(project, folder)), ...topFiles]) {
    const state = stateOf(path.join(project, name), known[name])
    if (state) inputs[name] = state
  }
  return inputs
}

/** Whether `dist/` is complete and was built from the same inputs. */
export const isUpToDate = (project: string, inputs: BuildInputs): boolean => {
  const { dist } = buildFolders(project)
  const last = readRecord(project)
  const manifest = readManifest(project)
  if (!last || !manifest || todayUtc() >= last.until || !describes(manifest, dist)) return false
  return changedInputs(project, inputs)?.length === 0 && changedFile(dist, manifest.outputs) === undefined
}

/** Inputs that are new, changed or gone since the last build that has succeeded. `undefined` without one. */
export const changedInputs = (project: string, inputs: BuildInputs): string[] | undefined => {
  const last = readRecord(project)?.inputs
  const names = new Set([...Object.keys(inputs), ...Object.keys(last ?? {})])
  return last && [...names].filter((name) => inputs[name]?.[2] !== last[name]?.[2])
}

/** The changed inputs if all are content. `undefined` if code, settings or the editors' guide may have changed. */
export const contentChanges = (changed: string[] | undefined): string[] | undefined =>
  changed?.every((name) => /^content\/.+\//.test(name)) ? changed : undefined

/** Record the inputs of a build that has succeeded, as they were before it began. */
export const recordInputs = (project: string, inputs: BuildInputs) => {
  const record: BuildRecord = { inputs, until: nextChange(project, inputs) }
  writeFileSync(recordFile(project), JSON.stringify(record))
}

interface BuildRecord {
  inputs: BuildInputs
  /** The first day on which the same files may give another site, YYYY-MM-DD. */
  until: string
}

const folders = ["content", "src", "static"]

const topFiles = [
  ".env.production",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
]

/** The next day that the content names, such as the `publish` day of a document, or the first of the year. */
function nextChange(project: string, inputs: BuildInputs) {
  const today = todayUtc()
  const texts = Object.keys(inputs)
    .filter((name) => /^content\/.*\.(?:mdx|yaml)$/.test(name))
    .map((name) => readFileSync(path.join(project, name), "utf8"))
  // An announcement's last day: build again on the day after it.
  if (texts.some((text) => new RegExp(`^ +until: +["']?${today}`, "m").test(text))) return today
  const days = texts.flatMap((text) => text.match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? [])
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`
  return [...days, newYear].filter((day) => day > today).sort()[0] ?? newYear
}

const filesOf = (project: string, folder: string) =>
  existsSync(path.join(project, folder))
    ? filesBelow(path.join(project, folder)).map((name) => `${folder}/${name}`)
    : []

/** In the cache, because without it the build starts from scratch. */
const recordFile = (project: string) => path.join(buildFolders(project).cache, "build-inputs.json")

const readRecord = (project: string) => readJson<BuildRecord>(recordFile(project))
