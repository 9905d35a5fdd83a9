/** The live preview of `gatsby develop`: one server and one browser window, so one test after the other. */
import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"

export default defineConfig({
  testDir: __dirname,
  outputDir: "../../test-results/develop",
  workers: 1,
  forbidOnly: site.forbidOnly ?? false,
  retries: site.retries ?? 0,
  reporter: [["list"]],
  // Generous: a busy machine compiles slowly, and nothing here measures.
  timeout: 120_000,
  expect: { timeout: 60_000 },
  use: { screenshot: "only-on-failure" },
  projects: site.projects ?? [],
})
