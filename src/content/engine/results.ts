import { type Diagnostic, isError } from "../check/diagnostic"

/** What the engine knows about a file. */
interface Result<Value> {
  /** Of the content that it was made from. */
  hash: string
  value: Promise<Value>
}

/** Results by the file's path. */
export type Results = ReturnType<typeof createResults>

/**
 * The last result of each file, and its last one without errors, which its page shows while the file has errors.
 * @param stored valid results of earlier runs
 */
export const createResults = (stored: Iterable<StoredResult> = []) => {
  const last = new Map<string, Result<unknown>>()
  const valid = new Map(stored)
  let fresh = 0

  const makeAndKeep = async <Value>(file: string, hash: string, make: () => Promise<Value>) => {
    // A later text may be checked in the meantime.
    const isLast = () => last.get(file)?.hash === hash
    try {
      const value = await make()
      if (isLast() && !hasErrors(value)) {
        valid.set(file, { hash, value })
        fresh += 1
      }
      return value
    } catch (error) {
      if (isLast()) last.delete(file)
      throw error
    }
  }

  return {
    /** The result for the content with this hash, made only if it is not known. A failed one is made again. */
    get<Value>(file: string, hash: string, make: () => Promise<Value>): Promise<Value> {
      const known = last.get(file)
      if (known?.hash === hash) return known.value as Promise<Value>
      const kept = valid.get(file)
      const isKept = kept?.hash === hash
      const value = isKept ? Promise.resolve(kept.value as Value) : makeAndKeep(file, hash, make)
      last.set(file, { hash, value })
      return value
    },
    /** Of the content that a file's last result was made from. */
    hash: (file: string) => last.get(file)?.hash,
    /** The last result of a file that has no errors. */
    valid: <Value>(file: string) => valid.get(file)?.value as Value | undefined,
    /** How many valid results are new since they were last stored. */
    fresh: () => fresh,
    /** The valid results of files that still exist, to store them. */
    toStore(exists: (file: string) => boolean): StoredResult[] {
      fresh = 0
      return [...valid].filter(([file]) => exists(file))
    },
  }
}

export type StoredResult = [file: string, { hash: string; value: unknown }]

/** Results of images have no diagnostics. */
const hasErrors = (value: unknown) =>
  ((value as { diagnostics?: Diagnostic[] }).diagnostics ?? []).some(isError)
