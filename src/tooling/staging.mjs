/** Where builds happen: Gatsby works on a copy of the project, and its output is finished in a copy of its own. */
import path from "node:path"

/**
 * Git-ignored; holds everything that builds keep between runs. Cloudflare's build machines keep two folders of a
 * Gatsby site, of which this is one.
 */
export const stagingFolder = process.env.CF_PAGES || process.env.WORKERS_CI ? ".cache/staging" : ".staging"

/**
 * The folders and files of a project's builds, as absolute paths.
 * @param {string} project
 */
export function stagingPlaces(project) {
  const staging = path.join(project, stagingFolder)
  return {
    staging,
    /** The copy of the project in which Gatsby runs. Inside the project, so that packages are found. */
    site: path.join(staging, "site"),
    /** Gatsby's own cache. */
    cache: path.join(staging, "site", ".cache"),
    /** What Gatsby writes. */
    output: path.join(staging, "site", "public"),
    /** The copy of the output that is being finished. */
    next: path.join(staging, "next"),
    /** The published site that is being replaced, for the moment of the replacement. */
    previous: path.join(staging, "previous"),
    /** What publishing steps remember by content hash. */
    memory: path.join(staging, "memory"),
    /** Size and time of every file of Gatsby's output, as its last complete build left them. */
    record: path.join(staging, "output.json"),
    /** What visitors get. */
    published: path.join(project, "public"),
  }
}

/**
 * What a host that builds anew every time is to keep for the next build. Not the record of the last output: restored
 * files have other times.
 * @param {string} project
 */
export function keptBetweenBuilds(project) {
  const { cache, output, memory } = stagingPlaces(project)
  return [cache, output, memory]
}

/** Exit code of the publishing stage where Gatsby's output is damaged: a clean build mends it. */
export const damagedOutput = 3
