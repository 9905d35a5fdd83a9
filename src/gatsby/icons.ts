import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { siteLanguage } from "../lib/site-language"
import { svgShapes } from "../lib/svg-shapes"
import { light } from "../theme/palette"
import { writePublicFile } from "./public-files"

/**
 * Writes the site's icons into `public/`, all from `static/brand/logomark.svg`, and the manifest that names them. Not
 * by gatsby-plugin-manifest, which only scales one picture: Apple's icon must fill its square, since Apple rounds it
 * itself, and a maskable one keeps the mark away from edges that are cut off.
 */
export const writeIcons = async (root: string, site: ManifestSite) => {
  const logomark = await readFile(path.join(root, "static/brand/logomark.svg"), "utf8")
  if (!logomark.includes('viewBox="0 0 64 64"'))
    throw new Error(
      'static/brand/logomark.svg is not drawn on 64 by 64 units. Icons and share images are made of it: give it viewBox="0 0 64 64".',
    )
  const write = (name: string, data: string | Buffer) => writePublicFile(root, name, data)
  write("favicon.svg", iconDrawing(logomark, shapes.rounded))
  for (const { name, size, shape } of pictures)
    write(name, await picture(iconDrawing(logomark, shapes[shape]), size, shape !== "rounded"))
  write("manifest.webmanifest", JSON.stringify(manifest(site)))
}

export interface ManifestSite {
  productName: string
  description: string
  /** The folder that the site is published under: "" or "/folder". */
  pathPrefix: string
}

interface Shape {
  /** Radius of the corners and width of the mark, as shares of the icon's. */
  corner: number
  mark: number
}

const shapes = {
  rounded: { corner: 0.24, mark: 0.69 },
  full: { corner: 0, mark: 0.69 },
  /** Within the circle that is never cut off, 80 % wide. */
  maskable: { corner: 0, mark: 0.6 },
} satisfies Record<string, Shape>

const pictures = [
  { name: "favicon.png", size: 96, shape: "rounded" },
  { name: "apple-touch-icon.png", size: 180, shape: "full" },
  { name: "icon-192.png", size: 192, shape: "rounded" },
  { name: "icon-512.png", size: 512, shape: "rounded" },
  { name: "icon-maskable-512.png", size: 512, shape: "maskable" },
] as const

/** The logomark on the ink ground: its arches turn light. A file of its own has no variables of the page. */
const iconDrawing = (logomark: string, { corner, mark }: Shape): string => {
  const { surfaceInverse: ink, textOnInverse: paper, accent } = light.color
  const shapes = svgShapes(logomark).replaceAll(ink, paper)
  const side = 64
  const edge = (side * (1 - mark)) / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * corner}" fill="${ink}"/><g transform="translate(${edge} ${edge}) scale(${mark})">${shapes.replace(/var\(--color-accent\b[^)]*\)/g, accent)}</g></svg>`
}

const picture = (drawing: string, size: number, opaque: boolean) => {
  const drawn = sharp(Buffer.from(drawing), { density: (72 * size) / 64 }).resize(size, size)
  return (opaque ? drawn.removeAlpha() : drawn).png({ palette: true, effort: 10 }).toBuffer()
}

const manifest = ({ productName, description, pathPrefix }: ManifestSite) => {
  const icon = (name: string, sizes: string, type: string, purpose = "any") => ({
    src: `${pathPrefix}/${name}`,
    sizes,
    type,
    purpose,
  })
  return {
    id: `${pathPrefix}/`,
    name: productName,
    short_name: productName,
    description,
    lang: siteLanguage,
    start_url: `${pathPrefix}/`,
    scope: `${pathPrefix}/`,
    display: "minimal-ui",
    theme_color: light.color.bg,
    background_color: light.color.bg,
    icons: [
      icon("favicon.svg", "any", "image/svg+xml"),
      icon("icon-192.png", "192x192", "image/png"),
      icon("icon-512.png", "512x512", "image/png"),
      icon("icon-maskable-512.png", "512x512", "image/png", "maskable"),
    ],
  }
}
