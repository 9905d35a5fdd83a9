/** Tests of `gatsby develop`: one server and one worker. */
import { defineConfig } from "@playwright/test"
import site from "../../playwright.config"

export default defineConfig({
  testDir: __dirname,
  outputDir: "../../test-results/develop",
  workers: 1,
  forbidOnly: site.forbidOnly ?? false,
  retries: site.retries ?? 0,
  reporter: [["list"]],
  // Tests do not measure time: the machine may be slow, and some edit dozens of texts.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  use: { screenshot: "only-on-failure", trace: "on-first-retry" },
  projects: site.projects ?? [],
})
