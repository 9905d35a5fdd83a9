import { readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import type { RunOnly } from "axe-core"
import { setTheme } from "../../support/open-page"

const script = readFileSync(path.resolve("node_modules/axe-core/axe.min.js"), "utf8")

const allRules: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}

/** A theme changes colours, and which of two logos is visible. */
const themeRules: RunOnly = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block", "link-name", "svg-img-alt"],
}

/** The axe violations of the page as it is now: rule, element, and reason. */
export const violations = async (page: Page, runOnly = allRules): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script)
  return page.evaluate(async (rules) => {
    // Wait for transitions: axe would measure colours halfway. Animations by scrolling do not end by themselves.
    const transitions = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === "running" &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const results = await axe.run({ runOnly: rules, resultTypes: ["violations"] })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} (${failureSummary})`),
    )
  }, runOnly)
}

/** The violations in the light and the dark theme, each with its theme. Leaves the page dark. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => {
  await setTheme(page, "light")
  const light = await violations(page)
  await setTheme(page, "dark")
  const dark = await violations(page, themeRules)
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)]
}
