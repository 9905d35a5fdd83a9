/**
 * Derive shades of a colour from shades that were designed for another colour. In OKLab, colours of equal lightness
 * look equally light, so that the contrast of a shade stays about the same. All colours are `#RRGGBB`.
 */
export const shadesOf = (color: string, designed: string) => {
  const [lightness, ...hue] = toLab(color)
  const [designedLightness, ...designedHue] = toLab(designed)
  const [turn, scale] = [angle(hue) - angle(designedHue), Math.hypot(...hue) / Math.hypot(...designedHue)]
  const shade = (designedShade: string, lighter: number) => {
    const [l, ...ab] = toLab(designedShade)
    const [size, direction] = [Math.hypot(...ab) * scale, angle(ab) + turn]
    return toHex([l + lighter, size * Math.cos(direction), size * Math.sin(direction)])
  }
  return {
    /** The shade with the same lightness as the designed one. */
    tone: (designedShade: string) => shade(designedShade, 0),
    /** The shade with the same difference in lightness to the colour as the designed one. */
    relativeTone: (designedShade: string) => shade(designedShade, lightness - designedLightness),
    /** Text on the colour: the dark shade that was designed, or white if the colour is dark. */
    onColor: (designedShade: string) => (lightness > 0.62 ? shade(designedShade, 0) : "#FFFFFF"),
  }
}

/** A colour of the same hue with another lightness, and at most this chroma (both as in OKLab). */
export function tint(color: string, lightness: number, chroma = 1) {
  const [, a, b] = toLab(color)
  const scale = Math.min(1, chroma / (Math.hypot(a, b) || 1))
  return toHex([lightness, a * scale, b * scale])
}

type Triple = [number, number, number]

const angle = ([a, b]: [number, number]) => Math.atan2(b, a)

/** Red, green and blue in linear light, from 0 to 1. */
export const linearRgb = (hex: string) =>
  [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Triple

// The matrices of https://bottosson.github.io/posts/oklab/.
/** Lightness from 0 to 1, and the two coordinates of hue and chroma. */
export const toLab = (hex: string): Triple => {
  const cones = multiply(linearRgb(hex), [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ])
  return multiply(cones.map(Math.cbrt) as Triple, [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ])
}

export const toHex = (lab: Triple): string => {
  const roots = multiply(lab, [
    [1, 0.3963377774, 0.2158037573],
    [1, -0.1055613458, -0.0638541728],
    [1, -0.0894841775, -1.291485548],
  ])
  const rgb = multiply(roots.map((root) => root ** 3) as Triple, [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.707614701],
  ])
  const bytes = rgb.map((part) => {
    const bounded = Math.min(1, Math.max(0, part))
    const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, "0")
  })
  return `#${bytes.join("")}`.toUpperCase()
}

const multiply = ([x, y, z]: Triple, rows: [Triple, Triple, Triple]) =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Triple
