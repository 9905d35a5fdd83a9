/** Draws the picture that other sites show of a page: heading, name, logo and the brand's two arches with their light. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { svgShapes } from "../../lib/svg-shapes"
import { fontFiles } from "./font-files"
import { paletteOf, row, type ShareColours, steps } from "./palette"
import { palettePngs } from "./png"
import { setHeading } from "./set-heading"
import { coverageOf, type Line, openTypeface, type Typeface } from "./typeface"

export interface SharePicture {
  /** What the picture says, large. */
  heading: string
  /** The page's name, beside the logo; left out where the heading says the same. */
  name: string
  productName: string
  colours: ShareColours
}

export const shareSize = { width: 1200, height: 630 }

export interface Drawer {
  /** Whether the typeface has all letters that the picture needs. */
  canDraw: (picture: SharePicture) => boolean
  draw: (picture: SharePicture) => Promise<Buffer>
}

/** Prepares what all pictures share. @param project folder with `static/brand` */
export const openDrawer = async (project: string): Promise<Drawer> => {
  const typeface = openTypeface(await fontFiles())
  const artwork = await drawArtwork(await readFile(path.join(project, "static/brand/logomark.svg"), "utf8"))

  // One for all pictures, which are written one at a time: to be given new memory for each would take as long as to
  // write the letters.
  const pixels = new Uint8Array(artwork.length)
  const palettePng = palettePngs(shareSize)

  const draw = async (picture: SharePicture) => {
    const texts = place(picture, typeface)
    const letters = await typeface.draw(texts.map(({ line }) => line))
    pixels.set(artwork)
    for (const text of texts) write(text, letters, pixels)
    return palettePng(pixels, paletteOf(picture.colours))
  }
  const canDraw = ({ heading, name, productName }: SharePicture) =>
    typeface.has(heading + name + productName) && heading.trim() !== ""
  return { canDraw, draw }
}

const margin = 76
const logo = { x: margin, top: 64, size: 54, baseline: 106, text: { size: 40, tracking: -0.02 } }
/** The light hangs at the right; headings end before it. */
const lamp = { x: 1010, y: 138, radius: 80 }
const room = { width: lamp.x - lamp.radius - 2 * margin, height: 410 }
const bottom = 572

/** The arches' and the light's edges as steps of their colours; drawn once. */
const drawArtwork = async (logomark: string): Promise<Uint8Array> => {
  const arch = (left: number) => `<path d="M${left} 630V375a165 165 0 0 1 330 0V630Z"/>`
  const circle = `<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}"/>`
  const shapes = svgShapes(logomark)
  const mark = (part: RegExp) =>
    `<g transform="translate(${logo.x - (6 * logo.size) / 64} ${logo.top}) scale(${logo.size / 64})">${shapes.match(part)?.join("") ?? ""}</g>`
  const layers: [number, string][] = [
    [row.leftArch, arch(670)],
    [row.rightArch, arch(1020)],
    [row.light, circle + mark(/<circle[^>]*>/g)],
    [row.heading, mark(/<path[^>]*>/g)],
  ]
  const pixels = new Uint8Array(shareSize.width * shareSize.height)
  for (const [first, drawing] of layers) {
    const { width, height } = shareSize
    const coverage = await coverageOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`,
    )
    for (let pixel = 0; pixel < coverage.length; pixel += 1) {
      const step = coverage[pixel] ?? 0
      if (step > 0) pixels[pixel] = first + step
    }
  }
  return pixels
}

interface PlacedText {
  line: Line
  x: number
  baseline: number
  ink: "heading" | "name"
}

/** Logo and name at the top, the heading at the bottom. */
const place = ({ heading, name, productName }: SharePicture, typeface: Typeface): PlacedText[] => {
  const { lines, lineHeight, ...type } = setHeading(heading, room, typeface.widthOf)
  const set = lines.map(
    (text, index): PlacedText => ({
      line: typeface.line(text, type),
      x: margin,
      baseline: bottom - (lines.length - 1 - index) * lineHeight,
      ink: "heading",
    }),
  )
  const brand = typeface.line(productName, logo.text)
  const brandLeft = logo.x + logo.size + 12
  const label = typeface.line(name, logo.text)
  const labelLeft = brandLeft + brand.width + 20
  const free = lamp.x - lamp.radius - margin - labelLeft
  return [
    ...set,
    { line: brand, x: brandLeft, baseline: logo.baseline, ink: "heading" },
    ...(name !== heading && label.width <= free
      ? [{ line: label, x: labelLeft, baseline: logo.baseline, ink: "name" as const }]
      : []),
  ]
}

/** Writes a line of letters into the picture. */
const write = (
  { line, x, baseline, ink }: PlacedText,
  letters: Awaited<ReturnType<Typeface["draw"]>>,
  pixels: Uint8Array,
) => {
  const { width, height } = shareSize
  const rows = rowsUnder[ink]
  for (const { key, x: offset } of line.letters) {
    const letter = letters.get(key)
    if (!letter) continue
    const left = Math.round(x + offset) + letter.left
    const top = baseline + letter.top
    for (let y = Math.max(0, -top); y < letter.height && top + y < height; y += 1) {
      for (let column = Math.max(0, -left); column < letter.width && left + column < width; column += 1) {
        const step = letter.coverage[y * letter.width + column] ?? 0
        if (step === 0) continue
        const pixel = (top + y) * width + left + column
        const under = pixels[pixel] ?? 0
        // Edges of neighbouring letters meet: the darker one counts.
        pixels[pixel] = Math.max(under, (rows[under] ?? 0) + step)
      }
    }
  }
}

/** For every number of the artwork, where the row of the ink begins that is written on it. */
const rowsUnder: Record<PlacedText["ink"], Uint8Array> = {
  heading: Uint8Array.from({ length: row.name }, (_, under) => {
    if (under >= row.heading) return under - (under % steps)
    if (under % steps < steps / 2 || under >= row.light) return row.heading
    return under < row.rightArch ? row.headingOnLeftArch : row.headingOnRightArch
  }),
  name: new Uint8Array(row.name + steps).fill(row.name),
}
