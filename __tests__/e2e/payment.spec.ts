/** The pages to which a payment provider sends its clients back: what the address says is text, whatever it says. */
import { expect, type Page, test } from "@playwright/test"
import { openPage } from "../support/open-page"
import { watch } from "./support/watch"

const paths = ["/payment/callback/successful/", "/payment/callback/failure/"]

/** Hosts refuse addresses this long, of the page and of its data: here it gets both all the same. */
const withoutLimits = (page: Page) =>
  page.route(
    (url) => url.search.length > 1000,
    async (route) => {
      const { origin, pathname } = new URL(route.request().url())
      await route.fulfill({ response: await route.fetch({ url: origin + pathname }) })
    },
  )

const detail = (page: Page, label: string) =>
  page.locator("main dt").filter({ hasText: label }).locator("xpath=following-sibling::dd[1]")

for (const path of paths) {
  test.describe(path, () => {
    test("shows order, amount with its currency, and reason", async ({ page }) => {
      await openPage(
        page,
        `${path}?order=MOSS-1042&amount=1234567.5&currency=usd&reason=Kart%20reddedildi%3A%20ye%C5%9Fil`,
      )
      await expect(detail(page, "Order")).toHaveText("MOSS-1042")
      await expect(detail(page, "Amount")).toHaveText(/^USD\s1,234,567\.50$/)
      await expect(detail(page, "Reason")).toHaveText("Kart reddedildi: yeşil")
    })

    test("shows no details where the address has none", async ({ page }) => {
      await openPage(page, path)
      await expect(page.locator("main h1")).toBeVisible()
      await expect(page.locator("main dt")).toHaveCount(0)
    })

    test("stays whole where a host refuses the data of an address that long", async ({ page }) => {
      await page.route(`**/page-data${path}**`, (route) => route.fulfill({ status: 431 }))
      await page.goto(`${path}?order=A-1`)
      await expect(page.locator("main h1")).toBeVisible()
      await expect(page.locator("main").getByRole("link").first()).toBeVisible()
    })

    test("is kept out of search results", async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/)
    })

    test("shows markup and scripts as the text they are", async ({ page }) => {
      const said = watch(page)
      const attempts = [
        "<img src=x onerror=alert(1)>",
        "</dd><script>document.title='taken'</script>",
        "{{constructor.constructor('alert(1)')()}}",
        "javascript:alert(1)",
        "\"'><svg onload=alert(1)>",
      ]
      for (const attempt of attempts) {
        await openPage(page, `${path}?${new URLSearchParams({ order: attempt, reason: attempt })}`)
        await expect(detail(page, "Order")).toHaveText(attempt)
        await expect(detail(page, "Reason")).toHaveText(attempt)
        await expect(page.locator("main dl").locator("img, svg, script, a")).toHaveCount(0)
        await expect(page).toHaveTitle(/^Mosslight \| Payment/)
      }
      expect(said).toEqual([])
    })

    for (const [name, query] of [
      ["100 kB of text", `order=${"9".repeat(100_000)}`],
      ["100 kB of parameters", `${"a=1&".repeat(25_000)}order=A-1`],
      ["broken percent signs", "order=%E0%A4%A&reason=&amount=%zz"],
      ["bytes of another encoding", "order=%FF%FE&reason=Stra%DFe&amount=%B2"],
      ["control characters", "order=A%00B&reason=%E2%80%AEdenialper&amount=1%00"],
      ["half characters", "order=%ED%A0%80&reason=%ED%BF%BF"],
      ["amounts that are none", "amount=-5&currency=USD&reason="],
      ["names of an object's own", "__proto__=1&constructor=2&order[]=3&toString=4"],
    ] as const)
      test(`leaves out ${name}, and stays whole`, async ({ page }) => {
        const said = watch(page)
        await withoutLimits(page)
        await openPage(page, `${path}?${query}`)
        await expect(page.locator("main h1")).toBeVisible()
        await expect(page.locator("main dt")).toHaveCount(0)
        await expect(page.locator("main").getByRole("link").first()).toBeVisible()
        expect(said).toEqual([])
      })
  })
}
