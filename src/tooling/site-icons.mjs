/** `node src/tooling/site-icons.mjs`: write the site's icons in static/ from its favicon.svg. */
import { readFileSync } from "node:fs"
import sharp from "sharp"

const svg = readFileSync("static/favicon.svg", "utf8")
const background = /<rect\b[^>]*\bfill="([^"]*)"/.exec(svg)?.[1]

/** @param {number} size */
const icon = (size, text = svg) => sharp(Buffer.from(text), { density: (72 * size) / 64 }).resize(size, size)

/** An icon without round corners. @param {number} size */
const square = (size) => icon(size, svg.replace(/ rx="[^"]*"/, "")).removeAlpha()

// Systems cut the maskable icon down to a circle of 80 %: the logomark must fit into it.
const margin = 34

const icons = {
  favicon: icon(96),
  "apple-touch-icon": square(180),
  "icon-192": icon(192),
  "icon-512": icon(512),
  "icon-maskable-512": square(512 - 2 * margin).extend({
    top: margin,
    right: margin,
    bottom: margin,
    left: margin,
    background,
  }),
}

for (const [name, image] of Object.entries(icons))
  await image.png({ palette: true, effort: 10 }).toFile(`static/${name}.png`)
