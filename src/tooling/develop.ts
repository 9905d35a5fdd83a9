/** `node --import tsx src/tooling/develop.ts [arguments for gatsby develop]`: what `npm start` does. */
import path from "node:path"
import { prepareCaches } from "./caches"
import { developAddresses } from "./develop-addresses.mjs"
import { withLock } from "./lock"
import { root, toolScript } from "./paths.mjs"
import { Failed, Interrupted, say, start, stop, stopChildrenOnSignals } from "./process.mjs"
import { watchDefinitions } from "./watch-definitions"

/**
 * Develop until the user stops it. Gatsby does not reload what its lifecycles import: when a definition changes, what
 * follows from it is generated and Gatsby started again.
 * @returns the exit code
 */
export const develop = (project: string, options: string[]): Promise<number> =>
  withLock(project, "npm start", async () => {
    const { removed, stamp } = prepareCaches(project, "develop")
    if (removed) say(`${removed}: starting with an empty cache.`)
    const { site, graphiql } = developAddresses(options)
    say(`Starting the site (gatsby develop). When it is ready: ${site} and GraphiQL at ${graphiql}`)
    for (;;) {
      const gatsby = start(
        process.execPath,
        [
          "--require",
          path.join(root, "src/tooling/end-with-parent.cjs"),
          toolScript("gatsby"),
          "develop",
          ...options,
        ],
        { cwd: project, env: { MOSSLIGHT_CACHE_STAMP: stamp } },
      )
      const watch = watchDefinitions(project)
      // Watchers keep the process alive, also after an interruption.
      const code = await Promise.race([gatsby.ended, watch.changed]).finally(watch.stop)
      if (code !== undefined) return code
      await stop(gatsby)
      say("A definition has changed: starting Gatsby again …")
    }
  })

async function main() {
  stopChildrenOnSignals()
  try {
    process.exitCode = await develop(process.cwd(), process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof Failed || error instanceof Interrupted)) throw error
    console.error(error.message)
    process.exitCode = error.exitCode
  }
}

if (process.argv[1] && path.basename(process.argv[1]) === "develop.ts") void main()
