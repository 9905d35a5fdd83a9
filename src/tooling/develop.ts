/** `node --import tsx src/tooling/develop.ts [arguments for gatsby develop]`: implements `npm start`. */
import { prepareCaches } from "../publish/caches"
import { folderProblem } from "../publish/folder-problem"
import { withLock } from "../publish/lock"
import { gatsbyCommand } from "../publish/paths.mjs"
import { logStep, runMain, start, stop } from "../publish/process.mjs"
import { watchDefinitions } from "./watch-definitions"

/**
 * Run `gatsby develop` until the user stops it, and restart it when a definition has changed: Gatsby does not reload
 * the code of its lifecycle hooks.
 *
 * @returns the exit code
 */
const develop = (project: string, options: string[]): Promise<number> =>
  withLock(project, "npm start", async () => {
    const { removed, stamp } = prepareCaches(project, "develop")
    if (removed) logStep(`${removed}: starting with an empty cache.`)
    logStep("Starting the site (gatsby develop) …")
    for (;;) {
      const gatsby = start(process.execPath, gatsbyCommand("develop", ...options), {
        cwd: project,
        env: { MOSSLIGHT_CACHE_STAMP: stamp },
      })
      const watch = watchDefinitions(project)
      // Stop watching even after an error: watchers keep the process alive.
      const code = await Promise.race([gatsby.ended, watch.changed]).finally(watch.stop)
      if (code) console.error(folderProblem(project) ?? "")
      if (code !== undefined) return code
      await stop(gatsby)
      logStep("A definition has changed: starting Gatsby again …")
    }
  })

void runMain(() => develop(process.cwd(), process.argv.slice(2)))
