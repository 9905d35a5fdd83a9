import sharp from "sharp"
import { placeholderMark } from "../check/image-facts"
import type { Palette } from "../model/content-model"

/** A placeholder image of a new document. */
interface PlaceholderImage {
  file: string
  width: number
  height: number
}

/** Colours of placeholder images: dark tones of the accent. */
const backgroundsOf = ({ tone }: Palette) => [
  { from: tone("#10281C"), to: tone("#0A130E"), arch: tone("#1C4631"), edge: tone("#2A6446") },
  { from: tone("#0A130E"), to: tone("#12241A"), arch: tone("#183123"), edge: tone("#24513A") },
  { from: tone("#0D2A22"), to: tone("#081510"), arch: tone("#174238"), edge: tone("#236454") },
  { from: tone("#1B2A12"), to: tone("#0C140A"), arch: tone("#2C471F"), edge: tone("#41682E") },
]

/** Draw a placeholder image in the style of the brand: two arches and a light. The same name gives the same image. */
export const drawPlaceholder = async (
  { file, width, height }: PlaceholderImage,
  name: string,
  palette: Palette,
): Promise<Buffer> => {
  if (file.endsWith(".svg")) return Buffer.from(`${logo(width, palette)}\n`)
  const image = sharp(Buffer.from(scene(width, height, name, palette))).withExif({
    IFD0: { ImageDescription: placeholderMark },
  })
  return file.endsWith(".png") ? image.png().toBuffer() : image.jpeg({ quality: 82 }).toBuffer()
}

/** Two arches on the lower edge, with a light between them whose position depends on the name. */
function scene(width: number, height: number, name: string, palette: Palette) {
  const { accent } = palette
  const backgrounds = backgroundsOf(palette)
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const background =
    backgrounds[seed % backgrounds.length] ?? (backgrounds[0] as (typeof backgrounds)[number])
  const unit = Math.min(width, height) / 10
  const centre = width / 2
  const lightX = centre + (((seed >> 3) % 7) - 3) * unit * 0.25
  const lightY = unit * (2.1 + ((seed >> 5) % 5) * 0.15)
  const arch = (x: number, half: number, top: number) =>
    `M${x - half} ${height}V${top + half}a${half} ${half} 0 0 1 ${half * 2} 0V${height}Z`
  const half = unit * 1.75
  const gap = unit * 0.35
  const top = height - unit * 6
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <defs>
    <linearGradient id="background" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${background.from}"/><stop offset="1" stop-color="${background.to}"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="${accent}" stop-opacity=".55"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#background)"/>
  <circle cx="${lightX}" cy="${lightY}" r="${unit * 3.4}" fill="url(#glow)"/>
  <path d="${arch(centre - half - gap, half, top)}${arch(centre + half + gap, half, top)}" fill="${background.arch}" stroke="${background.edge}" stroke-width="${unit * 0.06}"/>
  <circle cx="${lightX}" cy="${lightY}" r="${unit * 0.8}" fill="${accent}"/>
</svg>`
}

const logo = (size: number, { accent, accentText }: Palette) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><desc>${placeholderMark}</desc><path d="M6 58V32a12 12 0 0 1 24 0V58Z" fill="${accentText}"/><path d="M34 58V32a12 12 0 0 1 24 0V58Z" fill="${accentText}"/><circle cx="32" cy="12.5" r="7.5" fill="${accent}"/></svg>`
