/** Share images, which other sites show for a page: heading, name, logo, and the brand's arches and light. */
import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { type ShareColours, sha1 } from "../../content"
import { shareImage } from "../../site/shell/head/share-image"
import { light } from "../../site/theme/palette"
import { shareImageFonts } from "../../site/theme/typeface"
import { limitConcurrency } from "../../util/limit-concurrency"
import { svgShapes } from "../svg-shapes"
import type { Step } from "./built-site"
import type { Page } from "./parsed-page"
import type { PageRecord } from "./site-record"
import { openTypeface, type Typeface } from "./text-to-path"

/** Create the share image of each listed page. If the fonts lack letters of its texts, it shows only the logo. */
export const shareImages: Step = {
  records: async ({ project, productName, pages, reuseOrCreate }) => {
    const { contentOf, draw } = await openShareImages(project, productName)
    const createImage = async (page: Page) => {
      const file = shareImage(page.path).slice(1)
      const content = contentOf(page)
      if (!content) return
      if (!content.productName)
        console.log(`  ${file}: the fonts lack letters of "${page.heading}", so it shows only the logo`)
      await reuseOrCreate(file, sha1(JSON.stringify([content, shareImageFonts])), async (target) => {
        writeFileSync(target, await draw(content))
        return [file]
      })
    }
    // Two at once: other steps need the processor too.
    const limited = limitConcurrency(2)
    await Promise.all(pages.map((page) => limited(() => createImage(page))))
  },
}

type SharedPage = Pick<PageRecord, "path" | "name" | "heading" | "noindex" | "colours">

/** What share images show, and how they are drawn. @param project its top folder */
export const openShareImages = async (project: string, productName: string) => {
  const typeface = await openTypeface()
  const logomark = readFileSync(path.join(project, "static/brand/logomark.svg"), "utf8")
  if (!logomark.includes('viewBox="0 0 64 64"'))
    throw new Error(
      'static/brand/logomark.svg does not have 64 by 64 units, which share images need. Draw it with viewBox="0 0 64 64".',
    )
  const logo = svgShapes(logomark)
  /** Undefined for a page without an image of its own. */
  const contentOf = ({ path: address, name, heading, noindex, colours = siteColours }: SharedPage) => {
    if (name === undefined || heading === undefined || noindex) return undefined
    // On other sites, the name "Home" does not say which page this is.
    const texts = { heading, name: address === "/" ? heading : name, productName }
    const hasLetters = typeface.has(Object.values(texts).join(""))
    return { ...(hasLetters ? texts : { heading: "", name: "", productName: "" }), colours, logo }
  }
  return {
    contentOf,
    draw: (content: ShareImage) => drawShareImage(content, typeface),
    /** Path with a version that changes only with the image: other sites keep images by their address. */
    addressOf: (page: SharedPage) => {
      const content = contentOf(page)
      return content && `${shareImage(page.path)}?v=${sha1(svgOf(content, typeface)).slice(0, 10)}`
    },
  }
}

/** Colours of pages without custom ones. */
export const siteColours: ShareColours = {
  background: light.color.surfaceInverse,
  heading: light.color.textOnInverse,
  name: light.color.textOnInverseSecondary,
  light: light.color.accent,
}

export interface ShareImage {
  heading: string
  /** Next to the logo; omitted if the heading is the same, or if it is too long. */
  name: string
  productName: string
  colours: ShareColours
  /** Shapes of `logomark.svg`. */
  logo: string
}

/** Render a PNG file of 1200 by 630 pixels. */
export const drawShareImage = (image: ShareImage, typeface: Typeface): Promise<Buffer> =>
  // No palette: it is slow, and colours may be off by one.
  sharp(Buffer.from(svgOf(image, typeface)))
    .removeAlpha()
    .png()
    .toBuffer()

const svgOf = (image: ShareImage, { layOut }: Typeface): string => {
  const { heading, name, productName, colours, logo } = image
  const { size, lines } = fitHeading(heading, (text) => layOut(text, headingTracking).width)
  const headingPaths = lines
    .toReversed()
    .map((line, index) =>
      layOut(line, headingTracking).path(size, left, 572 - index * Math.round(size * 1.06)),
    )
  const product = layOut(productName, -0.02)
  const label = layOut(name, -0.02)
  const labelLeft = left + 87 + product.width * 40
  const hasLabel = name !== heading && labelLeft + label.width * 40 <= right
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <style>.logo path { fill: ${colours.heading} } .logo circle { fill: ${colours.light} }</style>
    <path fill="${colours.background}" d="M0 0h1200v630H0z"/>
    <g fill="${colours.light}">
      <path opacity=".12" d="M670 630V375a165 165 0 0 1 330 0V630Z"/>
      <path opacity=".165" d="M1020 630V375a165 165 0 0 1 330 0V630Z"/>
      <circle cx="1010" cy="138" r="80"/>
    </g>
    <g class="logo" transform="translate(${left} 64) scale(${54 / 64}) translate(-6)">${logo}</g>
    <path fill="${colours.heading}" d="${product.path(40, left + 66, 106)}${headingPaths.join("")}"/>
    <path fill="${colours.name}" d="${hasLabel ? label.path(40, labelLeft, 106) : ""}"/>
  </svg>`
}

/** Left and right edge of the texts. The light is at the right. */
const left = 76
const right = 854

/** Letter spacing of the heading, in ems. */
const headingTracking = -0.034

/** Sizes in pixels, and the maximum number of lines at each. */
const sizes = [
  [100, 2],
  [92, 3],
  [80, 4],
  [68, 4],
  [56, 4],
  [44, 4],
  [32, 12],
] as const

/** Return the largest size at which a heading fits, and its lines. @param widthOf in ems */
export const fitHeading = (heading: string, widthOf: (text: string) => number) => {
  const words = heading.match(/\S+/g)?.map((text) => ({ text, width: widthOf(text) })) ?? []
  const breakAt = (size: number) => breakLines(words, widthOf(" "), (right - left) / size)
  for (const [size, maxLines] of sizes) {
    const { lines, cost } = breakAt(size)
    if (cost < Infinity && lines.length <= maxLines) return { size, lines }
  }
  const size = Math.floor((right - left) / Math.max(...words.map(({ width }) => width)))
  return { size, lines: breakAt(size).lines }
}

interface Lines {
  lines: string[]
  /** Infinity if a word is too wide. */
  cost: number
}

/** Break words into as few lines as possible, of similar widths. All widths are in ems. */
const breakLines = (words: { text: string; width: number }[], space: number, maxWidth: number): Lines => {
  /** The best lines for the words from index `first + 1` on, from `first + 2` on, …, and for no words. */
  let rests: [Lines, ...Lines[]] = [{ lines: [], cost: 0 }]
  for (let first = words.length - 1; first >= 0; first -= 1) {
    const candidates = rests.map(({ lines, cost }, index): Lines => {
      const line = words.slice(first, first + index + 1)
      const free = maxWidth - line.reduce((sum, { width }) => sum + width, space * index)
      // Avoid short words such as "the" at the end of a line.
      const endsShort = lines.length > 0 && /^\p{L}{1,3}$/u.test(line.at(-1)?.text ?? "")
      return {
        lines: [line.map(({ text }) => text).join(" "), ...lines],
        cost: free < 0 ? Infinity : cost + costOfLine + free ** 2 + (endsShort ? (maxWidth / 5) ** 2 : 0),
      }
    })
    rests = [candidates.reduce((best, lines) => (lines.cost < best.cost ? lines : best)), ...rests]
  }
  return rests[0]
}

/** Greater than all other costs together, so that fewer lines always win. */
const costOfLine = 1e6
