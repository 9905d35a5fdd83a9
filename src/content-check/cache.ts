/** Results of earlier runs, by key. */
export interface Cache {
  /** The stored value, or a new one, which is stored if `keep` agrees. */
  get<Value>(key: string, make: () => Promise<Value>, keep?: (value: Value) => boolean): Promise<Value>
  /** What this run has used; everything else can be forgotten. */
  used: ReadonlyMap<string, unknown>
}

export const createCache = (stored: Iterable<[key: string, value: unknown]> = []): Cache => {
  const values = new Map(stored)
  const used = new Map<string, unknown>()
  return {
    used,
    async get<Value>(key: string, make: () => Promise<Value>, keep = (_value: Value) => true) {
      const value = values.has(key) ? (values.get(key) as Value) : await make()
      if (keep(value)) used.set(key, value)
      return value
    },
  }
}
