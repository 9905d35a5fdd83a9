/** `node --import tsx src/publish/stage.ts`: prepares the copy of the project in which Gatsby builds. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"
import { stagingPlaces } from "../tooling/staging.mjs"
import { mirror } from "./mirror"
import { changedOutside, forgetRecord } from "./output-record"

/** Brings the copy up to date and takes care of what an earlier, broken off build may have left. */
export function stage(project: string) {
  const places = stagingPlaces(project)
  mkdirSync(places.site, { recursive: true })
  restorePublished(project)
  const changed = changedOutside(project)
  if (changed) {
    console.log(`  ${changed} is not as the last build left it: building from the beginning.`)
    rmSync(places.cache, { recursive: true, force: true })
    rmSync(places.output, { recursive: true, force: true })
  }
  forgetRecord(project)
  const names = readdirSync(project).filter(isInput)
  for (const name of readdirSync(places.site)) {
    if (isInput(name) && !names.includes(name)) rmSync(path.join(places.site, name), { recursive: true })
  }
  for (const name of names) mirror(path.join(project, name), path.join(places.site, name))
}

/** What Gatsby reads of a project. */
const isInput = (name: string) =>
  ["src", "content", "static", "package.json", "tsconfig.json"].includes(name) ||
  /^gatsby-.*\.tsx?$/.test(name) ||
  /^\.env(\.|$)/.test(name)

/** A build that was killed while it replaced the published site has left the old one under its other name. */
function restorePublished(project: string) {
  const { published, previous } = stagingPlaces(project)
  if (!existsSync(published) && existsSync(previous)) renameSync(previous, published)
}

if (process.argv[1] && path.basename(process.argv[1]) === "stage.ts") stage(process.cwd())
