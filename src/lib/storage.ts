export type StorageName = "localStorage" | "sessionStorage"

/** Reading `window.localStorage` throws if storage is blocked. The server has no window. */
const storage = (name: StorageName): Storage | null => {
  try {
    return window[name]
  } catch {
    return null
  }
}

/** An entry's text; null if there is none or storage is blocked. */
export const readStorage = (name: StorageName, key: string): string | null => {
  try {
    return storage(name)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Parse an entry's JSON object. Return an empty one if it is missing or something else. */
export const parseObject = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return value !== null && typeof value === "object" ? { ...value } : {}
  } catch {
    // Missing or invalid.
    return {}
  }
}

/** Write an entry; return false if storage is blocked or full. */
export const writeStorage = (name: StorageName, key: string, value: string): boolean => {
  try {
    const place = storage(name)
    place?.setItem(key, value)
    return place?.getItem(key) === value
  } catch {
    return false
  }
}

export const removeStorage = (name: StorageName, key: string): void => {
  try {
    storage(name)?.removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}
