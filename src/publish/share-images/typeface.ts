/** The site's typeface, measured and drawn for pictures. */
import { create, type Font, type Glyph } from "fontkit"
import sharp from "sharp"
import { steps } from "./palette"

/** A letter as a picture: how much of each pixel it covers, from 0 to `steps` - 1. */
export interface LetterPicture {
  width: number
  height: number
  /** From the letter's origin on the baseline to the picture's upper left corner. */
  left: number
  top: number
  coverage: Uint8Array
}

/** A letter in its place on a line that begins at 0. */
export interface PlacedLetter {
  /** Names the letter's picture: its font, number and size. */
  key: string
  glyph: Glyph
  /** From the font's units to pixels. */
  scale: number
  x: number
}

export interface Line {
  letters: PlacedLetter[]
  width: number
}

export interface TypeSize {
  /** In pixels. */
  size: number
  /** Space between letters, as a share of the size. */
  tracking: number
}

export interface Typeface {
  /** Whether there is a letter for every character. */
  has: (text: string) => boolean
  /** Width of a word or of a space, set by itself. */
  widthOf: (word: string, type: TypeSize) => number
  /** Words and the spaces between them in their places. */
  line: (text: string, type: TypeSize) => Line
  /** Draws the letters of lines that were not drawn before; all at once, since every picture costs a start. */
  draw: (lines: readonly Line[]) => Promise<ReadonlyMap<string, LetterPicture>>
}

/** @param files one font in several files, each with other characters, as Fontsource divides it */
export const openTypeface = (files: readonly Uint8Array[]): Typeface => {
  const fonts = files.map((file) => create(Buffer.from(file)) as Font)
  const words = new Map<string, Word>()
  const pictures = new Map<string, LetterPicture>()

  const fontOf = (character: string) => {
    const code = character.codePointAt(0) ?? 0
    return fonts.findIndex((font) => font.hasGlyphForCodePoint(code))
  }

  const wordOf = (text: string): Word => {
    const known = words.get(text)
    if (known) return known
    const word: Word = { letters: [], width: 0 }
    for (const { index, part } of runs(text, fontOf)) {
      const font = fonts[index]
      if (!font) continue
      // As in browsers: letters with space between them do not join.
      const { glyphs, positions } = font.layout(part, { liga: false })
      glyphs.forEach((glyph, at) => {
        word.letters.push({ index, glyph, at: word.width + (positions[at]?.xOffset ?? 0) / font.unitsPerEm })
        word.width += (positions[at]?.xAdvance ?? 0) / font.unitsPerEm
      })
    }
    words.set(text, word)
    return word
  }

  const widthOf = (word: string, { size, tracking }: TypeSize) => {
    const { letters, width } = wordOf(word)
    return (width + letters.length * tracking) * size
  }

  const line = (text: string, type: TypeSize): Line => {
    const { size, tracking } = type
    const letters: PlacedLetter[] = []
    let width = 0
    for (const part of text.split(/( )/)) {
      wordOf(part).letters.forEach(({ index, glyph, at }, number) => {
        const key = `${index} ${glyph.id} ${size}`
        letters.push({
          key,
          glyph,
          scale: size / (fonts[index]?.unitsPerEm ?? 1),
          x: width + (at + number * tracking) * size,
        })
      })
      width += widthOf(part, type)
    }
    return { letters, width: width - size * tracking }
  }

  const draw = async (lines: readonly Line[]) => {
    const all = new Map(lines.flatMap(({ letters }) => letters.map((letter) => [letter.key, letter])))
    const missing = [...all.values()].filter(({ key }) => !pictures.has(key))
    for (const [key, picture] of await strip(missing)) pictures.set(key, picture)
    return pictures
  }

  return { has: (text) => [...text].every((character) => fontOf(character) >= 0), widthOf, line, draw }
}

/** In ems. */
interface Word {
  letters: { index: number; glyph: Glyph; at: number }[]
  width: number
}

/** A text in parts that one font has all characters of. */
const runs = (text: string, fontOf: (character: string) => number) => {
  const parts: { index: number; part: string }[] = []
  for (const character of text) {
    const index = fontOf(character)
    const last = parts.at(-1)
    if (last?.index === index) last.part += character
    else parts.push({ index, part: character })
  }
  return parts
}

/** Draws letters side by side in one picture and cuts it up. */
const strip = async (letters: readonly PlacedLetter[]): Promise<[string, LetterPicture][]> => {
  let width = 0
  let height = 1
  const places = letters.map(({ key, glyph, scale }) => {
    const { minX, minY, maxX, maxY } = glyph.bbox
    const empty = !(maxX > minX)
    const left = empty ? 0 : Math.floor(minX * scale)
    const top = empty ? 0 : -Math.ceil(maxY * scale)
    const place = {
      key,
      left,
      top,
      x: width,
      width: empty ? 0 : Math.ceil(maxX * scale) - left,
      height: empty ? 0 : Math.ceil(-minY * scale) - top,
      shape: `<path transform="translate(${width - left} ${-top}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
    }
    width += place.width
    height = Math.max(height, place.height)
    return place
  })
  if (width === 0) return places.map(({ key }) => [key, { ...nothing }])

  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${places.map(({ shape }) => shape).join("")}</svg>`
  const alpha = await coverageOf(svg)
  return places.map(({ key, left, top, x, width: own, height: tall }) => {
    const coverage = new Uint8Array(own * tall)
    for (let y = 0; y < tall; y += 1)
      coverage.set(alpha.subarray(y * width + x, y * width + x + own), y * own)
    return [key, { left, top, width: own, height: tall, coverage }]
  })
}

const nothing: LetterPicture = { width: 0, height: 0, left: 0, top: 0, coverage: new Uint8Array() }

/** How much of each pixel a drawing covers, from 0 to `steps` - 1. */
export const coverageOf = async (svg: string): Promise<Uint8Array> => {
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer()
  const coverage = new Uint8Array(alpha.length)
  for (let pixel = 0; pixel < alpha.length; pixel += 1)
    coverage[pixel] = Math.round(((alpha[pixel] ?? 0) * (steps - 1)) / 255)
  return coverage
}
