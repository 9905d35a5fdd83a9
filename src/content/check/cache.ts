export type Cache = ReturnType<typeof createCache>

/** Results of earlier runs, by key. */
export const createCache = (stored: Iterable<[key: string, value: unknown]> = []) => {
  const values = new Map(stored)
  const used = new Map<string, unknown>()
  return {
    /** The entries that this run has used. All others can be dropped. */
    used,
    /** The stored value, or a new one. It is kept for the next run if `keep` returns true. */
    async get<Value>(key: string, make: () => Promise<Value>, keep = (_value: Value) => true) {
      const value = values.has(key) ? (values.get(key) as Value) : await make()
      if (keep(value)) used.set(key, value)
      return value
    },
  }
}
