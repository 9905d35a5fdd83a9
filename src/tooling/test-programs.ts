/** Provide the programs of browser and server tests. */
import { existsSync } from "node:fs"
import { toolScript } from "../publish/paths.mjs"
import { logStep, runQuietly } from "../publish/process.mjs"
import { findChromium, findFirefox, findNginx, findWebKitDriver, headlessShell } from "./programs"

/** Install Chromium and nginx if they are missing. Return the environment variables with their paths. */
export async function ensureTestPrograms(): Promise<NodeJS.ProcessEnv> {
  const apt = canUseApt()
  if (apt && !process.env.CHROMIUM_PATH && !existsSync(headlessShell))
    await installWithApt(["chromium-headless-shell"])
  const missing = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(findNginx() ? [] : ["nginx", "libnginx-mod-http-brotli-static"]),
  ]
  if (missing.length > 0 && apt) await installWithApt(missing)
  if (!findChromium()) await installWithPlaywright("chromium")
  if (!findNginx()) logStep("nginx is not installed: the tests that need it are skipped.")
  return { CHROMIUM_PATH: findChromium(), NGINX_PATH: findNginx() }
}

/** Install Firefox and WebKit if they are missing. Their tests skip a browser that could not be installed. */
export async function ensureOtherBrowsers() {
  const missing = [
    ...(findFirefox() ? [] : ["firefox-esr"]),
    ...(findWebKitDriver() ? [] : ["webkit2gtk-driver", "xvfb"]),
  ]
  if (missing.length > 0 && canUseApt()) await installWithApt(missing)
  if (!findFirefox()) await installWithPlaywright("firefox")
  if (!findWebKitDriver()) await installWithPlaywright("webkit")
}

/** In CI also with the libraries that the browser needs: Playwright uses sudo. */
async function installWithPlaywright(browser: string) {
  logStep(`Installing Playwright's ${browser} …`)
  const withLibraries = canUseApt() || process.env.CI ? ["--with-deps"] : []
  const install = [toolScript("@playwright/test", "playwright"), "install", ...withLibraries, browser]
  if ((await runQuietly(process.execPath, install)) !== 0) logStep(`Playwright could not install ${browser}.`)
}

function canUseApt() {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")
}

async function installWithApt(packages: string[]) {
  logStep(`Installing ${packages.join(" and ")} (apt-get) …`)
  const env = { DEBIAN_FRONTEND: "noninteractive" }
  await runQuietly("apt-get", ["update", "-q"], { env })
  // One by one, since some distributions have nginx but no package "chromium".
  for (const name of packages) {
    const code = await runQuietly("apt-get", ["install", "-y", "-q", name], { env })
    if (code !== 0) logStep(`apt-get could not install ${name}.`)
  }
}
