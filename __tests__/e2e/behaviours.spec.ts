/** A page carries no code of what its visitors cannot do there, not even when it is read to its end. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "@playwright/test"
import { behaviours, developOnly } from "../../src/tooling/behaviours"
import { openPage } from "../support/open-page"
import { siteFolder } from "./support/site-folder"
import { wake } from "./support/wake"

const scriptsBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))

const held = (script: string) =>
  Object.entries(behaviours).flatMap(([name, sign]) => (script.includes(sign) ? [name] : []))

test("the code of every behaviour is known by its sign", () => {
  const found = new Set(scriptsBelow(siteFolder).flatMap(held))
  expect([...found].sort()).toEqual(Object.keys(behaviours).sort())
})

test("no published script holds what develop shows", () => {
  const scripts = scriptsBelow(siteFolder)
  for (const [name, sign] of Object.entries(developOnly))
    expect(scripts.filter((script) => script.includes(sign)).length, name).toBe(0)
})

for (const address of ["/company/", "/case-studies/nimble/", "/404/"])
  test(`${address} loads nothing of a form, a payment or analytics`, async ({ page }) => {
    const files = new Set<string>()
    page.on("request", (request) => {
      if (request.resourceType() === "script") files.add(new URL(request.url()).pathname)
    })
    await openPage(page, address)
    await wake(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3000 })))
    const loaded = [...files].flatMap((file) => held(readFileSync(path.join(siteFolder, file), "utf8")))
    expect(loaded).toEqual([])
    expect(files.size).toBeGreaterThan(4)
  })
