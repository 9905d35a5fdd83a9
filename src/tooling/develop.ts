/** `npm start` */
import { once } from "node:events"
import { createServer } from "node:net"
import { parseArgs } from "node:util"
import { prepareCaches } from "../publish/caches"
import { folderProblem } from "../publish/folder-problem"
import { withLock } from "../publish/lock"
import { gatsby } from "../publish/paths"
import { Failed, logStep, start } from "../publish/process"
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
    if (!process.stdin.isTTY) await failIfPortIsTaken(options)
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

/** Gatsby would ask for another port, and wait for the answer for ever. */
async function failIfPortIsTaken(options: string[]) {
  const { values } = parseArgs({
    args: options,
    options: { port: { type: "string", short: "p" } },
    strict: false,
  })
  const port = Number(values.port ?? process.env.PORT ?? 8000)
  const server = createServer().listen(port)
  await once(server, "listening").catch(() => {
    throw new Failed(
      `Port ${port} is in use. End the program that uses it, or choose another: npm start -- --port ${port + 1}`,
    )
  })
  server.close()
}
