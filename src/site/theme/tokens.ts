import type { light } from "./palette"

/**
 * Design tokens for components. Colours and shadows are CSS variables (values in `palette.ts`, by theme); everything
 * else is a constant.
 */

/** The CSS variable of a colour or shadow: `onAccent` is `--color-on-accent`, `chart1` is `--color-chart-1`. */
export const variableName = (group: keyof typeof light, name: string) =>
  `--${group}-${name.replace(/[A-Z]|[0-9]+/g, (part) => `-${part.toLowerCase()}`)}`

/** Create variable names on access: with a list of names, browsers would have to load the palette. */
const variables = <Name extends string>(group: keyof typeof light) =>
  new Proxy({} as Readonly<Record<Name, string>>, {
    get: (_, name) => `var(${variableName(group, String(name))})`,
  })

export const color = variables<keyof typeof light.color>("color")
export const shadow = variables<keyof typeof light.shadow>("shadow")

/**
 * Colours of cards and tiles: `solid` with `on` for filled tiles, `soft` with `text` for others. `green` is the
 * accent, here and in the variants of buttons and pills.
 */
export const accents = {
  green: { solid: color.accent, on: color.onAccent, text: color.accentText, soft: color.accentSoft },
  red: { solid: color.red, on: color.onRed, text: color.redText, soft: color.redSoft },
  orange: { solid: color.orange, on: color.onOrange, text: color.orangeText, soft: color.orangeSoft },
  blue: { solid: color.blue, on: color.onBlue, text: color.blueText, soft: color.blueSoft },
  violet: { solid: color.violet, on: color.onViolet, text: color.violetText, soft: color.violetSoft },
} as const

export type Accent = keyof typeof accents

export const space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "24px",
  8: "32px",
  10: "40px",
  12: "48px",
  16: "64px",
  24: "96px",
} as const

export const radius = {
  xs: "6px",
  sm: "10px",
  md: "14px",
  lg: "20px",
  xl: "28px",
  pill: "999px",
} as const

export const zIndex = {
  raised: 1,
  sticky: 100,
  header: 200,
  dropdown: 300,
  toast: 600,
  loadingBar: 700,
} as const

export const duration = {
  fast: "140ms",
  base: "220ms",
  slow: "420ms",
  slower: "720ms",
} as const

/** How far items of lists rise as they move into the window. */
export const riseDistance = "24px"

export const easing = {
  standard: "cubic-bezier(.2,0,0,1)",
  out: "cubic-bezier(.16,1,.3,1)",
} as const

/** Specification, section 9: dropdowns open 0.15 s after the mouse enters and close 0.1 s after it leaves. */
export const dropdownDelay = { enter: "0.15s", leave: "0.1s" } as const

export const size = {
  button: "56px",
  pill: "40px",
  input: "66px",
  textareaMin: "105px",
  selectList: "256px",
  headerMobile: "72px",
  iconTile: "56px",
  iconTileSm: "44px",
  commentCard: "384px",
  railCard: "min(82vw, 24rem)",
  touchTarget: "44px",
} as const

/** The window in pixels from which texts, and images beyond the container, grow; see `global-styles.ts`. */
export const growthStart = 1680

/** Specification section 9, in pixels. */
export const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const

/** Width of the container from each breakpoint up, with its gutters, in pixels. */
export const containerWidths = { sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const

const minWidth = (pixels: number) => `(min-width: ${pixels / 16}em)`

/** Windows from a breakpoint up, as the value of `media` and of `matchMedia`. */
export const wideWindow = { md: minWidth(breakpoints.md), lg: minWidth(breakpoints.lg) } as const

/**
 * Media queries "from this width up", e.g. `${from.md} { … }`: the breakpoints in em, so that a larger default font
 * size selects a layout that has enough space.
 */
export const from = {
  /** Where the longest words of headings have space. */
  longWords: `@media ${minWidth(384)}`,
  /** Where two short columns have space. */
  twoColumns: `@media ${minWidth(480)}`,
  sm: `@media ${minWidth(breakpoints.sm)}`,
  md: `@media ${wideWindow.md}`,
  lg: `@media ${wideWindow.lg}`,
  xl: `@media ${minWidth(breakpoints.xl)}`,
  "2xl": `@media ${minWidth(breakpoints["2xl"])}`,
} as const

/** Screens narrower than a breakpoint, as the value of `media`. Paper is as narrow, but does not scroll. */
export const narrowScreen = {
  sm: `screen and (width < ${breakpoints.sm / 16}em)`,
  md: `screen and (width < ${breakpoints.md / 16}em)`,
} as const

/** Media queries "on screens below this width", e.g. `${below.md} { … }`. */
export const below = { sm: `@media ${narrowScreen.sm}`, md: `@media ${narrowScreen.md}` } as const

/** Phones on their side, where nothing but the list of sections stays in view. */
export const lowWindow = `@media screen and (width < ${breakpoints.lg / 16}em) and (height < 30em)`

export const reducedMotion = "@media (prefers-reduced-motion: reduce)"

/** For movements that a reduced-motion setting switches off. */
export const motion = "@media (prefers-reduced-motion: no-preference)"

/** Smooth scrolling, but not to what a keyboard focuses: it would be out of view meanwhile. */
export const smoothScrolling = (element = "&"): string => `${motion} {
  ${element}:not(:has(:focus-visible)) {
    scroll-behavior: smooth;
  }
}`

/** For animations that follow the scroll position. Paper shows their end. */
export const scrollMotion = "@media screen and (prefers-reduced-motion: no-preference)"

/** For effects of a pointer that can hover. Touch screens would keep them after a tap. */
export const hover = "@media (hover: hover)"

/** Styles for an element that a pointer is over, e.g. `${onHover(`color: ${color.text};`)}`. */
export const onHover = (styles: string, selector = "&:hover"): string => `
  ${hover} {
    ${selector} {
      ${styles}
    }
  }
`

/** Forced-colours mode: the system's few colours, no shadows; see `forced-colors.ts`. */
export const forcedColors = "@media (forced-colors: active)"

/** Vertical spacing of sections and the 12-column grid. */
export const sectionSpace = {
  paddingBlock: "var(--section-padding)",
  headGap: "clamp(36px, 1.5rem + 2vw, 72px)",
} as const

export const grid = { gap: "24px", gapNarrow: "12px", gutter: "12px" } as const

/** Font sizes, which grow on by a fifth on large screens (`--growth`). In the head of every page, as `--size-…`. */
const fontSizes = {
  display: "clamp(2.875rem, 1.35rem + 6.25vw, 6.5rem)",
  h1: "clamp(2.5rem, 1.6rem + 3.7vw, 4.75rem)",
  h2: "clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem)",
  h3: "clamp(1.625rem, 1.35rem + 1.15vw, 2.375rem)",
  h4: "clamp(1.3125rem, 1.2rem + 0.45vw, 1.625rem)",
  h5: "clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem)",
  lead: "clamp(1.125rem, 1.02rem + 0.45vw, 1.375rem)",
  reading: "clamp(1.125rem, 1.08rem + 0.2vw, 1.1875rem)",
  body: "1.0625rem",
  small: "0.9375rem",
  caption: "0.8125rem",
  button: "0.875rem",
  stat: "clamp(3rem, 2rem + 4.2vw, 5.5rem)",
} as const

/** `--size-…` of all text roles: each grows by a fifth of its ceiling, the last size that it names. */
export const fontSizeVariables = () =>
  Object.entries(fontSizes)
    .map(([role, value]) => `--size-${role}: calc(${value} + ${value.match(lastSize)?.[1]} * var(--growth));`)
    .join("\n")

const lastSize = /([\d.]+)rem\)?$/

/** Typography as CSS declarations: `${typography.h2};`. Sizes are fluid: do not override them by breakpoint. */
export const typography = {
  display:
    "font-size: var(--size-display); line-height: 0.98; letter-spacing: -0.042em; word-spacing: 0.06em; font-weight: 500;",
  h1: "font-size: var(--size-h1); line-height: 1.02; letter-spacing: -0.038em; word-spacing: 0.06em; font-weight: 500;",
  h2: "font-size: var(--size-h2); line-height: 1.05; letter-spacing: -0.034em; word-spacing: 0.06em; font-weight: 500;",
  h3: "font-size: var(--size-h3); line-height: 1.14; letter-spacing: -0.026em; word-spacing: 0.06em; font-weight: 500;",
  h4: "font-size: var(--size-h4); line-height: 1.22; letter-spacing: -0.018em; font-weight: 500;",
  h5: "font-size: var(--size-h5); line-height: 1.3; letter-spacing: -0.012em; font-weight: 500;",
  lead: "font-size: var(--size-lead); line-height: 1.5; letter-spacing: -0.012em; font-weight: 350;",
  reading: "font-size: var(--size-reading); line-height: 1.58; letter-spacing: -0.004em; font-weight: 400;",
  body: "font-size: var(--size-body); line-height: 1.6; letter-spacing: -0.004em; word-spacing: 0.04em; font-weight: 400;",
  small: "font-size: var(--size-small); line-height: 1.5; letter-spacing: 0; font-weight: 400;",
  caption: "font-size: var(--size-caption); line-height: 1.4; letter-spacing: 0.005em; font-weight: 500;",
  button:
    "font-size: var(--size-button); line-height: 1; letter-spacing: 0.07em; font-weight: 600; text-transform: uppercase;",
  stat: "font-size: var(--size-stat); line-height: 0.95; letter-spacing: -0.03em; font-weight: 400;",
} as const
