import { mkdir, writeFile } from "node:fs/promises"
import path from "node:path"
import { icons } from "lucide-react"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { type IconName, iconNames } from "../content-model/icon-names"

/** Writes `public/icons.svg`: a symbol for each icon that content may name, drawn by lucide. */
export const writeIconSprite = async (root: string) => {
  const folder = path.join(root, "public")
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, "icons.svg"), iconSprite())
}

/** The sprite's text. Strokes and sizes come from the element that uses a symbol. */
export const iconSprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbol).join("\n")}\n</svg>\n`

function symbol(name: IconName) {
  const drawing = icons[pascalCase(name) as keyof typeof icons]
  if (!drawing) throw new Error(`lucide has no icon "${name}"`)
  const svg = renderToStaticMarkup(createElement(drawing))
  return `<symbol id="${name}" viewBox="0 0 24 24">${svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"))}</symbol>`
}

const pascalCase = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())
