/** Browser tests of the built site, in the system's Chromium or Playwright's. */
import { defineConfig, devices } from "@playwright/test"
import { siteFolder } from "./__tests__/e2e/support/site-folder"
import { findProgram } from "./src/tooling/programs"

// E2E_PORT and E2E_SITE select another port and built site, to run tests while the defaults are in use.
const port = Number(process.env.E2E_PORT ?? 9123)
const baseURL = `http://127.0.0.1:${port}`

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: findProgram("chromium"),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      // Connect to no other host.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The distance at which images load lazily on a fast connection. The headless shell cannot detect its connection.
      "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
    ],
  },
}

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results/e2e",
  workers: 3,
  // Tests do not measure time: the machine may be slow.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Chromium without a GPU sometimes stops rendering. The report lists tests that pass only on retry.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  // Checks of every page, width and theme: `npm test -- --all`.
  ...(process.env.MOSSLIGHT_TEST_ALL ? {} : { grepInvert: /@all/ }),
  // Traces are slow: record them only for retries.
  use: { baseURL, screenshot: "only-on-failure", trace: "on-first-retry" },
  projects: [
    { name: "chromium", testIgnore: ["server/**"], use: chromium },
    {
      name: "nginx",
      testMatch: "server/**/*.spec.ts",
      // Tests of a file run in order: some files print a table of results at the end.
      fullyParallel: false,
      // The test creates its own certificate.
      use: { ...chromium, ignoreHTTPSErrors: true },
    },
  ],
  webServer: {
    command: `node src/tooling/static-server.mjs --port ${port} --folder ${siteFolder}`,
    url: `${baseURL}/`,
    reuseExistingServer: false,
    // Hide the request log; print errors.
    stdout: "ignore",
    stderr: "pipe",
  },
})
