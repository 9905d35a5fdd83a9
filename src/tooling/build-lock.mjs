/** One build at a time: two would write into each other's files, and Gatsby does not look. */
import { mkdirSync } from "node:fs"
import { Failed } from "./process.mjs"
import { stagingPlaces } from "./staging.mjs"

/**
 * Runs a build while no other runs in the same project. The lock of a process that died counts for ten seconds more.
 * @template T
 * @param {string} project
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function withBuildLock(project, run) {
  const { staging } = stagingPlaces(project)
  mkdirSync(staging, { recursive: true })
  // Imported here: on a bare clone the packages are installed after this file was read.
  const { lock } = await import("proper-lockfile")
  const release = await lock(staging, { stale: 10_000 }).catch((error) => {
    if (error.code !== "ELOCKED") throw error
    throw new Failed(
      "Another build of this project is running. Wait for it to end; if its process was killed just now, try again in ten seconds.",
    )
  })
  try {
    return await run()
  } finally {
    await release()
  }
}
