/** Paths of the programs that tests need. An environment variable with a path has priority. */
import { existsSync } from "node:fs"

/** Chromium without a user interface: it starts faster. */
export const headlessShell = "/usr/bin/chromium-headless-shell"
const chromiumPlaces = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
const firefoxPlaces = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
]
const nginxPlaces = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]
const webKitDriver = "/usr/bin/WebKitWebDriver"
const virtualDisplay = "/usr/bin/xvfb-run"

const find = (variable: string, places: string[]): string | undefined =>
  process.env[variable] || places.find((place) => existsSync(place))

/** The system's Chromium, or undefined for Playwright's. */
export const findChromium = () => find("CHROMIUM_PATH", chromiumPlaces)

/** The system's nginx, or undefined: then tests that need it are skipped. */
export const findNginx = () => find("NGINX_PATH", nginxPlaces)

/** The system's Firefox, or undefined for Playwright's. */
export const findFirefox = () => find("FIREFOX_PATH", firefoxPlaces)

/** The driver of the system's WebKitGTK, which needs a virtual display. Undefined for Playwright's WebKit. */
export const findWebKitDriver = () =>
  existsSync(webKitDriver) && existsSync(virtualDisplay) ? webKitDriver : undefined
