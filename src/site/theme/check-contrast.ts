import type { z } from "zod"
import { problem } from "../../content/define"
import { valueAt } from "../../util/value-at"
import { contrastRatio, isColor, isDark, minimumContrast } from "./contrast"
import { type HeroColors, withHeroColors } from "./hero-colors"
import { dark, light } from "./palette"

/** Text or outline, its background, and the required contrast between the two. */
const pairs: [color: string, background: string, required: number][] = [
  ["title.color", "background", minimumContrast],
  ["description.color", "background", minimumContrast],
  ["breadcrumb.color", "background", minimumContrast],
  ["breadcrumb.currentColor", "background", minimumContrast],
  ["tags.textColor", "tags.backgroundColor", minimumContrast],
  ["platforms.textColor", "background", minimumContrast],
  ["platforms.borderColor", "background", 3],
]

/**
 * Require 4.5:1 between each text of the hero and its background, and 3:1 for outlines of badges. Colours are compared
 * even if other fields of the hero are invalid. Colours that are left out are derived first.
 */
export function checkHeroContrast(written: unknown, context: z.RefinementCtx) {
  const hero = colorAt(written, ["background"]) ? withHeroColors(written as HeroColors) : undefined
  const report = (path: string[], message: string) =>
    context.addIssue({ code: "custom", path, ...problem("contrast", `${message} colour`) })
  for (const [field, backgroundField, required] of pairs) {
    const path = field.split(".")
    const [color, background] = [colorAt(hero, path), colorAt(hero, backgroundField.split("."))]
    if (!color || !background || contrastRatio(color, background) >= required) continue
    report(path, lowContrastMessage(color, `hero.${backgroundField} ${background}`, background, required))
  }
  const background = colorAt(written, ["backgroundDark"])
  if (!hero || !background || background === hero.background) return
  const texts = [dark.color.text, dark.color.textSecondary, dark.color.focus]
  const unreadable = texts.find((text) => isColor(text) && contrastRatio(text, background) < minimumContrast)
  if (!unreadable) return
  const place = `the dark theme's text ${unreadable}`
  report(["backgroundDark"], lowContrastMessage(background, place, unreadable, minimumContrast))
}

/** Of shapes that carry information (WCAG 2.2, success criterion 1.4.11). */
const minimumChartContrast = 3

/** Require that a custom colour of a chart is visible in both themes. */
export function checkChartContrast(color: string, context: z.RefinementCtx) {
  if (!isColor(color)) return
  for (const [theme, background] of Object.entries({
    light: light.color.surface,
    dark: dark.color.surface,
  })) {
    if (contrastRatio(color, background) >= minimumChartContrast) continue
    const place = `the charts' background in the ${theme} theme, ${background}`
    const message = lowContrastMessage(color, place, background, minimumChartContrast)
    const others = "chart1 to chart7 or chartMuted, which follow the theme"
    context.addIssue({ code: "custom", ...problem("contrast", `${message} one, or ${others}`) })
  }
}

/** The message without its last words: “… Choose a darker”. */
function lowContrastMessage(color: string, place: string, background: string, required: number) {
  const ratio = (Math.floor(contrastRatio(color, background) * 100) / 100).toFixed(2)
  const direction = isDark(background) ? "lighter" : "darker"
  return `${color} has a contrast of ${ratio}:1 to ${place}, less than ${required}:1. Choose a ${direction}`
}

/** The colour at a path, if there is a valid one. */
function colorAt(value: unknown, path: string[]): string | undefined {
  const found = valueAt(value, path)
  return isColor(found) ? found : undefined
}
