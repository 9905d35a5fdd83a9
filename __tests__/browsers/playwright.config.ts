/** Smoke test of the built site in Firefox and WebKit. */
import path from "node:path"
import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"
import type { BrowserOptions } from "./support/test"

const [chromium] = site.projects ?? []

export default defineConfig<Record<never, never>, BrowserOptions>({
  testDir: __dirname,
  outputDir: "../../test-results/browsers",
  workers: 2,
  timeout: 120_000,
  forbidOnly: site.forbidOnly ?? false,
  retries: site.retries ?? 0,
  reporter: [["list"]],
  // `page` is Chromium: the tests compare with it.
  use: { ...site.use, ...chromium?.use },
  projects: [
    { name: "firefox", use: { browserKind: "firefox" } },
    { name: "webkit", use: { browserKind: "webkit" } },
  ],
  webServer: [site.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: path.resolve(__dirname, "../..") })),
})
