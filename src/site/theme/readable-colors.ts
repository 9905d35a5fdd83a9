import { contrastRatio, isDark, minimumContrast } from "./contrast"
import { dark, light, tone } from "./palette"
import { tint, toHex, toLab } from "./shades"

/**
 * Colours for what is on a background, in its hue. Texts have the contrast that WCAG 2.2 requires. All colours are
 * `#RRGGBB`.
 */
export const colorsOn = (background: string) => {
  const [lightness] = toLab(background)
  const text = (color: string) => readable(color, background)
  // On every colour, black or white has at least 4.58:1.
  if (isDark(background))
    return {
      text: "#FFFFFF",
      softText: text(tint(background, 0.88, 0.03)),
      accentText: text(tone("#4FDB88")),
      /** A surface on the background. */
      raised: tint(background, Math.max(lightness + 0.1, 0.22)),
    }
  return {
    text: text(tint(background, 0.24, 0.04)),
    softText: text(tint(background, 0.44, 0.05)),
    accentText: text(tone("#0A6B36")),
    raised: contrastRatio("#FFFFFF", background) > 1.1 ? "#FFFFFF" : tint(background, lightness - 0.06),
  }
}

/**
 * Colours in the hue of a background for the page below it, in both themes: an accent that is readable on the page and
 * on the soft background. Backgrounds that are almost grey give the site's own colours.
 */
export const pageColors = (background: string) => {
  const [, ...hue] = toLab(background)
  const isGrey = Math.hypot(...hue) < 0.02
  const soft = isGrey ? light.color.accentSoft : tint(background, 0.965, 0.02)
  const softDark = isGrey ? dark.color.accentSoft : tint(background, 0.24, 0.035)
  return {
    accent: isGrey ? light.color.accentText : readable(vivid(background, 0.52), soft, light.color.bgSubtle),
    soft,
    accentDark: isGrey
      ? dark.color.accentText
      : readable(vivid(background, 0.78), softDark, dark.color.surface),
    softDark,
  }
}

/** A colour of the same hue with another lightness, and enough chroma to be noticed. */
function vivid(color: string, lightness: number) {
  const [, a, b] = toLab(color)
  const chroma = Math.hypot(a, b)
  const scale = Math.min(0.17, Math.max(0.1, chroma)) / chroma
  return toHex([lightness, a * scale, b * scale])
}

/** The colour itself if it is readable on the backgrounds, else the nearest shade of it that is. */
export const readable = (color: string, ...backgrounds: [string, ...string[]]): string => {
  const step = isDark(backgrounds[0]) ? 0.01 : -0.01
  const [lightness] = toLab(color)
  for (let shade = color, moved = lightness; ; shade = tint(color, moved)) {
    if (backgrounds.every((background) => contrastRatio(shade, background) >= minimumContrast)) return shade
    if (moved < 0 || moved > 1) return step > 0 ? "#FFFFFF" : "#000000"
    moved += step
  }
}
