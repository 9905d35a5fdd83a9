import { createStore } from "../../util/create-store"
import { getCookie, removeCookie, setCookie } from "./cookies"

/** Whether the visitor has consented to analytics. */
type Consent = "granted" | "denied"

type GoogleAnalytics = typeof import("react-ga4").default

interface PageView {
  id: string
  path: string
  location: string
}

const cookieName = "analytics-consent"
/** The choice during this visit, for browsers that block cookies. */
const choiceInMemory = createStore<Consent | undefined>(undefined)
let currentView: PageView | undefined
let google: Promise<GoogleAnalytics> | undefined

/** Return whether the browser sends Do Not Track or Global Privacy Control. If so, do not ask the visitor. */
export const isOptedOutByBrowser = (): boolean => {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true
}

/** The visitor's choice on this or an earlier visit; undefined if there is none. */
export const consent = (): Consent | undefined => {
  if (isOptedOutByBrowser()) return "denied"
  const savedChoice = getCookie(cookieName)
  return savedChoice === "granted" || savedChoice === "denied" ? savedChoice : choiceInMemory.get()
}

/** Save and apply the choice: count the current page, or remove Google's cookies. */
export const setConsent = (choice: Consent): void => {
  setCookie(cookieName, choice)
  if (currentView) {
    // Set Google's opt-out flag, which stops a running script.
    Object.assign(window, { [`ga-disable-${currentView.id}`]: choice === "denied" })
    if (choice === "granted") void send(currentView)
  }
  if (choice === "denied") removeGoogleCookies()
  choiceInMemory.set(choice)
}

export const subscribeToConsent = choiceInMemory.subscribe

/** Count a page view if the visitor has consented. Never throws. */
export const trackPage = (id: string, path: string): void => {
  currentView = { id, path, location: pageLocation(path) }
  if (consent() === "granted") void send(currentView)
}

const send = async ({ id, path, location }: PageView) => {
  try {
    google ??= loadGoogle(id)
    const analytics = await google
    analytics.send({ hitType: "pageview", page: path, title: `Page view ${path}`, location })
  } catch {
    // Blocked or offline: the view is not counted.
  }
}

const loadGoogle = async (id: string) => {
  const { default: analytics } = await import("react-ga4")
  // Only this module sends page views; Google's automatic ones would count twice. Cookies are for this host only: those
  // of a parent domain could not be removed.
  const gtagOptions = { send_page_view: false, allow_google_signals: false, cookie_domain: "none" }
  analytics.initialize(id, { gtagOptions })
  return analytics
}

/** The URL without its query, which may contain an order, but with campaign parameters. */
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
