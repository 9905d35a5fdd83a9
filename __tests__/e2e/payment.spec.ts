/** The pages to which a payment provider redirects: they show all parameters of the URL as text. */

import { paymentTexts } from "../support/feature-texts"
import { openPage } from "../support/open-page"
import { recordProblems } from "./support/record-problems"
import { expect, type Page, test } from "./support/test"

const { details, reasons } = paymentTexts

/** Servers reject very long URLs. Answer them here. */
const answerLongUrls = (page: Page) =>
  page.route(
    (url) => url.search.length > 1000,
    async (route) => {
      const { origin, pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: origin + pathname }) })
    },
  )

const detail = (page: Page, label: string) =>
  page.locator("main dt").filter({ hasText: label }).locator("xpath=following-sibling::dd[1]")

const [successful, failure] = ["/payment/callback/successful/", "/payment/callback/failure/"]

for (const path of [successful, failure]) {
  test(`${path} shows order, amount and a failure's reason, and works without page data`, async ({
    page,
  }) => {
    await openPage(page, `${path}?order=MOSS-1042&amount=1234567.5&currency=usd&reason=expired_card`)
    await expect(detail(page, details.order)).toHaveText("MOSS-1042")
    await expect(detail(page, details.amount)).toHaveText(/^USD\s1,234,567\.50$/)
    if (path === failure) await expect(detail(page, details.reason)).toHaveText(reasons.expired)
    else await expect(detail(page, details.reason)).toHaveCount(0)

    await page.route(`**/page-data${path}**`, (route) => route.fulfill({ status: 431 }))
    await page.goto(`${path}?order=A-1`)
    await expect(page.locator("main h1")).toBeVisible()
    await expect(page.locator("main").getByRole("link").first()).toBeVisible()
  })

  test(`${path} shows no text of the address, and omits invalid values`, async ({ page }) => {
    const problems = recordProblems(page)
    await openPage(page, path)
    await expect(page.locator("main dt")).toHaveCount(0)
    const title = await page.title()
    const [order, reason] = [
      "</dd><script>document.title='taken'</script>",
      "\"'><img src=x onerror=alert(1)>",
    ]
    await openPage(page, `${path}?${new URLSearchParams({ order, reason })}`)
    await expect(page.locator("main dt")).toHaveCount(0)
    await expect(page).toHaveTitle(title)

    await answerLongUrls(page)
    for (const query of [
      `order=${"9".repeat(100_000)}`,
      "order=%E0%A4%A&reason=&amount=%zz",
      "amount=-5&currency=USD&__proto__=1&order[]=3",
    ]) {
      await openPage(page, `${path}?${query}`)
      await expect(page.locator("main h1")).toBeVisible()
      await expect(page.locator("main dt")).toHaveCount(0)
    }
    expect(problems).toEqual([])
  })
}
