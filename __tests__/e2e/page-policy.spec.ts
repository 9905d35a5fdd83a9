/**
 * The policy inside the pages, for hosts that send no headers of ours: put into the built pages on their way to the
 * browser, as the build for GitHub Pages puts it into the files.
 */
import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, type Page, test } from "@playwright/test"
import { withPagePolicy } from "../../src/publish/headers/page-policy"
import { openPage, rememberDocument } from "../support/open-page"
import { siteFolder } from "./support/site-folder"
import { wake } from "./support/wake"
import { watch } from "./support/watch"

const headers = readFileSync(path.join(siteFolder, "_headers"), "utf8")
const styleHashes = /style-src 'self' ([^;]*);/.exec(headers)?.[1]?.split(" ") ?? []

const withPolicy = async (page: Page) => {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(window, { refused })
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.continue()
    const response = await route.fetch()
    const address = new URL(route.request().url()).pathname
    const html = withPagePolicy(await response.text(), { path: address, styleHashes })
    return route.fulfill({ response, body: html })
  })
}

const refused = (page: Page) => page.evaluate(() => (window as unknown as { refused: string[] }).refused)

for (const address of ["/", "/case-studies/nimble/", "/contact-us/", "/insights/design-tokens/"]) {
  test(`${address} works behind the policy that it says itself`, async ({ page }) => {
    const said = watch(page)
    await withPolicy(page)
    await openPage(page, address)
    await wake(page)
    const isSame = await rememberDocument(page)
    await page.getByRole("contentinfo").getByRole("link", { name: "Clients", exact: true }).click()
    await expect(page).toHaveURL("/company/clients/")
    expect(await isSame()).toBe(true)
    expect(await refused(page)).toEqual([])
    expect(said).toEqual([])
  })
}

test("the policy is in force", async ({ page }) => {
  await withPolicy(page)
  await openPage(page, "/company/")
  await page.evaluate(() => {
    const picture = new Image()
    picture.src = "https://elsewhere.example/x.png"
    document.body.append(picture)
    const style = document.createElement("style")
    style.textContent = "body { color: red }"
    document.head.append(style)
  })
  await expect.poll(() => refused(page)).toContain("img-src https://elsewhere.example/x.png")
  expect(await refused(page)).toContain("style-src-elem inline")
})
