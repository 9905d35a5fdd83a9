import { linearRgb } from "./shades"

/** Minimum contrast of text of any size (WCAG 2.2, success criterion 1.4.3). */
export const minimumContrast = 4.5

/** Contrast of two colours given as #RRGGBB, from 1 to 21 (WCAG 2.2, relative luminance). */
export const contrastRatio = (first: string, second: string) => {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Whether a value is a colour as #RRGGBB. */
export const isColor = (value: unknown): value is string =>
  typeof value === "string" && /^#[0-9a-fA-F]{6}$/.test(value)

/** Whether white has more contrast to a background than black. */
export const isDark = (background: string) =>
  contrastRatio("#FFFFFF", background) > contrastRatio("#000000", background)

/** From 0 for black to 1 for white. */
function luminance(color: string) {
  const [red, green, blue] = linearRgb(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
