import { readStorage, removeStorage, writeStorage } from "./storage"

/** Name of the storage entry (specification, section 6). No sign-in exists yet. */
export const authTokenKey = "USER_AUTH_TOKEN"

/** The visitor's token; null when there is none or storage is blocked. */
export const getAuthToken = (): string | null => readStorage("localStorage", authTokenKey) || null

/** Remembers a token; false when the browser does not keep it. */
export const setAuthToken = (token: string): boolean => writeStorage("localStorage", authTokenKey, token)

export const removeAuthToken = (): void => removeStorage("localStorage", authTokenKey)
