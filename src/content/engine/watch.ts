import { setTimeout } from "node:timers/promises"
import type { ContentFiles } from "./content-files"

const intervalMs = 700

/**
 * Call a function now, and after every change below content/. Polls, which also works in containers and on network drives.
 * @param onChange gets the files that are new, changed or gone since the last call; the first time all
 * @param signal ends watching
 */
export const watchFiles = async (
  files: ContentFiles,
  onChange: (changed: string[]) => Promise<unknown>,
  signal?: AbortSignal,
) => {
  let last = new Map<string, string>()
  while (!signal?.aborted) {
    const entries = await files.list("content")
    const now = new Map(entries.map(({ file, bytes, changed }) => [file, `${bytes} ${changed}`]))
    const changed = [...new Set([...now.keys(), ...last.keys()])].filter(
      (file) => now.get(file) !== last.get(file),
    )
    last = now
    if (changed.length > 0) await onChange(changed)
    await setTimeout(intervalMs, undefined, { signal }).catch(() => undefined)
  }
}
