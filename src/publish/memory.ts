import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { Site } from "./site"

/**
 * What a step remembers between builds: values by key, of which only those are kept that this build has used.
 *
 * @param name of the step's file
 * @param version changes when what is remembered would no longer be right, e.g. when the step works otherwise
 */
export function memoryOf<Value>(site: Site, name: string, version: string) {
  const file = path.join(site.memory, `${name}.json`)
  const known = read<Value>(file, version)
  const used: Record<string, Value> = {}
  return {
    /** The remembered value, or the one that `make` answers with. */
    recall: async (key: string, make: () => Promise<Value> | Value): Promise<Value> => {
      const value = known[key] ?? (await make())
      used[key] = value
      return value
    },
    save: () => writeFileSync(file, JSON.stringify({ version, values: used })),
  }
}

function read<Value>(file: string, version: string): Record<string, Value> {
  if (!existsSync(file)) return {}
  try {
    const memory = JSON.parse(readFileSync(file, "utf8")) as {
      version: string
      values: Record<string, Value>
    }
    return memory.version === version ? memory.values : {}
  } catch {
    // Written half by a process that was killed: nothing is remembered.
    return {}
  }
}
