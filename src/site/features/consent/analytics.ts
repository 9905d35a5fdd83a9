import { createStore } from "../../../util/create-store"
import { getCookie, removeCookie, setCookie } from "./cookies"
import { googleScript } from "./measurement-id"

declare global {
  interface Window {
    /** Commands for Google's script. */
    dataLayer?: IArguments[]
  }
}

/** Whether the visitor has consented to analytics. */
type Consent = "granted" | "denied"

interface PageView {
  id: string
  path: string
  location: string
}

const cookieName = "analytics-consent"
/** The choice during this visit, for browsers that block cookies. */
const choiceInMemory = createStore<Consent | undefined>(undefined)
let currentView: PageView | undefined
let isGoogleLoaded = false

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
    if (choice === "granted") send(currentView)
  }
  if (choice === "denied") removeGoogleCookies()
  choiceInMemory.set(choice)
}

export const subscribeToConsent = choiceInMemory.subscribe

/** Count a page view if the visitor has consented. Never throws. */
export const trackPage = (id: string, path: string): void => {
  currentView = { id, path, location: pageLocation(path) }
  if (consent() === "granted") send(currentView)
}

/**
 * Send a page view to Plausible's events API, which sets no cookies and needs no consent, unless the browser sends an
 * opt-out signal. Never throws.
 */
export const sendToPlausible = (api: string, path: string): void => {
  if (isOptedOutByBrowser()) return
  const event = {
    name: "pageview",
    domain: window.location.hostname.replace(/^www\./, ""),
    url: pageLocation(path),
    referrer: document.referrer,
    props: { path, title: titleOf(path) },
  }
  const options: RequestInit = { method: "POST", keepalive: true, credentials: "omit" }
  // As text: JSON of another origin would need a second request.
  fetch(api, { ...options, body: JSON.stringify(event) }).catch(() => undefined)
}

/** Specification, section 7. */
const titleOf = (path: string) => `Page view ${path}`

const send = ({ id, path, location }: PageView) => {
  try {
    if (!isGoogleLoaded) loadGoogle(id)
    gtag("event", "page_view", { page_path: path, page_title: titleOf(path), page_location: location })
  } catch {
    // Blocked or failed: the view is not counted.
  }
}

const loadGoogle = (id: string) => {
  isGoogleLoaded = true
  gtag("js", new Date())
  // Only this module sends page views; Google's automatic ones would count twice. Cookies are for this host only: those
  // of a parent domain could not be removed.
  gtag("config", id, { send_page_view: false, allow_google_signals: false, cookie_domain: "none" })
  const script = document.createElement("script")
  script.src = googleScript(id)
  document.body.append(script)
}

/** Add a command to the queue that Google's script reads. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's script ignores commands that are arrays.
  window.dataLayer.push(arguments)
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
