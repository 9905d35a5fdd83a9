/** Browser storage. Every access throws if storage is blocked, and on the server. */

type StorageName = "localStorage" | "sessionStorage"

/** An entry's text; null if there is none or storage is blocked. */
export const readStorage = (name: StorageName, key: string): string | null => {
  try {
    return window[name].getItem(key)
  } catch {
    return null
  }
}

/** The keys that start with a prefix. @public */
export const storageKeys = (name: StorageName, prefix: string): string[] => {
  try {
    return Object.keys(window[name]).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Parse an entry's JSON object. Return an empty one if it is missing or something else. */
export const parseObject = (text: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text ?? "")
    return value !== null && typeof value === "object" ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Write an entry; return false if storage is blocked or full. */
export const writeStorage = (name: StorageName, key: string, value: string): boolean => {
  try {
    window[name].setItem(key, value)
    return window[name].getItem(key) === value
  } catch {
    return false
  }
}

export const removeStorage = (name: StorageName, key: string): void => {
  try {
    window[name].removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}
