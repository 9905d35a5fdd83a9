import { decodeUri } from "../../../util/decode-uri"

/** An element of an SVG that has been checked. */
export interface SvgElement {
  /** "" for data of a drawing program. */
  name: string
  attributes: Readonly<Record<string, string>>
  children: SvgElement[]
  /** Text of a style element. */
  css: string
}

/** More elements than this take a browser seconds to draw. */
const maximumDrawn = 20_000
const maximumDepth = 400

/** How often a pattern or marker counts: what is in it is drawn again and again. */
const tileCount = 50

/** Whether elements repeat others so often, or in a circle, that a browser would not finish drawing them. */
export const expandsTooFar = (root: SvgElement): boolean => {
  const elements = descendants(root)
  const byId = new Map(elements.reverse().map((element) => [element.attributes.id, element]))
  const styles = elements.flatMap(({ css }) => referencesInStyles(css))
  const counts = new Map<SvgElement, number>()

  const referredBy = (element: SvgElement): SvgElement[] => {
    const styled = styles.filter(({ selector }) => mayMatch(selector, element)).flatMap(({ ids }) => ids)
    const ids = [...idsIn(Object.values(element.attributes).join(" ")), ...styled]
    return ids.flatMap((id) => byId.get(id) ?? []).filter(({ name }) => !/Gradient$/.test(name))
  }

  /** How many elements are drawn for one; Infinity if it draws itself. */
  const drawn = (element: SvgElement, depth = 0): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    const referred = referredBy(element)
    // Tiles inherit what they are filled with.
    const isInherited = referred.some(isTile) && descendants(element).slice(1).some(isTile)
    counts.set(element, Number.POSITIVE_INFINITY)
    if (depth > maximumDepth || isInherited) return Number.POSITIVE_INFINITY
    let count = 1
    for (const part of [...element.children, ...referred]) count += drawn(part, depth + 1)
    counts.set(element, isTile(element) ? count * tileCount : count)
    return counts.get(element) ?? count
  }
  return drawn(root) > maximumDrawn
}

/** An element and all elements in it. */
export const descendants = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap(descendants),
]

const isTile = ({ name }: SvgElement) => name === "pattern" || name === "marker"

const referencesInStyles = (css: string) => {
  const rule = /([^{}]*)\{([^{}]*)\}/g
  const rules = [...css.matchAll(rule), ["", "*", css.replace(rule, "")]]
  return rules.flatMap(([, selector = "", declarations = ""]) => {
    const ids = idsIn(declarations)
    return ids.length > 0 ? [{ selector, ids }] : []
  })
}

/** References of url(#id) and of href. */
const idsIn = (text: string) => [...text.matchAll(/#([^\s"'()]+)/g)].map(([, id = ""]) => decodeUri(id))

/** Whether a selector names the element, its id, one of its classes, or any element. */
const mayMatch = (selector: string, { name, attributes: { id, class: classes = "" } }: SvgElement) => {
  const names = [name, `#${id}`, ...classes.split(/\s+/).map((one) => `.${one}`)]
  return (
    /[*:[&]/.test(selector) || (selector.match(/[.#]?[^\s.#,>+~]+/g) ?? []).some((one) => names.includes(one))
  )
}
