import { readFile } from "node:fs/promises"
import path from "node:path"
import { icons } from "lucide-react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type IconName, iconNames } from "../../content"
import { svgShapes } from "../../publish/svg-shapes"
import { writePublicFile } from "./public-files"

/** Write `public/icons.svg`: a symbol for each icon of `iconNames` and for both logos. */
export const writeIconSprite = async (root: string) => {
  const logos = logoNames.map(async (name) => {
    const svg = await readFile(path.join(root, "static/brand", `${name}.svg`), "utf8")
    const viewBox = /<svg\b[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1]
    if (!viewBox)
      throw new Error(`static/brand/${name}.svg has no viewBox, which gives its symbol a size. Add one.`)
    return `<symbol id="${name}" viewBox="${viewBox}">${svgShapes(svg)}</symbol>`
  })
  writePublicFile(root, "icons.svg", iconSprite(await Promise.all(logos)))
}

/** For the light and the dark theme. */
const logoNames = ["logo", "logo-dark"]

/** Symbols have neither stroke nor size: the element that uses them sets both. */
const iconSprite = (logos: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...logos, ...iconNames.map(icon)].join("\n")}\n</svg>\n`

function icon(name: IconName) {
  const component = icons[pascalCase(name) as keyof typeof icons]
  if (!component) throw new Error(`lucide has no icon "${name}"`)
  const shapes = svgShapes(renderToStaticMarkup(createElement(component)))
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const pascalCase = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
