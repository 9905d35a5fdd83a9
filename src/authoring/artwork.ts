import sharp from "sharp"
import { light, tone } from "../theme/palette"

/** A picture or drawing of a new document. */
export interface Artwork {
  file: string
  width: number
  height: number
}

const { accent, accentText } = light.color

/** Colours of the placeholder artwork: dark tones of the accent. */
const grounds = [
  { from: tone("#10281C"), to: tone("#0A130E"), arch: tone("#1C4631"), edge: tone("#2A6446") },
  { from: tone("#0A130E"), to: tone("#12241A"), arch: tone("#183123"), edge: tone("#24513A") },
  { from: tone("#0D2A22"), to: tone("#081510"), arch: tone("#174238"), edge: tone("#236454") },
  { from: tone("#1B2A12"), to: tone("#0C140A"), arch: tone("#2C471F"), edge: tone("#41682E") },
]

/** Makes a placeholder in the brand's style: two arches and a light. The same name gives the same picture. */
export const artworkFile = async ({ file, width, height }: Artwork, name: string): Promise<Buffer> => {
  if (file.endsWith(".svg")) return Buffer.from(`${mark(width)}\n`)
  const picture = sharp(Buffer.from(scene(width, height, name)))
  return file.endsWith(".png") ? picture.png().toBuffer() : picture.jpeg({ quality: 82 }).toBuffer()
}

/** The arches stand on the lower edge; the light hangs between them, a little off its place from name to name. */
function scene(width: number, height: number, name: string) {
  const seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  const ground = grounds[seed % grounds.length] ?? (grounds[0] as (typeof grounds)[number])
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
    <linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient>
    <radialGradient id="glow"><stop stop-color="${accent}" stop-opacity=".55"/><stop offset="1" stop-color="${accent}" stop-opacity="0"/></radialGradient>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#ground)"/>
  <circle cx="${lightX}" cy="${lightY}" r="${unit * 3.4}" fill="url(#glow)"/>
  <path d="${arch(centre - half - gap, half, top)}${arch(centre + half + gap, half, top)}" fill="${ground.arch}" stroke="${ground.edge}" stroke-width="${unit * 0.06}"/>
  <circle cx="${lightX}" cy="${lightY}" r="${unit * 0.8}" fill="${accent}"/>
</svg>`
}

const mark = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64"><path d="M6 58V32a12 12 0 0 1 24 0V58Z" fill="${accentText}"/><path d="M34 58V32a12 12 0 0 1 24 0V58Z" fill="${accentText}"/><circle cx="32" cy="12.5" r="7.5" fill="${accent}"/></svg>`
