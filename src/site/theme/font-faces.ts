import outfitLatinExt from "@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2"
import outfitLatin from "@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2"
import { typeface } from "./typeface"

/** The font file that every page needs at once. `gatsby-ssr.tsx` preloads it. */
export const preloadedFont: string = outfitLatin

/**
 * The typeface in one variable file per script, and a local fallback with the same metrics to prevent layout shifts.
 */
export const fontFaces = `
  @font-face {
    font-family: "${typeface} Variable";
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url(${outfitLatinExt}) format("woff2");
    unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF;
  }

  @font-face {
    font-family: "${typeface} Variable";
    font-style: normal;
    font-weight: 100 900;
    font-display: swap;
    src: url(${outfitLatin}) format("woff2");
    unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
  }

  @font-face {
    font-family: "${typeface} Fallback";
    src: local("Arial"), local("Liberation Sans"), local("Helvetica Neue");
    ascent-override: 100%;
    descent-override: 26%;
    line-gap-override: 0%;
  }
`
