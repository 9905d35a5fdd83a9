import type { z } from "zod"
import { dark, light } from "../theme/palette"

/** WCAG 2.2, success criterion 1.4.3: text of any size we set reaches at least this. */
export const minimumContrast = 4.5

/** Contrast of two colours given as #RRGGBB, from 1 to 21 (WCAG 2.2, relative luminance). */
export const contrastRatio = (first: string, second: string) => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Text or outline, the ground it stands on, and what is required between the two. */
const pairs: [color: string, ground: string, required: number][] = [
  ["title.color", "background", minimumContrast],
  ["description.color", "background", minimumContrast],
  ["breadcrumb.color", "background", minimumContrast],
  ["breadcrumb.currentColor", "background", minimumContrast],
  ["tags.textColor", "tags.backgroundColor", minimumContrast],
  ["platforms.textColor", "background", minimumContrast],
  ["platforms.borderColor", "background", 3],
]

/**
 * Every text of the hero reaches 4.5:1 on its ground; outlines of badges reach 3:1. Looks at the colours that are
 * there, whatever else is wrong with the hero.
 */
export function checkHeroContrast(hero: unknown, context: z.RefinementCtx) {
  for (const [place, groundPlace, required] of pairs) {
    const path = place.split(".")
    const [color, ground] = [colorAt(hero, path), colorAt(hero, groundPlace.split("."))]
    if (!color || !ground) continue
    const ratio = contrastRatio(color, ground)
    if (ratio < required)
      context.addIssue({
        code: "custom",
        path,
        message: `${tooFaint(color, `hero.${groundPlace} ${ground}`, ground, required)} colour`,
      })
  }
}

/** The house's own muted colour has 1.35:1 in the light theme: less cannot be told from the card below it. */
const minimumChartContrast = 1.3

/** A colour of a chart stays the same in both themes, and is seen in both. */
export function checkChartContrast(color: string, context: z.RefinementCtx) {
  if (!isColor(color)) return
  for (const [theme, ground] of Object.entries({ light: light.color.surface, dark: dark.color.surface })) {
    if (contrastRatio(color, ground) >= minimumChartContrast) continue
    const fault = tooFaint(
      color,
      `the charts' ground in the ${theme} theme, ${ground}`,
      ground,
      minimumChartContrast,
    )
    context.addIssue({
      code: "custom",
      message: `${fault} one, or chart1, chart2, chart3 or chartMuted, which follow the theme`,
    })
  }
}

/** Up to the word that is different in kind: Choose a darker … */
function tooFaint(color: string, place: string, ground: string, required: number) {
  const ratio = Math.floor(contrastRatio(color, ground) * 100) / 100
  return `${color} has a contrast of ${ratio.toFixed(2)}:1 on ${place}; at least ${required}:1 is needed. Choose a ${luminance(ground) > 0.18 ? "darker" : "lighter"}`
}

/** The colour at a path, unless there is none, or something else. */
function colorAt(value: unknown, path: string[]): string | undefined {
  const found = path.reduce<unknown>(
    (current, key) => (current as Record<string, unknown> | null | undefined)?.[key],
    value,
  )
  return typeof found === "string" && isColor(found) ? found : undefined
}

const isColor = (text: string) => /^#[0-9a-fA-F]{6}$/.test(text)

function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
