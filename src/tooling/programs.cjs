/**
 * Where the system keeps the programs that tests need. CommonJS, because Playwright loads its configuration so
 * and could not import an ES module from it.
 */
const { existsSync } = require("node:fs")

/** Chromium without windows: it opens a page in half the time. */
const headlessShell = "/usr/bin/chromium-headless-shell"
const chromiumPlaces = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]
const nginxPlaces = ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"]

/** The system's Chromium; undefined means Playwright's own. `CHROMIUM_PATH` goes before everything. */
function findChromium() {
  return process.env.CHROMIUM_PATH || chromiumPlaces.find((place) => existsSync(place))
}

/** The system's nginx, or undefined: tests that need it are skipped then. `NGINX_PATH` goes before everything. */
function findNginx() {
  return process.env.NGINX_PATH || nginxPlaces.find((place) => existsSync(place))
}

module.exports = { findChromium, findNginx, headlessShell }
