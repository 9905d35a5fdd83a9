/** `test` of the browser tests. It fails if a page violates its content security policy. */
import { test as base, expect } from "@playwright/test"

export * from "@playwright/test"

export const test = base.extend({
  page: async ({ page }, use) => {
    const violations: string[] = []
    page.on("console", (message) => {
      if (/Content Security Policy|requires? 'Trusted/.test(message.text())) violations.push(message.text())
    })
    await use(page)
    // A page may still request what the test has routed, and some routes never answer.
    await page.unrouteAll({ behavior: "ignoreErrors" })
    expect(violations).toEqual([])
  },
})
