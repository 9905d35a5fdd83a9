/** `npm start` */
import { prepareCaches } from "../publish/caches"
import { folderProblem } from "../publish/folder-problem"
import { withLock } from "../publish/lock"
import { gatsby } from "../publish/paths"
import { logStep, start } from "../publish/process"
import { watchDefinitions } from "./watch-definitions"

/**
 * Run `gatsby develop` until the user stops it, and restart it when a definition has changed: Gatsby does not reload
 * the code of its lifecycle hooks.
 *
 * @param options for `gatsby develop`
 * @returns the exit code
 */
export const develop = (project: string, options: string[]): Promise<number> =>
  withLock(project, "npm start", async () => {
    const { removed, stamp } = prepareCaches(project, "develop")
    if (removed) logStep(`${removed}: starting with an empty cache.`)
    logStep("Starting the site (gatsby develop) …")
    for (;;) {
      const { ended, stop } = start(process.execPath, gatsby("develop", ...options), {
        cwd: project,
        env: { MOSSLIGHT_CACHE_STAMP: stamp },
      })
      const watch = watchDefinitions(project)
      // Stop watching even after an error: watchers keep the process alive.
      const code = await Promise.race([ended, watch.changed]).finally(watch.stop)
      if (code) console.error(folderProblem(project) ?? "")
      if (code !== undefined) return code
      await stop()
      logStep("A definition has changed: starting Gatsby again …")
    }
  })
