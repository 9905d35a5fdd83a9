import type { Locator, Page } from "@playwright/test"

/** Press the mouse in the middle of an element. Returns functions to move it sideways from there, and to release it. */
export const holdWithMouse = async (page: Page, element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not visible.")
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await scriptsLoaded(page)
  await page.mouse.down()
  return {
    moveBy: (distance: number) => page.mouse.move(x + distance, y, { steps: 8 }),
    release: () => page.mouse.up(),
  }
}

/** The pointer's first move loads the script that drags. */
const scriptsLoaded = async (page: Page) => {
  const count = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    )
  for (let before = -1, now = 0; before !== now; ) {
    before = await count()
    await page.waitForTimeout(500)
    now = await count()
  }
}
