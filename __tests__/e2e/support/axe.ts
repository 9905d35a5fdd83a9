import { readFileSync } from "node:fs"
import path from "node:path"
import type { Page } from "@playwright/test"
import { setTheme } from "../../support/open-page"

const script = readFileSync(path.resolve("node_modules/axe-core/axe.min.js"), "utf8")

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** What axe finds wrong on the page as it is now: rule, element, and why. */
export const violations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(script)
  return page.evaluate(async (values) => {
    // Colours in the middle of a fade are nobody's to judge.
    const fades = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(fades.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: typeof import("axe-core") }
    const results = await axe.run({ runOnly: { type: "tag", values }, resultTypes: ["violations"] })
    return results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} (${failureSummary})`),
    )
  }, tags)
}

/** The same in both themes, each finding after its theme's name; the dark one stays. */
export const violationsInBothThemes = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const theme of ["light", "dark"] as const) {
    await setTheme(page, theme)
    found.push(...(await violations(page)).map((line) => `${theme}: ${line}`))
  }
  return found
}
