import { readFile } from "node:fs/promises"
import path from "node:path"
import { icons } from "lucide-react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type IconName, iconNames } from "../content-model/icon-names"
import { svgShapes } from "../lib/svg-shapes"
import { writePublicFile } from "./public-files"

/** Writes `public/icons.svg`: a symbol for each icon that content may name, drawn by lucide, and the logo's two. */
export const writeIconSprite = async (root: string) => {
  const logos = logoNames.map(async (name) => {
    const svg = await readFile(path.join(root, "static/brand", `${name}.svg`), "utf8")
    const viewBox = /<svg\b[^>]*\sviewBox="([^"]*)"/.exec(svg)?.[1]
    if (!viewBox)
      throw new Error(`static/brand/${name}.svg needs a viewBox: its symbol gets its size from it.`)
    return `<symbol id="${name}" viewBox="${viewBox}">${svgShapes(svg)}</symbol>`
  })
  writePublicFile(root, "icons.svg", iconSprite(await Promise.all(logos)))
}

/** For the light theme and for the dark one. */
const logoNames = ["logo", "logo-dark"]

/** The sprite's text. Strokes and sizes of icons come from the element that uses a symbol. */
export const iconSprite = (logos: string[] = []) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...logos, ...iconNames.map(icon)].join("\n")}\n</svg>\n`

function icon(name: IconName) {
  const drawing = icons[pascalCase(name) as keyof typeof icons]
  if (!drawing) throw new Error(`lucide has no icon "${name}"`)
  // Without the root's stroke, which comes from where a symbol is used.
  const shapes = svgShapes(renderToStaticMarkup(createElement(drawing)))
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const pascalCase = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
