/** View transitions between pages: a card becomes the head of its page, and back. */

import { openPage, waitForHydration } from "../support/open-page"
import { scrolledTo, scrollPage } from "../support/scroll-page"
import { layoutShift, recordShifts } from "./support/layout-shift"
import { expect, type Page, test } from "./support/test"

const list = "/case-studies/"
const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 })
const cards = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("img") })

interface Recorded {
  /** Pseudo-elements that move, for each transition. `undefined` if the browser has skipped it. */
  transitions: (string[] | undefined)[]
  errors: string[]
}

/** Record the view transitions of the pages that are loaded from now on. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Recorded = { transitions: [], errors: [] }
    Object.assign(window, { recorded })
    addEventListener("unhandledrejection", ({ reason }) => recorded.errors.push(String(reason)))
    const start = document.startViewTransition
    document.startViewTransition = function startViewTransition(update) {
      const place = recorded.transitions.push(undefined) - 1
      const transition = start.call(this, update)
      const moving = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? "") : ""))
      transition.ready.then(
        () => {
          recorded.transitions[place] = moving()
        },
        () => {},
      )
      return transition
    }
  })

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)

/** Wait until a number of transitions has started. Return the parts of the last one that are on both pages. */
const partsThatMove = async (page: Page, count: number) => {
  await expect.poll(async () => (await recorded(page)).transitions.filter(Boolean).length).toBe(count)
  const last = (await recorded(page)).transitions.at(-1) ?? []
  return ["cover", "title", "light", "header"].filter(
    (name) =>
      last.includes(`::view-transition-old(${name})`) && last.includes(`::view-transition-new(${name})`),
  )
}

/** Animations of the transition that still run. Those that follow the scroll position never end. */
const transitionAnimations = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline).length,
  )

test.beforeEach(({ page }) => recordTransitions(page))

test("a card becomes the head of its page, and the head becomes the card on Back", async ({ page }) => {
  await recordShifts(page)
  await openPage(page, list)
  const card = cards(page).nth(3)
  const link = card.getByRole("heading").getByRole("link")
  await scrollPage(page, await card.evaluate((element) => element.getBoundingClientRect().top - 200))
  // A click scrolls to a link that is not wholly in the window.
  await link.hover()
  const top = await scrolledTo(page)
  const name = (await link.textContent()) ?? ""
  await link.click()
  expect(await partsThatMove(page, 1)).toEqual(["cover", "title", "light", "header"])
  await expect(heading(page)).toBeFocused()
  const title = (await heading(page).textContent()) ?? ""
  await expect(page.locator("#gatsby-announcer")).toHaveText(`Navigated to ${title}`)
  expect(await scrolledTo(page)).toBe(0)

  await page.goBack()
  expect(await partsThatMove(page, 2)).toEqual(["cover", "title", "light", "header"])
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => scrolledTo(page)).toBe(top)
  await expect(page.getByRole("link", { name })).toBeInViewport()

  await page.goForward()
  expect(await partsThatMove(page, 3)).toEqual(["cover", "title", "light", "header"])
  await expect(heading(page)).toHaveText(title)
  await expect.poll(() => transitionAnimations(page)).toBe(0)
  await expect(page.locator("[style*='view-transition-name']")).toHaveCount(0)
  // Not the footer: Chromium counts a shift when the restored scroll position takes it out of the window.
  for (const part of ["header", "main"]) expect((await layoutShift(page, part)).moved).toEqual([])
  expect((await recorded(page)).errors).toEqual([])
})

test("a click during the transition opens the page that was clicked last", async ({ page }) => {
  await openPage(page, list)
  const menuLink = page.getByRole("banner").getByRole("link", { name: "Case studies", exact: true })
  await waitForHydration(menuLink)
  const link = cards(page).first().getByRole("heading").getByRole("link")
  await link.hover()
  await link.click()
  await partsThatMove(page, 1)
  await menuLink.click()
  await expect(page).toHaveURL(list)
  await expect(heading(page)).toHaveText(/\w/)
  await expect(heading(page)).toBeFocused()
  await expect(cards(page).first()).toBeVisible()
  expect((await recorded(page)).errors).toEqual([])
})

test("two clicks in one frame open the second page", async ({ page }) => {
  await openPage(page, list)
  const [first, second] = await cards(page)
    .locator("a[href^='/case-studies/']")
    .evaluateAll((links) =>
      links.slice(0, 2).map((link) => {
        const { pathname } = link as HTMLAnchorElement
        return pathname
      }),
    )
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await window.___loader?.loadPage(path)
      for (const path of paths) document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click()
    },
    [first ?? "", second ?? ""],
  )
  await expect(page).toHaveURL(second ?? "")
  await expect(heading(page)).toBeFocused()
  await expect.poll(() => transitionAnimations(page)).toBe(0)
  expect((await recorded(page)).errors).toEqual([])
})

test("there is no transition with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await openPage(page, list)
  await cards(page).first().getByRole("heading").getByRole("link").click()
  await expect(heading(page)).toBeFocused()
  expect((await recorded(page)).transitions).toEqual([])
})
