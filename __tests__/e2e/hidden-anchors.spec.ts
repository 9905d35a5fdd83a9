/** Links to anchors inside closed tabs and details open what hides their target. */

import { openPage, waitForHydration } from "../support/open-page"
import { htmlOf, pages } from "./support/pages"
import { expect, type Page, test } from "./support/test"

const pageWith = (pattern: RegExp) =>
  pages.find(({ path }) => pattern.test(htmlOf(path)))?.path ?? "none found"

/** Add an anchor to a hidden part, and a link to it at the top of the page. */
const addAnchor = (page: Page, hidden: string) =>
  page.evaluate((selector) => {
    const target = Object.assign(document.createElement("p"), { id: "hidden-anchor", textContent: "Hidden" })
    document.querySelector(selector)?.append(target)
    const link = Object.assign(document.createElement("a"), {
      href: "#hidden-anchor",
      textContent: "Open it",
    })
    document.querySelector("main")?.prepend(link)
  }, hidden)

for (const [name, hidden, closed, path] of [
  [
    "a tab that is not chosen",
    "[role=tabpanel][data-key]:not([data-current])",
    "[role=tab]",
    pageWith(/role="tabpanel"[^>]*data-key=/),
  ],
  [
    "a closed panel of an accordion",
    "main details:not([open])",
    "main details",
    pageWith(/<details (?!open)/),
  ],
] as const)
  test(`a link to an anchor in ${name} opens it, again and again, and on the way back`, async ({ page }) => {
    await openPage(page, path)
    const first = page.locator(closed).first()
    await waitForHydration(first)
    await addAnchor(page, hidden)
    const target = page.locator("#hidden-anchor")
    const link = page.getByRole("link", { name: "Open it" })
    const close = async () => {
      await page.evaluate(() => {
        const details = document.getElementById("hidden-anchor")?.closest("details")
        if (details) details.open = false
      })
      if (closed === "[role=tab]") await first.click()
      await expect(target).not.toBeInViewport()
    }
    await close()
    for (let time = 0; time < 2; time++) {
      await link.click()
      await expect(target).toBeInViewport()
      await close()
    }
    await page.evaluate(() => {
      window.location.hash = "#main"
    })
    await page.goBack()
    await expect(target).toBeInViewport()
  })
