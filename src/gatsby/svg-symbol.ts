import { svgShapes } from "../lib/svg-shapes"

/**
 * A drawing as a symbol of a sheet, to be shown by `<use href="sheet.svg#id">`.
 * @param id what the symbol is called
 * @param svg the drawing's source, well-formed
 * @returns the symbol's source: what the drawing draws, in the colour of where it is used unless it has its own
 */
export const svgSymbol = (id: string, svg: string): string => {
  const [, attributes = ""] = /<svg\b([^>]*)>/.exec(svg) ?? []
  const kept = [...attributes.matchAll(inherited)].map(([attribute]) => ` ${attribute}`).join("")
  return `<symbol id="${id}" viewBox="${viewBoxOf(attributes)}"${kept}>${withOwnIds(id, svgShapes(svg))}</symbol>`
}

/** Of the root's attributes, those that its shapes go by. */
const inherited = /\b(?:fill|stroke|color|opacity|font|preserveAspectRatio)[\w-]*="[^"]*"/g

const viewBoxOf = (attributes: string) => {
  const written = /\bviewBox="([^"]*)"/.exec(attributes)?.[1]
  const side = (name: string) => new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(attributes)?.[1] ?? "100"
  return written ?? `0 0 ${side("width")} ${side("height")}`
}

/** Two drawings may have the same names for their gradients and clips. */
const withOwnIds = (owner: string, shapes: string) =>
  [...shapes.matchAll(/\bid="([^"]+)"/g)].reduce(
    (text, [, id = ""]) =>
      text
        .replaceAll(`id="${id}"`, `id="${owner}-${id}"`)
        .replaceAll(`url(#${id})`, `url(#${owner}-${id})`)
        .replaceAll(`href="#${id}"`, `href="#${owner}-${id}"`),
    shapes,
  )
