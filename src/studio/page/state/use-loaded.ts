import { useEffect, useEffectEvent, useState } from "react"
import { useStudio } from "./studio-context"

/**
 * Load what belongs to a key, after a pause in which the key has not changed. An answer to an earlier key is dropped.
 * @param load may return undefined: what was loaded before stays
 * @returns what was loaded last, and its key
 */
export const useLoaded = <Value>(
  load: (key: string) => Promise<Value | undefined>,
  key = "",
  pause = 0,
): [value?: Value, of?: string] => {
  const { attempt } = useStudio()
  const [loaded, setLoaded] = useState<[value?: Value, of?: string]>([])
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    let isOutdated = false
    const run = async () => {
      const value = await loadNow(key)
      if (!isOutdated) setLoaded(([before]) => [value ?? before, key])
    }
    const timer = setTimeout(() => attempt(run), pause)
    return () => {
      isOutdated = true
      clearTimeout(timer)
    }
  }, [attempt, key, pause])
  return loaded
}
