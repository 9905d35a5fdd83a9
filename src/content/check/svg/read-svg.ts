import { isUtf8 } from "node:buffer"
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from "saxes"
import type { Problem } from "../diagnostic"
import { expandsTooFar, type SvgElement } from "./expands-too-far"
import { cssFunctions, cssRules, editorNamespaces, svgAttributes, svgElements } from "./svg-names"

/** Logos of drawing programs have a few kilobytes. */
const maximumKilobytes = 500
const maximumElements = 10_000
const maximumDepth = 100

/**
 * Parse an SVG, or say why it must not be published. It is served as it is, and a browser opens it as a document of the
 * site: only elements and attributes that draw are allowed, and nothing that refers to another file.
 */
export const readSvg = (
  bytes: Buffer,
): { svg: SvgElement; problem?: undefined } | { svg?: undefined; problem: Problem } => {
  if (isCompressed(bytes))
    return { problem: ["is a compressed SVG (SVGZ)", "Export it as SVG without compression"] }
  const kilobytes = Math.ceil(bytes.length / 1000)
  if (kilobytes > maximumKilobytes)
    return { problem: [`has ${kilobytes} kB`, `Simplify it: at most ${maximumKilobytes} kB`] }
  if (!isUtf8(bytes)) return { problem: notUtf8 }
  try {
    return { svg: parse(bytes.toString("utf8")) }
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem }
    throw error
  }
}

/** Whether a file is XML but not HTML; also compressed, or in UTF-16. */
export const looksLikeSvg = (bytes: Buffer): boolean => {
  const start = bytes.subarray(0, 64).toString("latin1")
  return isCompressed(bytes) || /^(?:ÿþ|þÿ|(?:ï»¿)?\s*<(?!(?:!doctype )?html|head|body))/i.test(start)
}

const isCompressed = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

const notUtf8: Problem = ["is not saved as UTF-8", "Export it again as plain SVG, in UTF-8"]

/** Ends parsing at the first problem. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super()
  }
}

const refuse = (message: string, fix: string): never => {
  throw new Refused([message, fix])
}

const svgNamespace = "http://www.w3.org/2000/svg"
const plainSvg = "Export it again as plain SVG, with shapes only"

function parse(text: string): SvgElement {
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: "1.0" })
  const root: SvgElement = { name: "", attributes: {}, children: [], css: "" }
  const open = [root]
  let count = 0
  const addCss = (part: string) => {
    const element = open.at(-1)
    if (element?.name === "style") element.css += part
  }
  parser.on("error", ({ message }) => {
    const reason = message.replace(/^(?:undefined:)?(?:\d+:\d+: )?/, "").replace(/\.$/, "")
    return refuse(`is an SVG that cannot be read (line ${parser.line}: ${reason})`, "Export it again")
  })
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!/^(?:utf-?8|us-ascii)$/i.test(encoding)) throw new Refused(notUtf8)
  })
  parser.on("doctype", () => refuse("has a document type", "Delete it, from <!DOCTYPE to its >"))
  parser.on("processinginstruction", ({ target }) =>
    refuse(`contains the instruction <?${target} … ?>`, `Delete it, from <?${target} to ?>`),
  )
  parser.on("text", addCss)
  parser.on("cdata", addCss)
  parser.on("opentag", (tag) => {
    count += 1
    if (open.length === 1 && (tag.local !== "svg" || tag.uri !== svgNamespace)) refuseRoot(tag)
    if (count > maximumElements) refuse(`has more than ${maximumElements} elements`, "Simplify it")
    if (open.length > maximumDepth) refuse(`has groups in more than ${maximumDepth} groups`, "Simplify it")
    const element = { name: checkedName(tag), attributes: checkedAttributes(tag), children: [], css: "" }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on("closetag", () => {
    const { css } = open.pop() ?? root
    checkCss(css)
  })
  parser.write(text).close()
  const [svg] = root.children
  if (!svg) return refuse("is empty", "Export it again")
  if (expandsTooFar(svg))
    refuse(
      "repeats its shapes too often",
      "Copy the shapes instead of using <use>, patterns or masks in each other",
    )
  return svg
}

function refuseRoot({ name, local, uri }: SaxesTagNS) {
  if (local === "svg" && uri === "")
    refuse("has no namespace, and browsers do not show it", `Add xmlns="${svgNamespace}" to its <svg>`)
  refuse(`is not an SVG: it begins with <${name}>`, "Export it as SVG")
}

/** The name of an allowed element; "" for data of a drawing program. */
function checkedName({ name, local, uri }: SaxesTagNS): string {
  if (isOfEditor(uri)) return ""
  if (uri === svgNamespace && svgElements.has(local)) return local
  if (local === "script") refuse("contains a script", "Export the SVG without scripts and interactions")
  if (local === "image") refuse("contains a photo", "Draw it with shapes only")
  if (local === "a") refuse("contains a link", "Export the SVG without links")
  if (local === "foreignObject")
    refuse("contains <foreignObject>", `${plainSvg}, without the data to edit it in its program`)
  return refuse(`contains <${name}>, which is not a shape`, plainSvg)
}

function checkedAttributes(tag: SaxesTagNS): Record<string, string> {
  const attributes: Record<string, string> = {}
  if (isOfEditor(tag.uri)) return attributes
  for (const attribute of Object.values(tag.attributes)) {
    const { local, value } = attribute
    if (!isAllowed(attribute)) {
      if (/^on/i.test(local)) refuse("contains a script", "Export the SVG without scripts and interactions")
      refuse(`contains the attribute "${attribute.name}" in <${tag.name}>`, "Remove it: it does not draw")
    }
    if (attribute.uri === "" && !isLabel(local)) checkCss(value)
    if (attribute.uri === "") attributes[local] = value
    else if (local === "href") attributes["xlink:href"] = value
  }
  return attributes
}

function isAllowed({ uri, local, name, value }: SaxesAttributeNS): boolean {
  if (local === "href" && (uri === "" || uri === "http://www.w3.org/1999/xlink"))
    return value.startsWith("#") || refuse(`refers to another file: ${value.slice(0, 60)}`, plainSvg)
  if (uri === "") return svgAttributes.has(local) || isLabel(local)
  return isOfEditor(uri) || namespacedAttributes.has(name) || uri === "http://www.w3.org/2000/xmlns/"
}

/** Without a meaning for browsers, or with one that loads nothing. Their prefixes cannot be changed or are usual. */
const namespacedAttributes = new Set(
  "xml:space xml:lang xlink:type xlink:show xlink:actuate xlink:title xlink:role xlink:arcrole".split(" "),
)

const isLabel = (name: string) => /^(?:aria-|data-)|^(?:id|class|lang|role|title|name|alt)$/.test(name)

const isOfEditor = (uri: string) => editorNamespaces.some((start) => uri.startsWith(start))

/** Check a style element, a style attribute, or another attribute, most of which have values of CSS. */
function checkCss(css: string) {
  if (css.includes("\\")) refuse("has a backslash in its styles", "Write the character itself")
  for (const [rule, name = ""] of css.matchAll(/@([\w-]*)/g))
    if (!cssRules.has(name.toLowerCase())) refuse(`has ${rule} in its styles`, "Export it with text as paths")
  for (const [, name = ""] of css.matchAll(/([\w-]+)\(/g))
    if (name.toLowerCase() !== "url" && !cssFunctions.has(name.toLowerCase()))
      refuse(`has ${name}() in its styles`, plainSvg)
  for (const { index } of css.matchAll(/url\(/gi)) {
    const address = css.slice(index + 4)
    if (!/^\s*(["']?)#[^"'()\s]+\1\s*\)/.test(address))
      refuse(`refers to another file: url(${address.slice(0, 60)}`, plainSvg)
  }
  if (/--[^:;]*:[^;]*url\(/i.test(css)) refuse("has url() in a variable of its styles", plainSvg)
}
