import Cookies from "js-cookie"

/** Specification, section 9. Browsers shorten it to the 400 days they allow. */
export const cookieDays = 999

export interface CookieOptions {
  /** Days until it expires; default 999. */
  days?: number
  /** Default the whole site. */
  path?: string
}

/** Writes a cookie for 999 days on the root path; false when the browser does not take it. */
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

/** The cookie's text; undefined when there is none or cookies are blocked. */
export const getCookie = (name: string): string | undefined => {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}

/** Removes a cookie that was written with the same path. */
export const removeCookie = (name: string, { path = "/" }: Pick<CookieOptions, "path"> = {}): void => {
  try {
    Cookies.remove(name, { path })
  } catch {
    // Blocked: there is nothing to remove.
  }
}
