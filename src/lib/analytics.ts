import { getCookie, removeCookie, setCookie } from "./cookies"

/** Whether the visitor lets his visits be counted. */
export type Consent = "granted" | "denied"

/** What react-ga4 is asked for. */
type GoogleAnalytics = typeof import("react-ga4").default

interface PageView {
  id: string
  path: string
  location: string
}

const cookieName = "analytics-consent"
const listeners = new Set<() => void>()
/** The choice of this visit, for browsers that keep no cookies. */
let chosen: Consent | undefined
let shown: PageView | undefined
let google: Promise<GoogleAnalytics> | undefined

/** Do Not Track or Global Privacy Control: the browser has answered, so nobody is asked. */
export const isRefusedByBrowser = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true
}

/** The visitor's choice, now or on an earlier visit; undefined before there is one. */
export const consent = (): Consent | undefined => {
  if (isRefusedByBrowser()) return "denied"
  const remembered = getCookie(cookieName)
  return remembered === "granted" || remembered === "denied" ? remembered : chosen
}

/** Remembers the choice and follows it at once: the page shown is counted, or what Google has stored is removed. */
export const setConsent = (choice: Consent): void => {
  chosen = choice
  setCookie(cookieName, choice)
  if (shown) {
    // Google's own switch, which stops a script that runs already.
    Object.assign(window, { [`ga-disable-${shown.id}`]: choice === "denied" })
    if (choice === "granted") void send(shown)
  }
  if (choice === "denied") removeGoogleCookies()
  for (const listener of listeners) listener()
}

export const subscribeToConsent = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Counts a view of a page if the visitor agrees to that. Nothing that fails here reaches the page. */
export const trackPage = (id: string, path: string): void => {
  shown = { id, path, location: pageLocation(path) }
  if (consent() === "granted") void send(shown)
}

const send = async ({ id, path, location }: PageView) => {
  try {
    google ??= loadGoogle(id)
    const analytics = await google
    analytics.send({ hitType: "pageview", page: path, title: `Page view ${path}`, location })
  } catch {
    // Blocked, or out of reach: the visit goes uncounted.
  }
}

const loadGoogle = async (id: string) => {
  const { default: analytics } = await import("react-ga4")
  // Views are sent here and only here: Google's own would count every page twice.
  // Its cookies belong to this host alone: those of a parent domain could not be removed from here.
  const gtagOptions = { send_page_view: false, allow_google_signals: false, cookie_domain: "none" }
  analytics.initialize(id, { gtagOptions })
  return analytics
}

/** The address without its query, which may hold an order; only what names a campaign stays. */
const pageLocation = (path: string) => {
  const query = new URLSearchParams(window.location.search)
  for (const name of [...query.keys()]) {
    if (!/^(utm_\w+|gclid)$/.test(name)) query.delete(name)
  }
  const campaign = query.size > 0 ? `?${query}` : ""
  return `${window.location.origin}${path}${campaign}`
}

const removeGoogleCookies = () => {
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=")
    if (/^_ga(_|$)/.test(name)) removeCookie(name)
  }
}
