/** Pages by keyboard: nothing that has the focus is replaced, and what gets it is in the window at once. */
import { openPage } from "../support/open-page"
import { samples } from "./support/pages"
import { expect, type Page, test } from "./support/test"

/** The focused element after the next frame: what it is, in which section, and whether the window shows any of it. */
const focused = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ name: string; section: number; isShown: boolean }>((resolve) => {
        requestAnimationFrame(() => {
          const element = document.activeElement ?? document.body
          const { top, bottom, left, right } = element.getBoundingClientRect()
          const tag = element.cloneNode() as Element
          for (const name of ["style", "tabindex"]) tag.removeAttribute(name)
          resolve({
            name: element === document.body ? "" : tag.outerHTML,
            section: [...document.querySelectorAll("section, footer")].findLastIndex((one) =>
              one.contains(element),
            ),
            isShown: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
          })
        })
      }),
  )

/** Longer than any part of a page waits before it replaces what the server has sent. */
const settled = 700

for (const address of samples)
  test(`${address} keeps the focus, and shows what has it`, async ({ page }) => {
    await openPage(page, address)
    await page.keyboard.press("Tab")
    const first = await focused(page)
    const hidden: string[] = []
    let before = first
    for (let count = 1; count < 400; count += 1) {
      await page.keyboard.press("Tab")
      const now = await focused(page)
      // After the last element, the browser has the focus, and then the first element again.
      if (now.name === "" || now.name === first.name) break
      if (!now.isShown) hidden.push(now.name)
      if (now.section !== before.section) {
        await page.waitForTimeout(settled)
        expect((await focused(page)).name).toBe(now.name)
      }
      before = now
    }
    expect(hidden).toEqual([])
    await page.keyboard.press("Tab")
    expect((await focused(page)).name).toBe(first.name)
  })
