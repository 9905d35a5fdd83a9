import Cookies from "js-cookie"

/** Specification, section 9. Browsers limit it to 400 days. */
const cookieDays = 999

interface CookieOptions {
  /** Days until it expires; default 999. */
  days?: number
  /** Default "/". */
  path?: string
}

/** Write a cookie for 999 days on the root path; return false if the browser does not store it. */
export const setCookie = (
  name: string,
  value: string,
  { days = cookieDays, path = "/" }: CookieOptions = {},
): boolean => {
  try {
    Cookies.set(name, value, { expires: days, path, sameSite: "lax" })
    return Cookies.get(name) === value
  } catch {
    return false
  }
}

/** The cookie's value; undefined if there is none or cookies are blocked. */
export const getCookie = (name: string): string | undefined => {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}

/** Remove a cookie that was written with the same path. */
export const removeCookie = (name: string, { path = "/" }: Pick<CookieOptions, "path"> = {}): void => {
  try {
    Cookies.remove(name, { path })
  } catch {
    // Blocked: there is nothing to remove.
  }
}
