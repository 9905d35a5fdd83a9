import { readStorage, removeStorage, writeStorage } from "./storage"

/** Key of the storage entry. Only tests use this file until there is a sign-in. */
const authTokenKey = "USER_AUTH_TOKEN"

/** The visitor's token; null if there is none or storage is blocked. */
export const getAuthToken = (): string | null => readStorage("localStorage", authTokenKey) || null

/** Save a token; return false if the browser does not store it. */
export const setAuthToken = (token: string): boolean => writeStorage("localStorage", authTokenKey, token)

export const removeAuthToken = (): void => removeStorage("localStorage", authTokenKey)
