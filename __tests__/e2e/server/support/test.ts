/** `test` with the site served by nginx, one server per worker. Without nginx, tests are skipped. */
import { test as base } from "@playwright/test"
import { siteFolder } from "../../support/site-folder"
import { type Nginx, startNginx } from "./nginx-server"

export { expect } from "@playwright/test"

export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({ browserName: _ }, use) => {
      const nginx = await startNginx(siteFolder)
      base.skip(!nginx, "nginx or openssl is not installed")
      if (!nginx) return
      await use(nginx)
      await nginx.stop()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.url),
})
