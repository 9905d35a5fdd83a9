import type { z } from "zod"

/** WCAG 2.2, success criterion 1.4.3: text of any size we set reaches at least this. */
export const minimumContrast = 4.5

/** Contrast of two colours given as #RRGGBB, from 1 to 21 (WCAG 2.2, relative luminance). */
export const contrastRatio = (first: string, second: string) => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

interface HeroColors {
  background: string
  title: { color: string }
  description: { color: string }
  breadcrumb: { color: string; currentColor: string }
  tags: { backgroundColor: string; textColor: string }
  platforms: { borderColor: string; textColor: string }
}

/** Every text of the hero reaches 4.5:1 on its ground; outlines of badges reach 3:1. */
export function checkHeroContrast(hero: HeroColors, context: z.RefinementCtx) {
  const pairs: [path: string[], color: string, ground: string, groundName: string, required: number][] = [
    [["title", "color"], hero.title.color, hero.background, "hero.background", minimumContrast],
    [["description", "color"], hero.description.color, hero.background, "hero.background", minimumContrast],
    [["breadcrumb", "color"], hero.breadcrumb.color, hero.background, "hero.background", minimumContrast],
    [
      ["breadcrumb", "currentColor"],
      hero.breadcrumb.currentColor,
      hero.background,
      "hero.background",
      minimumContrast,
    ],
    [
      ["tags", "textColor"],
      hero.tags.textColor,
      hero.tags.backgroundColor,
      "hero.tags.backgroundColor",
      minimumContrast,
    ],
    [
      ["platforms", "textColor"],
      hero.platforms.textColor,
      hero.background,
      "hero.background",
      minimumContrast,
    ],
    [["platforms", "borderColor"], hero.platforms.borderColor, hero.background, "hero.background", 3],
  ]
  for (const [path, color, ground, groundName, required] of pairs) {
    const ratio = contrastRatio(color, ground)
    if (ratio < required)
      context.addIssue({
        code: "custom",
        path,
        message: `${color} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 on ${groundName} ${ground}; at least ${required}:1 is needed. Choose a ${luminance(ground) > 0.18 ? "darker" : "lighter"} colour`,
      })
  }
}

function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
