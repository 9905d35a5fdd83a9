import { readFile } from "node:fs/promises"
import path from "node:path"
import sharp from "sharp"
import { svgShapes } from "../../publish/svg-shapes"
import { light } from "../../ui/theme/palette"
import { siteLanguage } from "../../util/site-language"
import { writePublicFile } from "./public-files"

/**
 * Write the site's icons, all from `static/brand/logomark.svg`, and the web app manifest. gatsby-plugin-manifest only
 * scales one image, but Apple's icon must fill its square, and a maskable icon needs a margin.
 */
export const writeSiteIcons = async (root: string, site: ManifestSite) => {
  const logomark = await readFile(path.join(root, "static/brand/logomark.svg"), "utf8")
  if (!logomark.includes('viewBox="0 0 64 64"'))
    throw new Error(
      'static/brand/logomark.svg does not have 64 by 64 units, which icons and share images need. Draw it with viewBox="0 0 64 64".',
    )
  const write = (name: string, data: string | Buffer) => writePublicFile(root, name, data)
  write("favicon.svg", iconSvg(logomark, shapes.rounded))
  for (const { name, size, shape } of images)
    write(name, await renderPng(iconSvg(logomark, shape), size, shape.cornerRadius === 0))
  write("manifest.webmanifest", JSON.stringify(manifest(site)))
}

interface ManifestSite {
  productName: string
  description: string
  /** The folder that the site is published under: "" or "/folder". */
  pathPrefix: string
}

/** Sizes as shares of the icon's width. */
interface Shape {
  cornerRadius: number
  logomarkWidth: number
}

const shapes = {
  rounded: { cornerRadius: 0.24, logomarkWidth: 0.69 },
  full: { cornerRadius: 0, logomarkWidth: 0.69 },
  /** The logomark fits into the safe zone: a circle of 80 % of the width. */
  maskable: { cornerRadius: 0, logomarkWidth: 0.6 },
} satisfies Record<string, Shape>

/** Icons with a purpose are in the manifest. */
const images: { name: string; size: number; shape: Shape; purpose?: "any" | "maskable" }[] = [
  { name: "favicon.png", size: 96, shape: shapes.rounded },
  { name: "apple-touch-icon.png", size: 180, shape: shapes.full },
  { name: "icon-192.png", size: 192, shape: shapes.rounded, purpose: "any" },
  { name: "icon-512.png", size: 512, shape: shapes.rounded, purpose: "any" },
  { name: "icon-maskable-512.png", size: 512, shape: shapes.maskable, purpose: "maskable" },
]

/** The logomark on the inverse surface, in light colours, since the page's CSS variables do not work in a file. */
const iconSvg = (logomark: string, { cornerRadius, logomarkWidth }: Shape): string => {
  const { surfaceInverse, textOnInverse, accent } = light.color
  const side = 64
  const margin = (side * (1 - logomarkWidth)) / 2
  const paths = svgShapes(logomark)
    .replaceAll(surfaceInverse, textOnInverse)
    .replace(/var\(--color-accent\b[^)]*\)/g, accent)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" rx="${side * cornerRadius}" fill="${surfaceInverse}"/><g transform="translate(${margin} ${margin}) scale(${logomarkWidth})">${paths}</g></svg>`
}

const renderPng = (svg: string, size: number, isOpaque: boolean) => {
  const image = sharp(Buffer.from(svg), { density: (72 * size) / 64 }).resize(size, size)
  return (isOpaque ? image.removeAlpha() : image).png({ palette: true, effort: 10 }).toBuffer()
}

const manifest = ({ productName, description, pathPrefix }: ManifestSite) => ({
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
    { src: `${pathPrefix}/favicon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...images
      .filter(({ purpose }) => purpose)
      .map(({ name, size, purpose }) => ({
        src: `${pathPrefix}/${name}`,
        sizes: `${size}x${size}`,
        type: "image/png",
        purpose,
      })),
  ],
})
