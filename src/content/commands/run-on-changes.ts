import { readdir, stat } from "node:fs/promises"
import path from "node:path"
import { setTimeout } from "node:timers/promises"

const intervalMs = 700

/**
 * Run a task now and after every change in a folder. Polls, which also works in containers and on network drives.
 * @param signal ends watching
 */
export const runOnChanges = async (folder: string, task: () => Promise<unknown>, signal?: AbortSignal) => {
  let last = ""
  while (!signal?.aborted) {
    const now = await fingerprint(folder)
    if (now !== last) {
      last = now
      await task()
    }
    await setTimeout(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}

/** Names, sizes and modification times of everything in a folder. */
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
