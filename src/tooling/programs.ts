/**
 * Programs of browser and server tests: the system's, or else Playwright's browsers. An environment variable with a path
 * has priority.
 */
import { existsSync } from "node:fs"
import { command } from "../publish/paths"
import { logStep, run, runNode } from "../publish/process"

const programs = {
  chromium: {
    variable: "CHROMIUM_PATH",
    // The first has no user interface: it starts faster.
    places: [
      "/usr/bin/chromium-headless-shell",
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/usr/bin/google-chrome-stable",
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    packages: ["chromium-headless-shell", "chromium"],
  },
  firefox: {
    variable: "FIREFOX_PATH",
    places: ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
    packages: ["firefox-esr"],
  },
  /** The driver of WebKitGTK, which needs a virtual display. */
  webkit: {
    variable: "WEBKIT_DRIVER_PATH",
    places: ["/usr/bin/WebKitWebDriver"],
    packages: ["xvfb", "webkit2gtk-driver"],
  },
  nginx: {
    variable: "NGINX_PATH",
    places: ["/usr/sbin/nginx", "/usr/bin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
    packages: ["libnginx-mod-http-brotli-static", "nginx"],
  },
}

type Program = keyof typeof programs

/** The path of the system's program. Without it, Playwright's browser is used, and tests that need nginx are skipped. */
export function findProgram(name: Program): string | undefined {
  const { variable, places } = programs[name]
  return process.env[variable] || places.find((place) => existsSync(place))
}

/** Install programs that are missing: with apt on Debian as root, else with Playwright. */
export async function ensurePrograms(...names: Program[]) {
  for (const name of names) {
    if (!findProgram(name) && canUseApt) await installWithApt(name)
    if (findProgram(name)) continue
    if (name === "nginx") logStep("nginx is not installed: the tests that need it are skipped.")
    else await installWithPlaywright(name)
  }
}

const canUseApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")

/** Install packages until the program is there, one by one: some distributions do not have all. */
async function installWithApt(name: Program) {
  const apt = (...args: string[]) =>
    run("apt-get", [...args, "-q"], { quietly: true, env: { DEBIAN_FRONTEND: "noninteractive" } })
  logStep(`Installing ${name} (apt-get) …`)
  await apt("update")
  for (const one of programs[name].packages)
    if (!findProgram(name) && (await apt("install", "-y", one)) !== 0)
      logStep(`apt-get could not install ${one}.`)
}

/** In CI also with the libraries that the browser needs: Playwright uses sudo. */
async function installWithPlaywright(browser: Program) {
  logStep(`Installing Playwright's ${browser} …`)
  const withLibraries = canUseApt || process.env.CI ? ["--with-deps"] : []
  const code = await runNode(command("playwright", "install", ...withLibraries, browser), { quietly: true })
  if (code !== 0) logStep(`Playwright could not install ${browser}.`)
}
