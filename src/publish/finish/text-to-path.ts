/** Convert text to SVG path data, since sharp can only use fonts that are installed on the machine. */
import { readFile } from "node:fs/promises"
import { create, type Font, type Glyph } from "fontkit"
import { shareImageFonts } from "../../site/theme/typeface"

export type Typeface = Awaited<ReturnType<typeof openTypeface>>

/** Open the fonts of the share images. Each covers a different set of characters. */
export const openTypeface = async () => {
  const files = shareImageFonts.map((name) => readFile(require.resolve(name)))
  const fonts = (await Promise.all(files)).map((file) => create(file) as Font)
  const fontOf = (character: string) =>
    fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

  /** @param tracking letter spacing in ems */
  const layOut = (text: string, tracking: number) => {
    const glyphs: { glyph: Glyph; font: Font; x: number }[] = []
    let width = 0
    for (const { font, part } of splitByFont(text, fontOf)) {
      // Like browsers: no ligatures in text with letter spacing.
      const run = font.layout(part, { liga: false })
      run.glyphs.forEach((glyph, index) => {
        const { xOffset = 0, xAdvance = 0 } = run.positions[index] ?? {}
        glyphs.push({ glyph, font, x: width + xOffset / font.unitsPerEm })
        width += xAdvance / font.unitsPerEm + tracking
      })
    }
    /** Path data of the text, starting at `left`, with its baseline at `y`. All in pixels. */
    const path = (size: number, left: number, y: number) =>
      glyphs
        .map(({ glyph, font, x }) => {
          const scale = size / font.unitsPerEm
          return glyph.path
            .scale(scale, -scale)
            .translate(Math.round(left + x * size), y)
            .toSVG()
        })
        .join("")
    // In ems.
    return { width, path }
  }
  return { has: (text: string) => [...text].every(fontOf), layOut }
}

/** Split a text into words and spaces, and split words where the font changes. */
const splitByFont = (text: string, fontOf: (character: string) => Font | undefined) => {
  const parts: { font: Font; part: string }[] = []
  for (const character of text) {
    const font = fontOf(character)
    const last = parts.at(-1)
    if (!font) throw new Error(`The fonts of the share images have no ${character}`)
    if (last?.font === font && last.part !== " " && character !== " ") last.part += character
    else parts.push({ font, part: character })
  }
  return parts
}
