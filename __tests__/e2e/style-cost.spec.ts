/** How much of a page its browser computes again when something in it changes. */
import { openPage } from "../support/open-page"
import { samples } from "./support/pages"
import { expect, test } from "./support/test"

for (const path of samples)
  test(`${path}: a new element does not make the styles of the whole page be computed again`, async ({
    page,
    browser,
  }) => {
    await openPage(page, path)
    await browser.startTracing(page, { categories: ["devtools.timeline"] })
    const elements = await page.evaluate(() => {
      const added = document.body.appendChild(document.createElement("p"))
      void document.body.offsetTop
      added.remove()
      void document.body.offsetTop
      return document.querySelectorAll("body *").length
    })
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    const computed = trace.traceEvents.flatMap(({ name, args }) =>
      name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
    )
    expect(computed.length).toBeGreaterThan(1)
    expect(Math.max(...computed)).toBeLessThan(elements / 4)
  })

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}
