/** How much of a page its browser computes again when something in it changes. */
import { openPage } from "../support/open-page"
import { samples } from "./support/pages"
import { expect, test } from "./support/test"

// A mouse would hover over something else while the transition lasts.
test.use({ isMobile: true, hasTouch: true })

const addElement = () => {
  const added = document.body.appendChild(document.createElement("p"))
  void document.body.offsetTop
  added.remove()
  void document.body.offsetTop
}

/** With no other change than the transition itself. */
const moveToItself = () => document.startViewTransition().finished

for (const path of samples)
  for (const [change, make] of [
    ["a new element", addElement],
    ["a view transition", moveToItself],
  ] as const)
    test(`${path}: ${change} does not make the styles of the whole page be computed again`, async ({
      page,
      browser,
    }) => {
      await openPage(page, path)
      const elements = await page.locator("body *").count()
      await browser.startTracing(page, { categories: ["devtools.timeline"] })
      await page.evaluate(make)
      const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
      const computed = trace.traceEvents.flatMap(({ name, args }) =>
        name === "UpdateLayoutTree" ? [args.elementCount ?? 0] : [],
      )
      expect(computed.length).toBeGreaterThan(1)
      expect(Math.max(...computed)).toBeLessThan(elements / 2)
    })

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}
