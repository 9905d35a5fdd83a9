/** Paths of the programs that tests need. */
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
const webKitDriver = "/usr/bin/WebKitWebDriver"
const virtualDisplay = "/usr/bin/xvfb-run"
const nginxPlaces = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]

/** The system's Chromium, or undefined for Playwright's. `CHROMIUM_PATH` has priority. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || chromiumPlaces.find((place) => existsSync(place))
}

/** The system's nginx, or undefined: then tests that need it are skipped. `NGINX_PATH` has priority. */
export function findNginx(): string | undefined {
  return process.env.NGINX_PATH || nginxPlaces.find((place) => existsSync(place))
}

/** The system's Firefox, or undefined for Playwright's. `FIREFOX_PATH` has priority. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH || firefoxPlaces.find((place) => existsSync(place))
}

/** The driver of the system's WebKitGTK, which needs a virtual display. Undefined for Playwright's WebKit. */
export function findWebKitDriver(): string | undefined {
  return existsSync(webKitDriver) && existsSync(virtualDisplay) ? webKitDriver : undefined
}
