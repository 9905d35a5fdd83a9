export type Cache = ReturnType<typeof createCache>

/** Results of earlier runs, by key. */
export const createCache = (stored: Iterable<[key: string, value: unknown]> = []) => {
  const values = new Map(stored)
  const used = new Map<string, unknown>()
  return {
    /** What this run has used; everything else can be forgotten. */
    used,
    /** The stored value, or a new one, which is stored if `keep` agrees. */
    async get<Value>(key: string, make: () => Promise<Value>, keep = (_value: Value) => true) {
      const value = values.has(key) ? (values.get(key) as Value) : await make()
      if (keep(value)) used.set(key, value)
      return value
    },
  }
}
