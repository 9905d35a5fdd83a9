/** Provide the programs of browser and server tests: Chromium and nginx. */
import { existsSync } from "node:fs"
import { toolScript } from "./paths.mjs"
import { logStep, runQuietly } from "./process.mjs"
import { findChromium, findNginx, headlessShell } from "./programs"

/** Install missing programs if possible. Return the environment variables with their paths. */
export async function ensureTestPrograms(): Promise<NodeJS.ProcessEnv> {
  const apt = canUseApt()
  if (apt && !process.env.CHROMIUM_PATH && !existsSync(headlessShell))
    await installWithApt(["chromium-headless-shell"])
  const missing = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(findNginx() ? [] : ["nginx", "libnginx-mod-http-brotli-static"]),
  ]
  if (missing.length > 0 && apt) await installWithApt(missing)
  if (!findChromium()) {
    logStep("Installing Playwright's Chromium …")
    await runQuietly(process.execPath, [
      toolScript("@playwright/test", "playwright"),
      "install",
      ...(apt ? ["--with-deps"] : []),
      "chromium",
    ])
  }
  if (!findNginx()) logStep("nginx is not installed: the tests that need it are skipped.")
  return { CHROMIUM_PATH: findChromium(), NGINX_PATH: findNginx() }
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
