import { SaxesParser } from "saxes"
import { escapeMarkup } from "../lib/escape-markup"

/** An element of a drawing; texts are its children, too. */
export interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (SvgElement | string)[]
}

/**
 * Reads a drawing, without its comments.
 * @returns its root, or nothing where its source is not well-formed
 */
export const readSvg = (source: string): SvgElement | undefined => {
  const top: OpenElement = { name: "", attributes: {}, children: [] }
  const open = [top]
  let broken = false
  const parser = new SaxesParser()
  const add = (child: OpenElement | string) => open.at(-1)?.children.push(child)
  parser.on("error", () => {
    broken = true
  })
  parser.on("opentag", ({ name, attributes }) => {
    const element: OpenElement = { name, attributes, children: [] }
    add(element)
    open.push(element)
  })
  parser.on("closetag", () => void open.pop())
  parser.on("text", add)
  parser.on("cdata", add)
  parser.write(source).close()
  return broken ? undefined : elementsIn(top)[0]
}

interface OpenElement extends SvgElement {
  children: (OpenElement | string)[]
}

/** The elements in an element, at whatever depth, in the order of their tags. */
export const elementsIn = ({ children }: SvgElement): SvgElement[] =>
  children.flatMap((child) => (typeof child === "string" ? [] : [child, ...elementsIn(child)]))

/** An element's source. */
export const writeSvg = ({ name, attributes, children }: SvgElement): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`)
  const tag = `<${name}${written.join("")}`
  if (children.length === 0) return `${tag}/>`
  const inside = children.map((child) => (typeof child === "string" ? escapeMarkup(child) : writeSvg(child)))
  return `${tag}>${inside.join("")}</${name}>`
}
