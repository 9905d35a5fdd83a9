/** The inputs of a build. If they are as they were, `dist/` is up to date, and Gatsby need not start. */
import { existsSync, writeFileSync } from "node:fs"
import path from "node:path"
import { filesBelow, isCalendarDay, type ProjectCheck, readJson } from "../content"
import { todayUtc } from "../util/day"
import { buildFolders } from "./finish/folders.mjs"
import { changedFile, describes, type FileState, readManifest, stateOf } from "./finish/manifest"

/** State of each file, by its path in the project. */
export type BuildInputs = Record<string, FileState>

/**
 * Read the state of all inputs. Only files that have changed since they were known are read, and of texts that are new,
 * only size and time: `recordInputs` gets their hashes from the content engine, which reads them later.
 */
export const readInputs = (
  project: string,
  known: BuildInputs = readRecord(project)?.inputs ?? {},
): BuildInputs => {
  const inputs: BuildInputs = {}
  for (const name of [...folders.flatMap((folder) => filesOf(project, folder)), ...topFiles]) {
    const isNewText = isText.test(name) && !known[name]?.[2]
    const state = stateOf(path.join(project, name), known[name], isNewText ? "" : undefined)
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

/** Documents, data files and snippets. */
const isText = /^content\/(?:data\/[^/]+\.yaml|snippets\/[^/]+\.mdx|[^/]+\/[^/]+\/index\.mdx)$/

/** Record the inputs of a build that has succeeded, as they were before it began. @param content as it was checked */
export const recordInputs = (project: string, inputs: BuildInputs, content: CheckedContent) => {
  for (const [name, [size, seconds, hash]] of Object.entries(inputs))
    inputs[name] = [size, seconds, hash || (content.hashOf(name) ?? "")]
  const record: BuildRecord = { inputs, until: nextChange(content) }
  writeFileSync(recordFile(project), JSON.stringify(record))
}

type CheckedContent = Pick<ProjectCheck, "hashOf" | "documents" | "dataFiles">

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

/** The next of the days that fields name, such as `publish`, of those after them, and of the firsts of years. */
function nextChange({ documents, dataFiles }: CheckedContent) {
  const today = todayUtc()
  const entries = dataFiles.flatMap(({ checked }) => checked.entries)
  const written = [...documents.map(({ checked }) => checked), ...entries].map((checked) => checked.written)
  const named = JSON.stringify(written).match(/\b\d{4}-\d{2}-\d{2}\b/g) ?? []
  const days = named.filter(isCalendarDay).flatMap((day) => [day, dayAfter(day)])
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`
  return [...days, newYear].filter((day) => day > today).sort()[0] ?? newYear
}

/** What has a last day, such as an announcement, is gone on the day after it. */
const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)

const filesOf = (project: string, folder: string) =>
  existsSync(path.join(project, folder))
    ? filesBelow(path.join(project, folder)).map((name) => `${folder}/${name}`)
    : []

/** In the cache, because without it the build starts from scratch. */
const recordFile = (project: string) => path.join(buildFolders(project).cache, "build-inputs.json")

const readRecord = (project: string) => readJson<BuildRecord>(recordFile(project))
