import { readdir, stat } from "node:fs/promises"
import path from "node:path"
import { setTimeout } from "node:timers/promises"

const pauseMs = 700

/**
 * Run a task now and after every change below a folder. Polling works in containers and on network drives too.
 * @param signal ends the watch
 */
export const whileChanging = async (folder: string, task: () => Promise<unknown>, signal?: AbortSignal) => {
  let seen = ""
  while (!signal?.aborted) {
    const now = await fingerprint(folder)
    if (now !== seen) {
      seen = now
      await task()
    }
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Names, sizes and times of everything below a folder. */
async function fingerprint(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const facts = await Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ size: -1, mtimeMs: 0 }))
      return `${name} ${size} ${mtimeMs}`
    }),
  )
  return facts.sort().join("\n")
}
