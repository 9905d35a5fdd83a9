/** The site behind its policy and nginx's headers. What visitors do under the policy is in the other tests' flows. */
import { openPage } from "../../support/open-page"
import { pages, sweepTag } from "../support/pages"
import { wake } from "../support/wake"
import { watch } from "../support/watch"
import { expect, test } from "./support/test"

test.describe.configure({ mode: "parallel" })

for (const { path } of pages) {
  test(`${path} is read to its end, and nothing is blocked${sweepTag(path)}`, async ({ page }) => {
    const said = watch(page)
    await openPage(page, path)
    await wake(page)
    expect(said).toEqual([])
  })
}

test("the policy is in force", async ({ page }) => {
  await openPage(page, "/company/")
  const blocked = await page.evaluate(async () => {
    const directives: string[] = []
    addEventListener("securitypolicyviolation", (event) => directives.push(event.effectiveDirective))
    try {
      const script = document.createElement("script")
      script.textContent = "window.intruded = true"
      document.head.append(script)
    } catch {
      // Trusted Types throw where they block.
    }
    const image = new Image()
    const failed = new Promise((resolve) => image.addEventListener("error", resolve))
    image.src = "https://elsewhere.example/x.png"
    document.body.append(image)
    await failed
    return directives
  })
  expect(blocked).toEqual(expect.arrayContaining(["require-trusted-types-for", "img-src"]))
  expect(await page.evaluate(() => "intruded" in window)).toBe(false)
})
