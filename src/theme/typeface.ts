/**
 * The site's typeface: what pages and share images are set in. For another one, name it here with the files of the
 * share images, and the pages' own files in `font-faces.ts`, whose fallback has its metrics.
 */
export const typeface = "Outfit"

/** It, and what stands in until it is there. */
export const fontFamily = `'${typeface} Variable', ${typeface}, '${typeface} Fallback', 'Century Gothic', system-ui, sans-serif`

/**
 * Files of npm packages for the share images, in the weight of headings: what draws them does not vary the weight of
 * the pages' files. Several where a font is divided by characters; each is asked in turn.
 */
export const shareImageFonts: readonly string[] = [
  "@fontsource/outfit/files/outfit-latin-500-normal.woff",
  "@fontsource/outfit/files/outfit-latin-ext-500-normal.woff",
]
