import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { filesBelow } from "../../content/files"
import type { BuildFacts, PageFacts } from "./build-facts"
import type { Page } from "./built-site"
import { DamagedOutput } from "./errors"
import { type Manifest, stateOf } from "./manifest"
import { referencesIn } from "./references"

type CollectedFiles = Pick<Manifest, "sources" | "references">

/**
 * Find the files of `public/` that belong to this build: pages with their data, files that the build lists, `static/`,
 * and all files that these refer to. Gatsby leaves images, scripts and static files of earlier builds in the folder.
 *
 * @param output Gatsby's `public/`, absolute path
 * @param last file states and references of the last build
 * @throws DamagedOutput if a page or its data is missing
 */
export function collectFiles(
  output: string,
  project: string,
  { pages, files }: Pick<BuildFacts, "pages" | "files">,
  pathPrefix: string,
  last?: CollectedFiles,
): CollectedFiles {
  const sources: CollectedFiles["sources"] = {}
  const references: CollectedFiles["references"] = {}
  const required = [...pages.map(pageOf).flatMap(({ path, file }) => [file, dataFile(path)]), ...files]
  for (const name of required)
    if (!existsSync(path.join(output, name))) throw new DamagedOutput(`public/${name} is missing.`)
  const queue = [...required, "page-data/app-data.json", ...filesBelow(path.join(project, "static"))]
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (sources[name]) continue
    const state = stateOf(path.join(output, name), last?.sources[name])
    if (!state) continue
    const known = last?.sources[name]?.[2] === state[2] ? last.references[name] : undefined
    sources[name] = state
    const found = known ?? readReferences(output, name, pathPrefix)
    if (found.length > 0) references[name] = found
    queue.push(...found)
  }
  return { sources, references }
}

function readReferences(output: string, name: string, pathPrefix: string) {
  try {
    return referencesIn(name, () => readFileSync(path.join(output, name), "utf8"), pathPrefix)
  } catch (error) {
    if (error instanceof SyntaxError) throw new DamagedOutput(`public/${name} is not valid JSON.`)
    throw error
  }
}

/** A page with its file. */
export const pageOf = (facts: PageFacts): Page => {
  const name = decodeURIComponent(facts.path).slice(1)
  return { ...facts, file: name.endsWith(".html") ? name : `${name}index.html` }
}

const dataFile = (address: string) => {
  const name = decodeURIComponent(address).replace(/^\/|\/$/g, "")
  return `page-data/${name === "" ? "index" : name}/page-data.json`
}
