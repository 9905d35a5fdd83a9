/** Folders of builds, and the replacement of the finished site. */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import path from "node:path"

/**
 * Absolute paths. `.cache` and `public` belong to the last command (build or develop); the other pair is in `.gatsby/`.
 * @param {string} project
 */
export function buildFolders(project) {
  const state = path.join(project, ".gatsby")
  return {
    /** State that commands keep between runs, except caches. */
    state,
    cache: path.join(project, ".cache"),
    /** What the cache was made with. Written by the build after Gatsby has prepared its cache. */
    stamp: path.join(project, ".cache/made-with.json"),
    /** What Gatsby knows of its nodes, pages and images. */
    savedState: path.join(project, ".cache/redux/redux.rest.state"),
    /** Gatsby's output. */
    output: path.join(project, "public"),
    /** The site that is deployed and served. */
    dist: path.join(project, "dist"),
    /** The next `dist/`, while it is being created. */
    next: path.join(state, "dist-next"),
    /** The last `dist/`, while it is being replaced. */
    previous: path.join(state, "dist-previous"),
    /** The replaced `dist/`. The next build removes it while Gatsby runs, since it has thousands of files. */
    replaced: path.join(state, "dist-replaced"),
    /** Exists while Gatsby builds, and after a build whose caches are not usable. */
    unfinished: path.join(state, "unfinished"),
  }
}

/**
 * Replace the last site with the finished one.
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
 * Complete an interrupted replacement: the last site is only moved once the next one is finished.
 * @param {string} project
 */
export function completeReplacement(project) {
  const { dist, next, previous, replaced } = buildFolders(project)
  if (!existsSync(previous)) return
  if (!existsSync(dist)) renameSync(existsSync(next) ? next : previous, dist)
  if (existsSync(previous)) {
    rmSync(replaced, { recursive: true, force: true })
    renameSync(previous, replaced)
  }
}
