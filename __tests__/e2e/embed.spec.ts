/** A page of another site in a document, added to the data of a page as the build would write it. */
import { openPage } from "../support/open-page"
import { withBuildSettings } from "./support/build-settings"
import { firstOf } from "./support/pages"
import { recordProblems } from "./support/record-problems"
import { expect, type Page, test } from "./support/test"
import { texts } from "./support/texts"

const service = firstOf("service").path
const host = "https://www.youtube-nocookie.com"
const embed = { url: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", title: "The board in use" }

/** The policy of a site with an embed, and a page's data with one. */
const addEmbed = async (page: Page) => {
  await page.route(
    (url) => url.pathname.endsWith("/"),
    async (route) => {
      const response = await route.fetch()
      const body = withBuildSettings(await response.text(), { frameOrigins: [host] })
      return route.fulfill({ response, body })
    },
  )
  await page.route(`**/page-data${service}page-data.json`, async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    const prose = data.result.data.document.body.find(([name]: [string]) => name === "Prose")
    prose[2].push(["Embed", embed])
    return route.fulfill({ response, json: data })
  })
}

test("opens after a client navigation, and requests nothing of its host before the click", async ({
  page,
}) => {
  await addEmbed(page)
  const problems = recordProblems(page)
  await page.route(`${host}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Player</title><p>The film plays" }),
  )
  await openPage(page, "/")
  const menu = page.getByRole("banner").getByRole("navigation", { name: texts.header.navigation })
  await menu.getByRole("button").first().click()
  await menu.locator(`a[href="${service}"]`).click()
  await expect(page).toHaveURL(service)
  const opener = page.getByRole("button", { name: embed.title })
  await expect(opener).toContainText("youtube.com")
  await opener.scrollIntoViewIfNeeded()
  await page.waitForLoadState("networkidle")
  expect(problems).toEqual([])

  await opener.focus()
  await page.keyboard.press("Enter")
  const frame = page.locator("iframe")
  await expect(page.frameLocator("iframe").getByText("The film plays")).toBeVisible()
  await expect(frame).toHaveAccessibleName(embed.title)
  await expect(frame).toHaveAttribute("src", /\/embed\/aqz-KE-bpKQ\?/)
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute("allow", /fullscreen/)
  expect(problems.filter((problem) => !problem.startsWith(`other host: ${host}/`))).toEqual([])
})
