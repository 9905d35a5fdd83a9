/** Browser tests over the built site, in the system's Chromium or Playwright's. */
import { defineConfig, devices } from "@playwright/test"
import { siteFolder } from "./__tests__/e2e/support/site-folder"
import { findChromium } from "./src/tooling/programs.cjs"

// Another built site, or another port, for trying a test while something else uses these.
const port = Number(process.env.E2E_PORT ?? 9123)
const baseURL = `http://127.0.0.1:${port}`

const chromium = {
  ...devices["Desktop Chrome"],
  launchOptions: {
    executablePath: findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      // A test run talks to the site and to nobody else.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // How far ahead images load on a fast line. The headless shell does not know how fast its line is.
      "--blink-settings=lazyLoadingImageMarginPxUnknown=1250",
    ],
  },
}

export default defineConfig({
  testDir: "__tests__/e2e",
  outputDir: "test-results",
  workers: 3,
  // Nothing here is a measurement of time: a slow machine may take its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Chromium without a graphics card stops drawing now and then: about once in 300 pages on a busy machine, timers
  // run on and no frame comes any more. What fails twice has failed; what passed the second time is named at the end.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"]],
  // Sweeps over every page, width and theme: `npm test -- --all`.
  ...(process.env.MOSSLIGHT_TEST_ALL ? {} : { grepInvert: /@all/ }),
  // Traces are costly: only what failed once is traced, when it is tried again.
  use: { baseURL, screenshot: "only-on-failure", trace: "on-first-retry" },
  projects: [
    { name: "chromium", testIgnore: ["server/**"], use: chromium },
    {
      name: "nginx",
      testMatch: "server/**/*.spec.ts",
      // One after another, but where a file says otherwise: some end with a table of what they have seen.
      fullyParallel: false,
      // The server's certificate is made by the test.
      use: { ...chromium, ignoreHTTPSErrors: true },
    },
  ],
  webServer: {
    command: `node src/tooling/static-server.mjs --port ${port} --folder ${siteFolder}`,
    url: `${baseURL}/`,
    reuseExistingServer: false,
    // Its request log would drown the tests' list; what goes wrong is printed.
    stdout: "ignore",
    stderr: "pipe",
  },
})
