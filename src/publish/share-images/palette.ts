/** Colours of share images, and the numbers that stand for them in a picture. */
import { light } from "../../theme/palette"

/** As #RRGGBB. */
export interface ShareColours {
  ground: string
  heading: string
  /** The page's name beside the logo. */
  name: string
  /** The light above the arches, which also tints them. */
  light: string
}

/** Of pages without colours of their own: the ink ground of the brand's picture. */
export const houseColours: ShareColours = {
  ground: light.color.surfaceInverse,
  heading: light.color.textOnInverse,
  name: light.color.textOnInverseSecondary,
  light: light.color.primary,
}

/** How many steps there are from one colour to another along an edge. */
export const steps = 16

/** Where the steps from the ground to a colour begin in the palette; every row is `steps` long. */
export const row = {
  leftArch: 0,
  rightArch: steps,
  light: 2 * steps,
  heading: 3 * steps,
  headingOnLeftArch: 4 * steps,
  headingOnRightArch: 5 * steps,
  name: 6 * steps,
} as const

/** The palette's colours as red, green, blue, … in the order of `row`. */
export const paletteOf = ({ ground, heading, name, light: lamp }: ShareColours): Uint8Array => {
  const from = channels(ground)
  const leftArch = mixed(from, channels(lamp), 0.12)
  const rightArch = mixed(from, channels(lamp), 0.165)
  const ink = channels(heading)
  const rows: [Rgb, Rgb][] = [
    [from, leftArch],
    [from, rightArch],
    [from, channels(lamp)],
    [from, ink],
    [leftArch, ink],
    [rightArch, ink],
    [from, channels(name)],
  ]
  return Uint8Array.from(
    rows.flatMap(([a, b]) =>
      Array.from({ length: steps }, (_, step) => mixed(a, b, step / (steps - 1)).map(Math.round)).flat(),
    ),
  )
}

type Rgb = readonly [number, number, number]

const channels = (colour: string): Rgb => {
  const [r = 0, g = 0, b = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))
  return [r, g, b]
}

const mixed = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]
