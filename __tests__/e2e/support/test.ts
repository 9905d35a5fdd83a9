/** `test` of the browser tests: fails if a page's content security policy has blocked anything. */
import { test as base, expect } from "@playwright/test"

export * from "@playwright/test"

export const test = base.extend({
  page: async ({ page }, use) => {
    const blocked: string[] = []
    page.on("console", (message) => {
      if (/Content Security Policy|requires? 'Trusted/.test(message.text())) blocked.push(message.text())
    })
    await use(page)
    expect(blocked).toEqual([])
  },
})
