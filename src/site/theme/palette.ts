import { chartTones } from "./chart-tones"
import { shadesOf, tint } from "./shades"

type Values = Readonly<Record<string, readonly [light: string, dark: string]>>

/** The accent colour. Its shades, the logo, icons, share images and placeholder artwork follow it. */
const accent = "#34CE72"

/** The colour that the shades below were designed for. It stays when the accent changes. */
const designedAccent = "#34CE72"

/** Write shades of the accent as shades of the designed one. */
const { tone, relativeTone, onColor } = shadesOf(accent, designedAccent)

export { tone }

const chartColors = Object.fromEntries(
  Object.entries(chartTones).map(([name, [onLight, onDark, chroma]]) => [
    name,
    [tint(accent, onLight, chroma), tint(accent, onDark, chroma)],
  ]),
) as Record<keyof typeof chartTones, [light: string, dark: string]>

/**
 * The values of the CSS variables in the light and the dark theme: `bgSubtle` is `--color-bg-subtle`. Components use
 * `color` and `shadow` of `tokens.ts`, so that themes only change variables and browsers do not load these values.
 */
const colors = {
  bg: ["#FFFFFF", "#0A130E"],
  bgSubtle: ["#F5F7F4", "#0F1A14"],
  bgSunken: ["#EBEFEA", "#060C09"],
  surface: ["#FFFFFF", "#101B15"],
  surfaceRaised: ["#FFFFFF", "#16231C"],
  surfaceInverse: ["#0A130E", "#050A07"],
  surfaceInverseRaised: ["#142019", "#111C16"],
  borderInverse: ["#26342B", "#22302A"],
  text: ["#0A130E", "#F1F6F2"],
  textSecondary: ["#46524A", "#B1BEB5"],
  textTertiary: ["#5E6A62", "#8E9B92"],
  textOnInverse: ["#F3F7F4", "#F3F7F4"],
  textOnInverseSecondary: ["#A7B4AB", "#A7B4AB"],
  textOnInverseAccent: [tone("#4FDB88"), tone("#4FDB88")],
  border: ["#E1E6E1", "#213027"],
  borderHover: ["#C3CCC5", "#34473C"],
  borderStrong: ["#838F87", "#67776D"],
  accent: [accent, accent],
  accentHover: [relativeTone("#2BBE66"), relativeTone("#4ADA84")],
  accentActive: [relativeTone("#27AC5C"), relativeTone("#2BBE66")],
  onAccent: [onColor("#06170D"), onColor("#06170D")],
  accentText: [tone("#0A753A"), tone("#4FDB88")],
  accentSoft: [tone("#E7F8EE"), tone("#0F2C1C")],
  accentLine: [tone("#A6E8C1"), tone("#1F5C3A")],
  red: ["#D42F3D", "#D42F3D"],
  redHover: ["#BE2633", "#BE2633"],
  redActive: ["#A71E2A", "#A71E2A"],
  onRed: ["#FFFFFF", "#FFFFFF"],
  redText: ["#C02431", "#FF8A92"],
  redSoft: ["#FDECEC", "#33151A"],
  orange: ["#F7922D", "#F7922D"],
  orangeHover: ["#EA841D", "#FFA54A"],
  onOrange: ["#1E1002", "#1E1002"],
  orangeText: ["#9C4C06", "#FFB067"],
  orangeSoft: ["#FEF1E2", "#332110"],
  blue: ["#2A63F0", "#2A63F0"],
  onBlue: ["#FFFFFF", "#FFFFFF"],
  blueText: ["#1F52D4", "#8FB1FF"],
  blueSoft: ["#EAF0FF", "#15213F"],
  violet: ["#7448EA", "#7448EA"],
  onViolet: ["#FFFFFF", "#FFFFFF"],
  violetText: ["#6236D8", "#B9A2FF"],
  violetSoft: ["#F1ECFF", "#221940"],
  white: ["#FFFFFF", "#FFFFFF"],
  onWhite: ["#0A130E", "#0A130E"],
  disabledBg: ["#E6EAE6", "#1B2721"],
  disabledText: ["#7A857D", "#7C8A81"],
  focus: [tone("#0A753A"), tone("#4FDB88")],
  star: ["#B86A00", "#F7B955"],
  overlay: ["rgba(6,12,9,0.45)", "rgba(0,0,0,0.45)"],
  selection: [tone("#BDF0D1"), tone("#14532F")],
  ...chartColors,
  chartGrid: ["#E1E6E1", "#213027"],
} as const satisfies Values

const shadows = {
  sm: [
    "0 1px 2px rgba(10,19,14,.05), 0 4px 12px rgba(10,19,14,.04)",
    "0 1px 2px rgba(0,0,0,.4), 0 4px 12px rgba(0,0,0,.25)",
  ],
  md: [
    "0 2px 4px rgba(10,19,14,.04), 0 12px 32px -4px rgba(10,19,14,.09)",
    "0 2px 4px rgba(0,0,0,.35), 0 12px 32px -4px rgba(0,0,0,.5)",
  ],
  lg: [
    "0 4px 8px rgba(10,19,14,.03), 0 32px 72px -12px rgba(10,19,14,.18)",
    "0 4px 8px rgba(0,0,0,.3), 0 32px 72px -12px rgba(0,0,0,.65)",
  ],
} as const satisfies Values

/** The values of one theme, by name. */
const theme = (index: 0 | 1) => ({ color: pick(colors, index), shadow: pick(shadows, index) })

const pick = <Name extends string>(values: Record<Name, Values[string]>, index: 0 | 1) =>
  Object.fromEntries(
    Object.entries<Values[string]>(values).map(([name, pair]) => [name, pair[index]]),
  ) as Record<Name, string>

export const light = theme(0)
export const dark = theme(1)
