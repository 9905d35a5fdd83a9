import { elementsIn, type SvgElement, writeSvg } from "./svg-element"

/**
 * A drawing as a symbol of a sheet, to be shown by `<use href="sheet.svg#id">`.
 * @param id what the symbol is called
 * @param drawing its root
 * @returns the symbol's source: what the drawing draws, in the colour of where it is used unless it has its own
 */
export const svgSymbol = (id: string, drawing: SvgElement): string => {
  const kept = Object.entries(drawing.attributes).filter(([name]) => inherited.test(name))
  const attributes = { viewBox: viewBoxOf(drawing), ...Object.fromEntries(kept) }
  const names = new Set(elementsIn(drawing).map((element) => element.attributes.id))
  const symbol = withOwnIds(id, names, { ...drawing, name: "symbol", attributes })
  return writeSvg({ ...symbol, attributes: { id, ...symbol.attributes } })
}

/** Of the root's attributes, those that its shapes go by. */
const inherited = /^(?:fill|stroke|color|opacity|font|preserveAspectRatio)/

const viewBoxOf = ({ attributes }: SvgElement) => {
  const side = (name: string) => /^([\d.]+)(?:px)?$/.exec(attributes[name] ?? "")?.[1] ?? "100"
  return attributes.viewBox ?? `0 0 ${side("width")} ${side("height")}`
}

/** Two drawings may have the same names for their gradients and clips. */
const withOwnIds = (
  owner: string,
  names: ReadonlySet<string | undefined>,
  element: SvgElement,
): SvgElement => {
  const own = (name: string) => (names.has(name) ? `${owner}-${name}` : name)
  const rename = ([attribute, value]: [string, string]): [string, string] => {
    if (attribute === "id") return [attribute, own(value)]
    if (/(?:^|:)href$/.test(attribute))
      return [attribute, value.replace(/^#(.*)/, (_, name) => `#${own(name)}`)]
    return [attribute, value.replace(reference, (_, __, name) => `url(#${own(name)})`)]
  }
  return {
    ...element,
    attributes: Object.fromEntries(Object.entries(element.attributes).map(rename)),
    children: element.children.map((child) =>
      typeof child === "string" ? child : withOwnIds(owner, names, child),
    ),
  }
}

const reference = /url\(\s*(["']?)#([^"'\s)]+)\1\s*\)/g
