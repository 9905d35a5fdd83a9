import { expect, type Locator, type Page } from "@playwright/test"

/** Press the mouse in the middle of an element. Returns functions to move it sideways from there, and to release it. */
export const holdWithMouse = async (page: Page, element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error("The element is not visible.")
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  // The pointer's first move loads the script that drags. Chromium may keep a move until the next one.
  const moveUntilLoaded = async () => {
    await page.mouse.move(x, y - 1)
    await page.mouse.move(x, y)
    return page.locator("html[data-mouse-drags]").count()
  }
  await expect.poll(moveUntilLoaded).toBe(1)
  await page.mouse.down()
  return {
    moveBy: (distance: number) => page.mouse.move(x + distance, y, { steps: 8 }),
    release: () => page.mouse.up(),
  }
}
