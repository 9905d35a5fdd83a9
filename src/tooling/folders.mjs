/** The folders that builds work with, and how the finished one takes its place. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

/**
 * Absolute paths. Gatsby's own `.cache` and `public` belong to the last command, a build or develop; the pair of the
 * other one rests in `.gatsby/`.
 * @param {string} project
 */
export function buildFolders(project) {
  const state = path.join(project, ".gatsby")
  return {
    /** What commands keep between runs, apart from caches. */
    state,
    cache: path.join(project, ".cache"),
    /** What Gatsby writes. */
    output: path.join(project, "public"),
    /** The site that is deployed and served. */
    dist: path.join(project, "dist"),
    /** The next `dist/`, until it is finished. */
    next: path.join(state, "dist-next"),
    /** The last `dist/`, while it is replaced. */
    previous: path.join(state, "dist-previous"),
    /** Exists while Gatsby builds: a build that did not end leaves it. */
    unfinished: path.join(state, "unfinished"),
  }
}

/** Exit code of the finishing step for damaged output: a build from nothing fixes it. */
export const damagedOutput = 3

/**
 * Put the finished site in the place of the last one.
 * @param {string} project
 */
export function replaceDist(project) {
  const { dist, previous } = buildFolders(project)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, previous)
  else mkdirSync(previous, { recursive: true })
  completeReplacement(project)
}

/**
 * Complete a replacement that was killed half-way: the last site is set aside only when the next one is finished.
 * @param {string} project
 */
export function completeReplacement(project) {
  const { dist, next, previous } = buildFolders(project)
  if (!existsSync(previous)) return
  if (!existsSync(dist)) renameSync(existsSync(next) ? next : previous, dist)
  rmSync(previous, { recursive: true, force: true })
}
