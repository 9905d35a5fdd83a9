/** The content security policy, with the headers of nginx. */
import { openPage } from "../../support/open-page"
import { firstOf, pages } from "../support/pages"
import { recordProblems } from "../support/record-problems"
import { scrollThrough } from "../support/scroll-through"
import { expect, test } from "./support/test"

test.describe.configure({ mode: "parallel" })

/** Pages of each policy. Other browser tests open all samples with the policy, but without the headers. */
const samples = ["/", firstOf("case-study").path, "/search/"]

for (const { path } of pages) {
  test(`${path} violates no policy and has no errors${samples.includes(path) ? "" : " @all"}`, async ({
    page,
  }) => {
    const problems = recordProblems(page)
    await openPage(page, path)
    await scrollThrough(page)
    expect(problems).toEqual([])
  })
}

test("the policy blocks inline scripts and images of other hosts", async ({ page }) => {
  await openPage(page, "/company/")
  const blocked = await page.evaluate(async () => {
    const directives: string[] = []
    addEventListener("securitypolicyviolation", (event) => directives.push(event.effectiveDirective))
    try {
      const script = document.createElement("script")
      script.textContent = "window.injected = true"
      document.head.append(script)
    } catch {
      // Trusted Types throw an error.
    }
    const image = new Image()
    const failed = new Promise((resolve) => image.addEventListener("error", resolve))
    image.src = "https://other.example/x.png"
    document.body.append(image)
    await failed
    return directives
  })
  expect(blocked).toEqual(expect.arrayContaining(["require-trusted-types-for", "img-src"]))
  expect(await page.evaluate(() => "injected" in window)).toBe(false)
})

test("a link that loads a document is prefetched on hover, by the speculation rules", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, "/")
  const prefetch = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === "/search/" && request.headers()["sec-purpose"] === "prefetch",
  )
  await page.getByRole("contentinfo").getByRole("link", { name: "Search" }).first().hover()
  await prefetch
})
