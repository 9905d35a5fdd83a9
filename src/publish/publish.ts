/** `node --import tsx src/publish/publish.ts`: finishes what Gatsby has built and publishes it as `public/`. */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { damagedOutput, stagingPlaces } from "../tooling/staging.mjs"
import { recordOutput } from "./output-record"
import { pageFiles } from "./pages/page-files"
import { sitePathPrefix } from "./settings"
import { DamagedOutput, PublishError, type Site } from "./site"
import { publishSteps } from "./steps"

/**
 * Publishes a project's last Gatsby build. The published folder is replaced at the end and as a whole, so that a
 * failure, or a process that is killed, leaves the site as it was.
 *
 * @param project top folder of the project
 * @throws PublishError where the site must not be published
 */
export async function publish(project: string) {
  const places = stagingPlaces(project)
  recordOutput(project)
  takeGeneratedTypes(project)
  rmSync(places.next, { recursive: true, force: true })
  cpSync(places.output, places.next, { recursive: true, preserveTimestamps: true, filter: isForVisitors })
  mkdirSync(places.memory, { recursive: true })
  const site: Site = {
    folder: places.next,
    pages: pageFiles(places.next),
    memory: places.memory,
    project,
    pathPrefix: sitePathPrefix(process.env),
    styleHashes: new Set(),
  }
  for (const step of publishSteps) {
    const start = performance.now()
    await step.run(site)
    console.log(`  ${step.name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  }
  replacePublished(project)
}

/** Source maps, of packages or of earlier builds, hold sources and paths; webpack's statistics the packages' versions. */
function isForVisitors(file: string) {
  const name = path.basename(file)
  return !(
    name.endsWith(".map") ||
    name === "webpack.stats.json" ||
    name === "chunk-map.json" ||
    name === "~partytown" ||
    name === "_gatsby"
  )
}

/** Gatsby has generated the types in the copy; they are part of the sources. */
function takeGeneratedTypes(project: string) {
  const types = "src/gatsby-types.d.ts"
  const generated = path.join(stagingPlaces(project).site, types)
  const own = path.join(project, types)
  if (!existsSync(own) || readFileSync(own, "utf8") !== readFileSync(generated, "utf8")) {
    copyFileSync(generated, own)
  }
}

function replacePublished(project: string) {
  const { next, previous, published } = stagingPlaces(project)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(published)) renameSync(published, previous)
  renameSync(next, published)
  rmSync(previous, { recursive: true, force: true })
}

async function main() {
  try {
    await publish(process.cwd())
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    console.error(error.message)
    process.exitCode = error instanceof DamagedOutput ? damagedOutput : 1
  }
}

if (process.argv[1] && path.basename(process.argv[1]) === "publish.ts") void main()
