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
    const expires = new Date(Date.now() + days * 86_400_000).toUTCString()
    write(`${name}=${encodeURIComponent(value)}; path=${path}; expires=${expires}; sameSite=lax`)
    return getCookie(name) === value
  } catch {
    return false
  }
}

/** The cookie's value; undefined if there is none or cookies are blocked. */
export const getCookie = (name: string): string | undefined => {
  try {
    const pair = document.cookie.split("; ").find((text) => text.startsWith(`${name}=`))
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** Remove a cookie that was written with the same path. */
export const removeCookie = (name: string, { path = "/" }: Pick<CookieOptions, "path"> = {}): void => {
  try {
    write(`${name}=; path=${path}; max-age=0`)
  } catch {
    // Blocked: there is nothing to remove.
  }
}

function write(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and not in all browsers.
  document.cookie = cookie
}
