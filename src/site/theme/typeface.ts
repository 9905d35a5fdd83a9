/**
 * The typeface of pages and share images. To change it, set its name and share image files here, and the pages' files
 * and fallback metrics in `font-faces.ts`.
 */
export const typeface = "Outfit"

/** The typeface and its fallbacks. */
export const fontFamily = `'${typeface} Variable', ${typeface}, '${typeface} Fallback', 'Century Gothic', system-ui, sans-serif`

/**
 * Font files of npm packages for share images, in the headings' weight: the renderer does not support variable fonts.
 * Several if a font is split by characters, in order of lookup.
 */
export const shareImageFonts: readonly string[] = [
  "@fontsource/outfit/files/outfit-latin-500-normal.woff",
  "@fontsource/outfit/files/outfit-latin-ext-500-normal.woff",
]
