/** Tests of the site as nginx serves it: a server for each worker. */
import { test as base } from "@playwright/test"
import { type Nginx, startNginx } from "../../../../src/tooling/nginx-server"
import { siteFolder } from "../../support/site-folder"

export { expect } from "@playwright/test"

/** Where there is no nginx, the test is skipped. */
export const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({ browserName: _ }, use) => {
      const nginx = await startNginx(siteFolder)
      base.skip(!nginx, "There is no nginx, or no openssl for its certificate")
      if (!nginx) return
      await use(nginx)
      await nginx.stop()
    },
    { scope: "worker" },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.url),
})
